import { expect, it } from "vitest";
import { entries, entry, match } from "#core/testing/model-match.ts";
import type { MatchEntry } from "#core/model/match.ts";
import { diffSlots } from "./diff-slots.ts";

/** Formats the changes: names, `from>to`, and for each entry now the name before. */
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
    "no change",
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
    "two new contestants",
    [],
    entries("A", "B"),
    { known: ["A", "B"], replaced: [], before: [undefined, undefined] },
  ],
  [
    "one new contestant",
    entries("A"),
    entries("A", "B"),
    { known: ["B"], replaced: [], before: ["A", undefined] },
  ],
  [
    "a replacement",
    entries("A", "B"),
    entries("A", "C"),
    { known: [], replaced: ["B>C"], before: ["A", "B"] },
  ],
  [
    "two replacements",
    entries("A", "B"),
    entries("C", "D"),
    { known: [], replaced: ["A>C", "B>D"], before: ["A", "B"] },
  ],
  ["a removal", entries("A", "B"), entries("A"), { known: [], replaced: ["B>"], before: ["A"] }],
  [
    "a removal and a new contestant in the other slot",
    entries("A"),
    [entry("B", { sort: 2 })],
    { known: ["B"], replaced: ["A>"], before: [undefined] },
  ],
  [
    "another spelling",
    entries("Aino"),
    entries("AINO"),
    { known: [], replaced: ["Aino>AINO"], before: ["Aino"] },
  ],
])("finds %s", (_name, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});
