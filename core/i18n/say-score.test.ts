import { expect, test } from "vitest";
import { en } from "./en/start.ts";
import { sayScoreList, sayScores } from "./say-score.ts";

const side = (score: number | null) => ({ score, disqualified: score !== null && score < 0 });

test.each([
  [[3, 1], "3–1"],
  [[-1, 0], "DQ–0"],
  [[null, 1], ""],
  [[4, 3, 2], ""],
  [[], ""],
])("%j reads %j", (scores, said) => {
  expect(sayScores(en, scores.map(side))).toBe(said);
});

test("scores as they were sent are said with DQ for one below 0", () => {
  expect(sayScoreList("DQ", [2, -1])).toBe("2–DQ");
  expect(sayScoreList("DQ", [null, 1])).toBe("0–1");
});
