import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entries, match, seen } from "#core/testing/model-match.ts";
import type { SeenMatch, UnconfirmedSlot } from "#core/model/match.ts";
import { POLLS_TO_CONFIRM, countSlotConfirmations, restoreConfirmedKeys } from "./confirm.ts";

const of = (...names: readonly string[]) => match("1", { entries: entries(...names) });

/** Returns the match after these polls, each with these names in its slots. */
function after(start: readonly string[], ...polls: readonly (readonly string[])[]) {
  let known: SeenMatch = seen(of(...start));
  for (const names of polls) {
    const received = of(...names);
    const unconfirmed = countSlotConfirmations(known, received, received);
    known = unconfirmed.length === 0 ? seen(received) : { ...seen(received), unconfirmed };
  }
  return known;
}

const formatSlots = ({ unconfirmed = [] }: SeenMatch) =>
  unconfirmed.map(({ sort, polls }: UnconfirmedSlot) => `${sort}:${polls}`);

describe("countSlotConfirmations", () => {
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
    const back = countSlotConfirmations(wrong, of("Aino"), of("Aino", "Bo"));
    expect(back).toMatchObject([{ sort: 2, confirmed: null, polls: 0 }]);
  });

  it("keeps the confirmed contestant while a match without them is held", () => {
    const before = seen(of("Aino", "Bo"));
    let unconfirmed: readonly UnconfirmedSlot[] = [];
    for (let polls = 0; polls < 5; polls += 1) {
      unconfirmed = countSlotConfirmations({ ...before, unconfirmed }, of("Aino"), before.match);
    }
    const known = { ...before, unconfirmed };
    expect(known.unconfirmed).toMatchObject([{ sort: 2, candidate: null, polls: 3 }]);
    expect(known.unconfirmed?.[0]?.confirmed).toBe(of("Aino", "Bo").entries[1]?.key);
    expect(countSlotConfirmations(known, of("Aino"), of("Aino"))).toEqual([]);
  });

  it("confirms the contestants of three equal polls, whatever came before", () => {
    const names = fc.array(fc.constantFrom("Aino", "Bo", "Cai"), { maxLength: 2 });
    fc.assert(
      fc.property(
        fc.array(names, { maxLength: 8 }),
        fc.uniqueArray(fc.constantFrom("Dag", "Eve")),
        (polls, last) => {
          const equal = Array.from({ length: POLLS_TO_CONFIRM }, () => last);
          expect(after([], ...polls, ...equal).unconfirmed).toBeUndefined();
        },
      ),
    );
  });
});

describe("restoreConfirmedKeys", () => {
  it("uses the confirmed contestant's key in the slot of a new one", () => {
    const [cai] = restoreConfirmedKeys(after(["Aino"], ["Cai"])).match.entries;
    expect(cai).toMatchObject({ name: "Cai", key: of("Aino").entries[0]?.key });
  });

  it("creates a unique key for a new contestant in an open slot", () => {
    const [, bo] = restoreConfirmedKeys(after(["Aino"], ["Aino", "Bo"])).match.entries;
    expect(bo?.key).toBe("unconfirmed a.example/1 2");
  });
});
