import { expect, it } from "vitest";
import { entry, match } from "#core/testing/model-match.ts";
import { diffSlots } from "./diff-slots.ts";

/** Creates a match from names; "-" is an open slot. */
function matchOf(names: string) {
  const slots = names.split(" ").map((name, index) => entry(name, { sort: index + 1 }));
  return match("1", { entries: slots.filter(({ name }) => name !== "-") });
}

it.each<[string, before: string, after: string, string[], string[], (string | undefined)[]]>([
  ["no change", "A B", "A B", [], [], ["A", "B"]],
  ["swapped slots", "A B", "B A", [], [], ["B", "A"]],
  ["two new contestants", "- -", "A B", ["A", "B"], [], [undefined, undefined]],
  ["one new contestant", "A -", "A B", ["B"], [], ["A", undefined]],
  ["a replacement", "A B", "A C", [], ["B>C"], ["A", "B"]],
  ["two replacements", "A B", "C D", [], ["A>C", "B>D"], ["A", "B"]],
  ["a removal", "A B", "A -", [], ["B>"], ["A"]],
  ["a removal and a new contestant in the other slot", "A -", "- B", ["B"], ["A>"], [undefined]],
  ["another spelling", "Aino -", "AINO -", [], ["Aino>AINO"], ["Aino"]],
])("finds %s", (_name, before, after, known, replaced, previous) => {
  const changes = diffSlots(matchOf(before), matchOf(after));
  expect(changes.known.map(({ name }) => name)).toEqual(known);
  expect(changes.replaced.map(({ from, to }) => `${from.name}>${to?.name ?? ""}`)).toEqual(
    replaced,
  );
  expect(changes.before.map((entryBefore) => entryBefore?.name)).toEqual(previous);
});
