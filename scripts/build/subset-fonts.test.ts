import { expect, it } from "vitest";
import { areFontsNew } from "./subset-fonts.mjs";

it("finds the generated fonts newer than their style sheet, packages and scripts", () => {
  expect(areFontsNew(), "run: node scripts/build/subset-fonts.mjs").toBe(true);
});
