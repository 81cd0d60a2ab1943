import { expect, test } from "vitest";
import { formatMinutes } from "./format-minutes.ts";

test.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [142, "2 h 22"],
])("formats %i minutes as %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});
