import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { type Doubt, DOUBT_RULES, withDoubts } from "#core/model/doubt.ts";
import type { Match, SeenMatch } from "#core/model/match.ts";
import { acceptValues, doubtContestants, withKnownContestants } from "./accept-values.ts";

const A = match("1", { start: NOON, entries: entries("Aino 1", "Bo 0") });
const B = match("1", { start: NOON + MINUTE, entries: entries("Aino S. 1", "Bo 0") });

/** Returns the displayed match after each of these polls, `every` milliseconds apart. */
function shown(first: Match, polls: readonly Match[], every = 10 * SECOND): readonly Match[] {
  let known = seen(first);
  return polls.map((received, index) => {
    known = { ...known, ...acceptValues(known, received, index * every) };
    return known.match;
  });
}

const changesIn = (matches: readonly Match[], first: Match): number =>
  matches.filter((one, index) => one.start !== (matches[index - 1] ?? first).start).length;

describe("acceptValues", () => {
  const moved = { ...A, bracketId: "7", row: 2 };
  const swapped = match("1", { start: NOON, entries: entries("Bo 0", "Aino 1") });
  const one = match("1", { entries: entries("Aino") });
  const two = match("1", { entries: entries("Aino 1", "Bo") });
  it.each<[string, Match, Match[], shown: Match[], every?: number]>([
    ["a first change at once", A, [B], [B]],
    ["a second change when three polls repeat it", A, [B, A, A, A], [B, B, B, A]],
    ["an alternating bracket position once", A, [moved, A, A, A], [moved, moved, moved, A]],
    ["a change at once ten minutes after the previous one", A, [B, A], [B, A], 10 * MINUTE],
    [
      "scores and contestants in open slots at once",
      { ...one, entries: [] },
      [one, two],
      [one, two],
    ],
  ])("shows %s", (_, first, polls, expected, every) => {
    expect(shown(first, polls, every)).toEqual(expected);
  });

  it("changes an alternating value at most once", () => {
    const polls = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? B : A));
    expect(changesIn(shown(A, polls), A)).toBe(1);
  });

  it("shows a new contestant at once while another name in the match is doubted", () => {
    const received = { ...A, entries: entries("Aino 1", "Bo 0", "Cai") };
    const last = shown(A, [B, received], SECOND).at(-1);
    expect(last?.entries.map(({ name }) => name)).toEqual(["Aino S.", "Bo", "Cai"]);
  });

  it("keeps each contestant's own score when slots alternate", () => {
    const scored = match("1", { start: NOON, entries: entries("Aino 2", "Bo 0") });
    const last = shown(A, [swapped, scored]).at(-1);
    expect(last?.entries.map(({ name, score }) => `${name} ${score}`)).toEqual(["Bo 0", "Aino 2"]);
  });

  it("shows the original value once three polls repeat it", () => {
    const polls = fc.array(fc.constantFrom(A, B), { maxLength: 20 });
    fc.assert(
      fc.property(polls, (some) => {
        expect(shown(A, [...some, A, A, A]).at(-1)).toEqual(A);
      }),
    );
  });
});

const of = (...names: readonly string[]) => match("1", { entries: entries(...names) });

/** Returns the match after these polls, each with these names in its slots. */
function after(start: readonly string[], ...polls: readonly (readonly string[])[]) {
  let known: SeenMatch = seen(of(...start));
  for (const names of polls) {
    const received = of(...names);
    known = withDoubts(seen(received), doubtContestants(known, received, received, 0));
  }
  return known;
}

const formatSlots = ({ doubts = [] }: SeenMatch) =>
  doubts.map(({ slot, polls }) => `${slot}:${polls}`);

describe("doubtContestants", () => {
  const both = ["Aino", "Bo"];
  it.each<[string, string[], string[][], string[]]>([
    ["nothing when the contestants stay the same", ["Aino"], [["Aino"]], []],
    ["a new contestant in the first poll", ["Aino"], [both], ["2:1"]],
    ["a new contestant in the second poll", ["Aino"], [both, both], ["2:2"]],
    ["nothing from the third poll on", ["Aino"], [both, both, both], []],
    ["nothing when the new contestant is removed", ["Aino"], [both, ["Aino"]], []],
    ["another new contestant with a new count", [], [["Bo"], ["Bo"], ["Cai"]], ["1:1"]],
    ["nothing when two contestants swap slots", both, [both.toReversed()], []],
  ])("returns %s", (_, start, polls, expected) => {
    expect(formatSlots(after(start, ...polls))).toEqual(expected);
  });

  it("returns the slot of a displayed contestant that the lists removed", () => {
    const wrong = after(["Aino"], ["Aino", "Bo"]);
    const back = doubtContestants(wrong, of("Aino"), of("Aino", "Bo"), 0);
    expect(back).toMatchObject([{ slot: 2, known: null, polls: 0 }]);
  });

  it("keeps the known contestant while a match without them is held", () => {
    const before = seen(of("Aino", "Bo"));
    let doubts: readonly Doubt[] = [];
    for (let polls = 0; polls < 5; polls += 1) {
      doubts = doubtContestants({ ...before, doubts }, of("Aino"), before.match, polls);
    }
    const known = of("Aino", "Bo").entries[1]?.key;
    expect(doubts).toMatchObject([{ slot: 2, known, candidate: null, polls: 3 }]);
    expect(doubtContestants({ ...before, doubts }, of("Aino"), of("Aino"), 5)).toEqual([]);
  });

  it("accepts the contestants of three equal polls, whatever came before", () => {
    const names = fc.array(fc.constantFrom("Aino", "Bo", "Cai"), { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.array(names, { maxLength: 8 }),
        fc.uniqueArray(fc.constantFrom("Dag", "Eve")),
        (polls, last) => {
          const equal = Array.from({ length: DOUBT_RULES.contestant.polls }, () => last);
          expect(after([], ...polls, ...equal).doubts).toBeUndefined();
        },
      ),
    );
  });
});

describe("withKnownContestants", () => {
  it("uses the known contestant's key in the slot of a new one", () => {
    const [cai] = withKnownContestants(after(["Aino"], ["Cai"])).match.entries;
    expect(cai).toMatchObject({ name: "Cai", key: of("Aino").entries[0]?.key });
  });

  it("creates a unique key for a new contestant in an open slot", () => {
    const [, bo] = withKnownContestants(after(["Aino"], ["Aino", "Bo"])).match.entries;
    expect(bo?.key).toBe("doubted a.example/1 2");
  });
});
