import { expect, test } from "vitest";
import { nameBrackets } from "./bracket-names.ts";

test.each<[string, readonly [string, string][], readonly string[]]>([
  ["its title", [["Playoffs", ""]], ["Playoffs"]],
  ["the word alone without a title", [["", ""]], ["Bracket"]],
  [
    "each title",
    [
      ["Division A", "A"],
      ["Division B", "B"],
    ],
    ["Division A", "Division B"],
  ],
  [
    "the letter of its codes beside a title that two share",
    [
      ["Playoffs", "A"],
      ["Playoffs", "B"],
      ["", "C"],
    ],
    ["Playoffs A", "Playoffs B", "Bracket C"],
  ],
])("names a bracket by %s", (_, brackets, names) => {
  const named = brackets.map(([title, prefix]) => ({ title, prefix }));
  expect(nameBrackets(named, "Bracket")).toEqual(names);
});
