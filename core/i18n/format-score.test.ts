import { expect, test } from "vitest";
import * as en from "./en/pages.ts";
import { formatHalves, formatScore, formatScoreList, formatScores } from "./format-score.ts";

const side = (score: number | null) => ({ score, disqualified: score !== null && score < 0 });

test.each([
  [[3, 1], "3–1"],
  [[-1, 0], "DQ–0"],
  [[0.5, 0.5], "½–½"],
  [[1.5, 0], "1½–0"],
  [[null, 1], ""],
  [[4, 3, 2], ""],
  [[], ""],
])("formats %j as %j", (scores, expected) => {
  expect(formatScores(en.common, scores.map(side))).toBe(expected);
});

test("formats negative points with a minus", () => {
  expect(formatHalves(-1.5)).toBe("−1½");
});

test("formats raw scores, with DQ for a score below 0", () => {
  expect(formatScoreList("DQ", [2, -1])).toBe("2–DQ");
  expect(formatScoreList("DQ", [null, 1])).toBe("0–1");
  expect(formatScoreList("DQ", [45, -5])).toBe("45–−5");
});

test.each([
  [{ score: null, disqualified: false, time: "1:02.3" }, "1:02.3"],
  [{ score: 3, disqualified: false, time: "1:02.3" }, "3 · 1:02.3"],
  [{ score: 0, disqualified: false, time: "DNF" }, "0 · DNF"],
  [{ score: null, disqualified: true, time: "1:02.3" }, "DQ"],
  [{ score: null, disqualified: false, time: null }, ""],
  [{ score: null, scoreText: "150/7", disqualified: false, time: "1:02.3" }, "150/7 · 1:02.3"],
  [{ score: null, scoreText: "150/7", disqualified: true }, "DQ"],
  [{ score: 2.5, scoreText: "2,5", disqualified: false }, "2½"],
])("formats the result of a race or a text %j as %j", (own, expected) => {
  expect(formatScore(en.common, own)).toBe(expected);
});
