import { expect, test } from "vitest";
import { nameBrackets } from "./bracket-names.ts";

test.each<[string, readonly [string, string][], readonly string[]]>([
  ["its title", [["Playoffs", ""]], ["Playoffs"]],
  ['the word "Bracket" alone if it has no title', [["", ""]], ["Bracket"]],
  [
    "each title",
    [
      ["Division A", "A"],
      ["Division B", "B"],
    ],
    ["Division A", "Division B"],
  ],
  [
    "its title and the letter of its match codes if two brackets share the title",
    [
      ["Playoffs", "A"],
      ["Playoffs", "B"],
      ["", "C"],
    ],
    ["Playoffs A", "Playoffs B", "Bracket C"],
  ],
])("names a bracket by %s", (_, brackets, names) => {
  const input = brackets.map(([title, prefix]) => ({ title, prefix }));
  expect(nameBrackets(input, "Bracket")).toEqual(names);
});
