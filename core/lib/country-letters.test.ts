import { expect, it } from "vitest";
import { formatCountryLetters, mayHaveFlag } from "./country-letters.ts";

it.each([
  ["fi", "FI", true],
  ["xx", "XX", true],
  ["wal", "WAL", false],
  ["gb-eng", "ENG", true],
  ["us-ca", "", false],
  ["wales", "", false],
  ["", "", false],
])("shows %j as %j or a flag: %s", (country, letters, hasFlag) => {
  expect(formatCountryLetters(country)).toBe(letters);
  expect(mayHaveFlag(country)).toBe(hasFlag);
});
