import { expect, it } from "vitest";
import { entries, entry, match } from "#core/testing/model-match.ts";
import type { MatchEntry } from "#core/model/match.ts";
import { diffSlots } from "./diff-slots.ts";

/** What changed, as `known`, `from>to` and, per entry now, who it was before. */
function changesOf(before: readonly MatchEntry[], after: readonly MatchEntry[]) {
  const changes = diffSlots(match("1", { entries: before }), match("1", { entries: after }));
  return {
    known: changes.known.map(({ name }) => name),
    replaced: changes.replaced.map(({ from, to }) => `${from.name}>${to?.name ?? ""}`),
    before: changes.before.map((one) => one?.name),
  };
}

it.each([
  [
    "nothing",
    entries("A", "B"),
    entries("A", "B"),
    { known: [], replaced: [], before: ["A", "B"] },
  ],
  [
    "swapped slots",
    entries("A", "B"),
    entries("B", "A"),
    { known: [], replaced: [], before: ["B", "A"] },
  ],
  [
    "both known",
    [],
    entries("A", "B"),
    { known: ["A", "B"], replaced: [], before: [undefined, undefined] },
  ],
  [
    "the other known",
    entries("A"),
    entries("A", "B"),
    { known: ["B"], replaced: [], before: ["A", undefined] },
  ],
  [
    "replaced in the slot",
    entries("A", "B"),
    entries("A", "C"),
    { known: [], replaced: ["B>C"], before: ["A", "B"] },
  ],
  [
    "both replaced",
    entries("A", "B"),
    entries("C", "D"),
    { known: [], replaced: ["A>C", "B>D"], before: ["A", "B"] },
  ],
  ["gone", entries("A", "B"), entries("A"), { known: [], replaced: ["B>"], before: ["A"] }],
  [
    "gone from one slot, known in the other",
    entries("A"),
    [entry("B", { sort: 2 })],
    { known: ["B"], replaced: ["A>"], before: [undefined] },
  ],
  [
    "spelt anew",
    entries("Aino"),
    entries("AINO"),
    { known: [], replaced: ["Aino>AINO"], before: ["Aino"] },
  ],
])("%s", (_name, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});
