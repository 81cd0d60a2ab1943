import { expect, it } from "vitest";
import { deriveAttention } from "#core/attention/derive-attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { contestantKey } from "#core/model/contestant-key.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { WIRE_START, wireBracket } from "#core/testing/wire-match.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";

const FOUR = { bracket: wireBracket({ size: "4" }) };
const OPEN = { ...FOUR, locked: "0", start: "2026-03-07 20:00:00" };

/** The lists of an event whose final has these contestants. */
const listsOf = (sides: string) => ({
  upcoming: [wireSingleMatch("3", "ro2#1", sides, OPEN)],
  ended: [
    wireSingleMatch("1", "ro4#1", "Aino 3 v Bo 0", FOUR),
    wireSingleMatch("2", "ro4#2", "Cai 3 v Dag 1", FOUR),
  ],
});

/** The items about a final with these contestants, after another one before. */
function itemsOf(before: string, final: string) {
  const at = WIRE_START + 60 * MINUTE;
  const first = pollWireLists(listsOf(before), at);
  const second = pollWireLists(listsOf(final), at + MINUTE, first);
  return deriveAttention(worldOf(second, at + MINUTE), new Map(), [], at + MINUTE).map(
    ({ kind, reason, matches }) => [kind, reason, matches],
  );
}

it("offers the alias of a name that never played in the slot of a winner", () => {
  expect(itemsOf("Aino v Cai", "Aino Team X v Cai")).toEqual([
    [
      "new-name",
      {
        kind: "new-name",
        feeder: "SF-1",
        former: { key: contestantKey("osu", "Aino"), name: "Aino" },
        current: { key: contestantKey("osu", "Aino Team X"), name: "Aino Team X" },
      },
      ["osu.example.net/3"],
    ],
  ]);
});

it("reports nothing about the winner", () => {
  expect(itemsOf("Cai", "Aino v Cai")).toEqual([]);
});
