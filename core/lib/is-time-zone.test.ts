import { expect, test } from "vitest";
import { isTimeZone } from "./is-time-zone.ts";

test.each([
  ["Europe/Helsinki", true],
  ["UTC", true],
  ["Europe/Nowhere", false],
  ["+02:00", false],
  ["", false],
])("returns whether %j is a time zone: %s", (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
