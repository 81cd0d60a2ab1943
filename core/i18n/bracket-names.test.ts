import { expect, test } from "vitest";
import { nameBrackets } from "./bracket-names.ts";

test.each<[string, readonly [string, string][], readonly string[]]>([
  ["by its title", [["Playoffs", ""]], ["Playoffs"]],
  ["by the default name without a title", [["", ""]], ["Bracket"]],
  [
    "by different titles",
    [
      ["Division A", "A"],
      ["Division B", "B"],
    ],
    ["Division A", "Division B"],
  ],
  [
    "with the letter of its match codes when two share a title",
    [
      ["Playoffs", "A"],
      ["Playoffs", "B"],
      ["", "C"],
    ],
    ["Playoffs A", "Playoffs B", "Bracket C"],
  ],
])("names a bracket %s", (_, brackets, names) => {
  const named = brackets.map(([title, prefix]) => ({ title, prefix }));
  expect(nameBrackets(named, "Bracket")).toEqual(names);
});
