import { expect, test } from "vitest";
import { fiBestOf } from "./best-of.ts";

test.each([
  [1, "paras 1:stä"],
  [3, "paras 3:sta"],
  [5, "paras 5:stä"],
  [9, "paras 9:stä"],
  [13, "paras 13:sta"],
])("formats best of %d with the Finnish ending: %s", (games, text) => {
  expect(fiBestOf(games)).toBe(text);
});
