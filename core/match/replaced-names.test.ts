import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { createSampleRandom } from "#core/testing/node/sample.ts";
import { playPlan, worldOfPlan } from "#core/testing/vacant-places.ts";
import { formatRanks } from "#core/testing/format-ranks.ts";
import { rankRowsOf, worldOfFile } from "#core/testing/derive.ts";
import { type Wire, WIRE_START, wireBracket } from "#core/testing/wire-match.ts";
import { changeAll, wireDoubleMatches, wireSingleMatches } from "#core/testing/wire-matches.ts";
import type { World } from "#core/world/world.ts";
import { findReplacedNames } from "./replaced-names.ts";

/** Returns a world of a bracket with these matches, and open ones of two hours later. */
function worldWith(ended: string, open: string, bracket: Wire, now?: number): World {
  const later = { bracket, locked: "0", start: "2026-03-07 20:00:00" };
  const wire = changeAll(wireSingleMatches(ended), { bracket });
  return worldOfFile([...wire, ...changeAll(wireSingleMatches(open), later)], now);
}

const FOUR = wireBracket({ size: "4" });
const worldOfFour = (final: string, second = "Cai 3 v Dag 1") =>
  worldWith(
    `ro4#1 Aino 3 v Bo 0, ro4#2 ${second}`,
    `3: ro2#1 ${final}`,
    FOUR,
    WIRE_START + 3_600_000,
  );

const replacedIn = ({ tournaments }: World) =>
  [...tournaments.values()].flatMap(({ brackets, matches }) => {
    const byKey = new Map(matches.map((one) => [one.match.key, one]));
    return brackets.flatMap((bracket) =>
      findReplacedNames(bracket, byKey).map(
        ({ former, current, feeder }) => `${former.name} from ${feeder} is ${current.name}`,
      ),
    );
  });

describe("a name that never played in the slot of a winner", () => {
  it("is found, and the ranking has one row for the slot", () => {
    const world = worldOfFour("Aino Team X v Cai");
    expect(replacedIn(world)).toEqual(["Aino from SF-1 is Aino Team X"]);
    expect(formatRanks(world)).toBe("1-2 Aino Team X Cai playing, 3-4 Bo Dag lost");
  });

  it("is found for both finalists", () => {
    const world = worldOfFour("New A v New C");
    expect(replacedIn(world)).toEqual(["Aino from SF-1 is New A", "Cai from SF-2 is New C"]);
    expect(formatRanks(world)).toBe("1-2 New A New C playing, 3-4 Bo Dag lost");
  });

  it("is found for who drops into a lower bracket", () => {
    const world = worldOfFile(
      wireDoubleMatches(
        "ro4#1 Aino 2 v Bo 0, ro4#2 Cai 2 v Dag 0, ro2#1 Aino 2 v Cai 0",
        "lower ro2s1#1 Bo 2 v Dag 0, lower ro2s2#1 Bo 2 v Cai FC 0",
      ),
    );
    expect(replacedIn(world)).toEqual(["Cai from UBF is Cai FC"]);
  });
});

describe("no new name", () => {
  it.each<[string, string, string?]>([
    ["the winner", "Aino v Cai"],
    ["the loser", "Bo v Cai"],
    ["an open slot", "Cai"],
    ["a slot of an undecided match", "Aino v Eve", "Cai 1 v Dag 1"],
    ["a contestant of the other match", "Dag v Cai"],
    ["a name that also plays elsewhere in the round before", "Eve v Cai", "Cai 3 v Eve 1"],
  ])("is %s", (_, final, second) => {
    expect(replacedIn(worldOfFour(final, second))).toEqual([]);
  });

  it("is one in a bracket whose feeders are not known, or were not seen", () => {
    const columns = wireBracket({ type: "heats" });
    const later = { bracket: columns, locked: "0", start: "2026-03-07 20:00:00" };
    const open = changeAll(wireSingleMatches("ro4#1 Aino v Bo, ro2#1 Aino"), later);
    expect(replacedIn(worldOfFile(open))).toEqual([]);
    const unseen = worldWith("2: ro4#2 Cai 3 v Dag 1", "3: ro2#1 Eve v Fay", FOUR);
    expect(replacedIn(unseen)).toEqual(["Cai from SF-2 is Fay"]);
  });

  it("is one whose slot belongs to a winner who plays in another match of the round", () => {
    const first = "ro8#1 Aino 3 v Bo 0, ro8#2 Cai 3 v Dag 1, ro8#3 Gus 3 v Hal 1";
    const world = worldWith(first, "5: ro4#1 Eve v Cai, ro4#2 Gus v Aino", wireBracket());
    expect(replacedIn(world)).toEqual([]);
  });
});

it("is found wherever one contestant gets a new name, which then has the only row", () => {
  const random = createSampleRandom();
  const plan = {
    kind: "single",
    size: 8,
    missing: new Set<number>(),
    out: new Set<string>(),
  } as const;
  for (let event = 0; event < 40; event += 1) {
    const places = playPlan({ ...plan, played: 4 + Math.floor(random() * 3) });
    const next = places.filter(({ node, sides }) => node.roundOf < 8 && !sides.includes(null));
    const renamed = must(next[Math.floor(random() * next.length)], "a later match has contestants");
    const side = random() < 0.5 ? 0 : 1;
    const former = must(renamed.sides[side], "the contestant is known");
    const rename = (name: string | null) => (name === former ? "New Name" : name);
    const changed = places.map((place) => {
      if (place !== renamed) return place;
      const [first, second] = place.sides;
      const winner = rename(place.winner);
      return { ...place, sides: [rename(first), rename(second)] as const, winner };
    });
    // Later matches have the new name as well.
    const isLater = places.some(
      ({ node, sides }) => node.roundOf < renamed.node.roundOf && sides.includes(former),
    );
    if (isLater) continue;
    const world = worldOfPlan({ ...plan, played: 0 }, changed, "not");
    const feeder = `${renamed.node.roundOf === 4 ? "QF" : "SF"}-${2 * renamed.node.row - 1 + side}`;
    expect(replacedIn(world)).toEqual([`${former} from ${feeder} is New Name`]);
    const rows = rankRowsOf(world);
    expect(rows).toHaveLength(8);
    expect(rows.map(({ contestant }) => contestant.name)).not.toContain(former);
  }
});
