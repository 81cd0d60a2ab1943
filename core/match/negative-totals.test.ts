import { expect, test } from "vitest";
import { entries, match, seen } from "#core/testing/model-match.ts";
import { markNegativeTotals } from "./negative-totals.ts";

/** Marks matches of these contestants; returns the names whose negative score is a total. */
function totals(bestOf: number, ...texts: readonly string[]): readonly string[] {
  const matches = texts.map((text, index) =>
    seen(match(`${index}`, { bestOf, entries: entries(...text.split(", ")) })),
  );
  return markNegativeTotals(matches).flatMap((one) =>
    one.match.entries.flatMap(({ name, isNegativeTotal }) => (isNegativeTotal ? [name] : [])),
  );
}

test.each([
  [["Aino 45, Bo -5", "Cai 30, Dag 20"], ["Bo"]],
  [
    ["Aino 45, Bo -5", "Cai 30, Dag -1"],
    ["Bo", "Dag"],
  ],
  [["Aino 45, Bo -1"], []],
  [["Aino 2, Bo -2"], []],
  [["Aino 2, Bo -1"], []],
  [["Aino 45, Bo 3"], []],
  [["Aino 45, Bo -5, Cai"], ["Bo"]],
])("of %j marks %j", (texts, expected) => {
  expect(totals(1, ...texts)).toEqual(expected);
});

test("does not mix matches with another best-of", () => {
  const quiz = seen(match("1", { bestOf: 1, entries: entries("Aino 45", "Bo -5") }));
  const series = seen(match("2", { bestOf: 3, entries: entries("Aino 2", "Bo -1") }));
  const [, second] = markNegativeTotals([quiz, series]);
  expect(second).toBe(series);
});
