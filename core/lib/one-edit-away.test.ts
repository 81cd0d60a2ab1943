import { expect, test } from "vitest";
import { isOneEditAway } from "./one-edit-away.ts";

test.each([
  ["knights", true],
  ["knig", true],
  ["", true],
  ["knoghts", true],
  ["knihts", true],
  ["kniights", true],
  ["kinghts", true],
  ["knigth", true],
  ["xnights", false],
  ["nknights", false],
  ["knots", false],
  ["kinghst", false],
])("returns whether %j is one edit away from knights: %s", (typed, expected) => {
  expect(isOneEditAway("knights", typed)).toBe(expected);
});
