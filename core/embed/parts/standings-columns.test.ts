import { expect, it } from "vitest";
import { formatStandingsValue } from "./standings-columns.ts";

it.each([
  ["difference", 3, "+3"],
  ["difference", 0, "0"],
  ["difference", -3, "−3"],
  ["points", 3, "3"],
] as const)("formats %s of %d as %s", (figure, value, text) => {
  expect(formatStandingsValue(figure, value)).toBe(text);
});
