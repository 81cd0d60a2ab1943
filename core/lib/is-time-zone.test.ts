import { expect, test } from "vitest";
import { isTimeZone } from "./is-time-zone.ts";

test.each([
  ["Europe/Helsinki", true],
  ["UTC", true],
  ["Europe/Nowhere", false],
  ["", false],
])("%s: %s", (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
