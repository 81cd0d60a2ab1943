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
])("%j for knights: %s", (typed, isMeant) => {
  expect(isOneEditAway("knights", typed)).toBe(isMeant);
});
