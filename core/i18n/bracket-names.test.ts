import { expect, test } from "vitest";
import { nameBrackets } from "./bracket-names.ts";

const DIVISIONS = { A: "Division A", B: "Division B" };
const ALIKE = { A: "Playoffs", B: "Playoffs", C: "" };

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  ["its title", { "": "Playoffs" }, ["Playoffs"]],
  ["the default name without a title", { "": "" }, ["Bracket"]],
  ["different titles", DIVISIONS, ["Division A", "Division B"]],
  [
    "the letter of its codes if two share a title",
    ALIKE,
    ["Playoffs A", "Playoffs B", "Bracket C"],
  ],
])("names a bracket by %s", (_, titlesByPrefix, names) => {
  const brackets = Object.entries(titlesByPrefix).map(([prefix, title]) => ({ title, prefix }));
  expect(nameBrackets(brackets, "Bracket")).toEqual(names);
});
