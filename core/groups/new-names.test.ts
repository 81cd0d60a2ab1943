/** Round robins in which one contestant is renamed, at every time and in every order of matches. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { type Wire, wireTournament } from "#core/testing/wire-match.ts";
import { wireGroupMatch } from "#core/testing/wire-matches.ts";
import { findNewNames } from "./new-names.ts";

const NAMES = ["Elm", "Fir", "Oak", "Yew", "Ash", "Bay"];

/** Creates a round robin; the first contestant has another name in its last matches. */
function createGroup(
  count: number,
  { rounds = 1, renamed = 0, sent = true, random = seededRandom(1), listed = Infinity },
): readonly Wire[] {
  const names = NAMES.slice(0, count);
  const pairs = names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other]));
  const all = Array.from({ length: rounds }, () => pairs)
    .flat()
    .map((pair) => ({ pair, order: random() }))
    .toSorted((a, b) => a.order - b.order);
  let left = rounds * (count - 1);
  return all.slice(0, listed).map(({ pair }, at) => {
    const [one = "", other = ""] = pair;
    const name = one === "Elm" && left <= renamed ? "Elm Energy" : one;
    if (one === "Elm") left -= 1;
    const goals = Math.floor(random() * 4);
    return wireGroupMatch(`${at + 1}`, `${at + 1}`, `${name} ${goals} v ${other} 1`, {
      start: `2026-03-${String(at + 1).padStart(2, "0")} 12:00:00`,
      round_of: sent ? `${count}` : "",
      tournament: wireTournament({ end: "2026-04-20 12:00:00" }),
    });
  });
}

function derive(wire: readonly Wire[]) {
  const world = worldOfFile(wire);
  const [view] = world.tournaments.values();
  const { matches, groups, rankings } = must(view, "a tournament");
  const found = findNewNames(matches);
  return {
    names: found.map(({ former, current }) => `${former.name} > ${current.name}`),
    complete: groups.map(({ complete }) => complete),
    finals: rankings.filter(({ isFinal }) => isFinal).length,
  };
}

/** A round robin whose points are as close as those of a Swiss group; Oak becomes Oak Energy. */
const LIKE_SWISS = `Elm 2 v Bay 1|Yew 2 v Ash 0|Fir 2 v Oak 0|Elm 1 v Ash 2|Bay 2 v Oak Energy 0
  |Yew 1 v Fir 2|Elm 2 v Oak Energy 1|Ash 2 v Fir 0|Bay 0 v Yew 2|Elm 2 v Fir 1|Oak Energy 2 v Yew 1
  |Ash 1 v Bay 2|Elm 2 v Yew 0|Fir 2 v Bay 0|Oak Energy 2 v Ash 1`.split(/\s*\|/);

it("finds a new name in a round robin that looks like a Swiss group", () => {
  const wire = LIKE_SWISS.map((contest, at) =>
    wireGroupMatch(`${at + 1}`, `${at + 1}`, contest, {
      start: `2026-03-${String(at + 1).padStart(2, "0")} 12:00:00`,
      round_of: "6",
      best_of: "3",
      tournament: wireTournament({ end: "2026-03-16 12:00:00" }),
    }),
  );
  expect(derive(wire)).toEqual({ names: ["Oak > Oak Energy"], complete: [false], finals: 0 });
});

describe("a round robin with a new name", () => {
  it("has it at every time and in every order, and is neither complete nor final", () => {
    let combinations = 0;
    for (const count of [4, 5, 6])
      for (const rounds of [1, 2])
        for (const sent of [true, false])
          for (let renamed = 1; renamed < rounds * (count - 1); renamed += 1)
            for (let seed = 1; seed <= 2; seed += 1) {
              const random = seededRandom(seed);
              const { names, complete, finals } = derive(
                createGroup(count, { rounds, renamed, sent, random }),
              );
              combinations += 1;
              expect([names, complete, finals]).toEqual([["Elm > Elm Energy"], [false], 0]);
            }
    expect(combinations).toBe(120);
  });

  it("has none without one, whatever was listed so far", () => {
    for (const count of [4, 5, 6])
      for (const rounds of [1, 2])
        for (const sent of [true, false])
          for (let listed = 1; listed <= (rounds * count * (count - 1)) / 2; listed += 1) {
            // The first matches of five may be all of four, one of whom was renamed.
            if (!sent && listed < (rounds * count * (count - 1)) / 2) continue;
            const random = seededRandom(listed);
            const { names } = derive(createGroup(count, { rounds, sent, random, listed }));
            expect(names).toEqual([]);
          }
  });
});
