import { expect, test } from "vitest";
import { createDifferenceFormat, createNumberFormat } from "./format-number.ts";

test.each([
  [[3, 1], "3 1"],
  [[1.5, 0], "1½ 0"],
  [[0.5, -0.5], "½ −½"],
  [[75.5, 75], "75.5 75.0"],
  [[1.5, 1.3], "1.5 1.3"],
  [[233.85, 230], "233.85 230.00"],
  [[-5, 45], "−5 45"],
  [[9999, 10_000], "9999 10\u202F000"],
  [[23_998_112_340, 4100], "23\u202F998\u202F112\u202F340 4100"],
  [[12_345.678], "12\u202F345.678"],
])("formats %j as %j", (numbers, expected) => {
  expect(numbers.map(createNumberFormat(numbers)).join(" ")).toBe(expected);
});

test("ignores numbers that do not exist", () => {
  expect(createNumberFormat([null, 1.25])(3)).toBe("3.00");
});

test("writes differences above 0 with a plus sign", () => {
  const differences = [3, 0, -1.5];
  expect(differences.map(createDifferenceFormat(differences)).join(" ")).toBe("+3 0 −1½");
});
