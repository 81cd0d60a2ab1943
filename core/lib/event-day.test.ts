import { describe, expect, test } from "vitest";
import { createEventDayKeyFormat, isDayKey, shiftDay } from "./event-day.ts";

describe("createEventDayKeyFormat", () => {
  test.each([
    ["Europe/Helsinki", "2026-01-25T12:00:00Z", "2026-01-25"],
    ["Europe/Helsinki", "2026-01-25T23:30:00Z", "2026-01-25"],
    ["Europe/Helsinki", "2026-01-26T02:59:00Z", "2026-01-25"],
    ["Europe/Helsinki", "2026-01-26T03:00:00Z", "2026-01-26"],
    ["America/Los_Angeles", "2026-03-01T04:00:00Z", "2026-02-28"],
    // In the night when clocks go forward, the event day still starts at 05:00.
    ["Europe/Helsinki", "2026-03-29T01:59:00Z", "2026-03-28"],
    ["Europe/Helsinki", "2026-03-29T02:00:00Z", "2026-03-29"],
  ])("assigns, in %s, %s to %s", (zone, iso, day) => {
    expect(createEventDayKeyFormat(zone)(Date.parse(iso))).toBe(day);
  });
});

test.each([
  ["2026-01-31", 1, "2026-02-01"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2024-02-28", 1, "2024-02-29"],
])("shifts %s by %i to %s", (key, days, shifted) => {
  expect(shiftDay(key, days)).toBe(shifted);
});

test.each([
  ["2026-02-28", true],
  ["2026-02-31", false],
  ["2026-2-3", false],
  ["today", false],
  ["", false],
])("returns whether %j is a day key: %s", (text, valid) => {
  expect(isDayKey(text)).toBe(valid);
});
