import { expect, it } from "vitest";
import { parseScore } from "#core/wire/scalars.ts";
import { entry, match, seen } from "#core/testing/model-match.ts";
import { readUnclearScores } from "./score-texts.ts";

/** Reads matches of two scores, "1.234 998"; returns the scores of all, `null` for a text. */
function read(
  texts: readonly string[],
  bestOf: readonly number[] = [],
): readonly (number | null)[] {
  const matches = texts.map((text, index) => {
    const entries = text
      .split(" ")
      .map((score, at) => entry(`P${at}`, { sort: at + 1, ...parseScore(score) }));
    return seen(match(String(index), { bestOf: bestOf[index] ?? 1, entries }));
  });
  return readUnclearScores(matches).flatMap((one) => one.match.entries.map(({ score }) => score));
}

it.each<[texts: readonly string[], expected: readonly (number | null)[]]>([
  // Points alone: both readings rank alike.
  [["1.234 1.199"], [1.234, 1.199]],
  [["1.234 0"], [1.234, 0]],
  [["1.234 -1"], [1.234, -1]],
  [["10,000 9,500"], [null, null]],
  // A whole number beside it.
  [["1.234 998"], [null, 998]],
  [["1.234 12"], [null, 12]],
  [["10,000 950"], [null, 950]],
  // Certain decimals.
  [["13.733 14.1"], [13.733, 14.1]],
  [
    ["13.733 14", "12.95 13.7"],
    [13.733, 14, 12.95, 13.7],
  ],
  [["13,733 14,1"], [13.733, 14.1]],
  [
    ["99.125 100", "98.5 97.25"],
    [99.125, 100, 98.5, 97.25],
  ],
  [["0.125 1.875"], [0.125, 1.875]],
  // Certain thousands.
  [["1.234.567 998.000"], [1_234_567, 998_000]],
  [
    ["10,000 950", "1,234,567 8,500"],
    [10_000, 950, 1_234_567, 8500],
  ],
  [["10,000 9,500.5"], [10_000, 9500.5]],
  [["1.234 998,5"], [1234, 998.5]],
  [
    ["12,345 9,875", "1.5 2.5"],
    [12_345, 9875, 1.5, 2.5],
  ],
  // Signs that contradict each other, or too few.
  [
    ["1.234 998", "3.0 3"],
    [null, 998, 3, 3],
  ],
  [
    ["1.234 998", "1.5 2.5", "3.5 4.5"],
    [null, 998, 1.5, 2.5, 3.5, 4.5],
  ],
  [
    ["1.234 998,5", "1.5 2"],
    [null, 998.5, 1.5, 2],
  ],
  [
    ["1.234 1.5", "1.234.567 2"],
    [null, 1.5, 1_234_567, 2],
  ],
  // Numbers of the same kind are texts of other kinds.
  [["10,000 182/6"], [null, null]],
])("reads %j as %j", (texts, expected) => {
  expect(read(texts)).toEqual(expected);
});

it("reads by the scores of matches with the same best-of", () => {
  expect(read(["1.234 1.199", "2 1"], [1, 3])).toEqual([1.234, 1.199, 2, 1]);
  expect(read(["10,000 9,500", "1,234,567 2"], [1, 3])).toEqual([null, null, 1_234_567, 2]);
});

it("returns the same list if no score is a text", () => {
  const matches = [seen(match("1", { entries: [entry("A", parseScore("2,5")), entry("B 1")] }))];
  expect(readUnclearScores(matches)).toBe(matches);
});
