import { expect, test } from "vitest";
import { fiBestOf } from "./best-of.ts";

test.each([
  [1, "paras 1:stä"],
  [3, "paras 3:sta"],
  [5, "paras 5:stä"],
  [9, "paras 9:stä"],
  [13, "paras 13:sta"],
])("best of %d is said as it is read aloud: %s", (games, said) => {
  expect(fiBestOf(games)).toBe(said);
});
