import { type Doubt, DOUBT_RULES, withDoubts } from "#core/model/doubt.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entries, match, seen } from "#core/testing/model-match.ts";
import type { SeenMatch } from "#core/model/match.ts";
import { doubtContestants, withKnownContestants } from "./accept-values.ts";

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

  it("keeps the confirmed contestant while a match without them is held", () => {
    const before = seen(of("Aino", "Bo"));
    let doubts: readonly Doubt[] = [];
    for (let polls = 0; polls < 5; polls += 1) {
      doubts = doubtContestants({ ...before, doubts }, of("Aino"), before.match, polls);
    }
    const known = of("Aino", "Bo").entries[1]?.key;
    expect(doubts).toMatchObject([{ slot: 2, known, candidate: null, polls: 3 }]);
    expect(doubtContestants({ ...before, doubts }, of("Aino"), of("Aino"), 5)).toEqual([]);
  });

  it("confirms the contestants of three equal polls, whatever came before", () => {
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
  it("uses the confirmed contestant's key in the slot of a new one", () => {
    const [cai] = withKnownContestants(after(["Aino"], ["Cai"])).match.entries;
    expect(cai).toMatchObject({ name: "Cai", key: of("Aino").entries[0]?.key });
  });

  it("creates a unique key for a new contestant in an open slot", () => {
    const [, bo] = withKnownContestants(after(["Aino"], ["Aino", "Bo"])).match.entries;
    expect(bo?.key).toBe("unconfirmed a.example/1 2");
  });
});
