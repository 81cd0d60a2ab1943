import { describe, expect, test } from "vitest";
import { createVenueFormat, createEventDayKeyFormat, isDayKey, shiftDay } from "./venue-format.ts";

const at = (iso: string): number => Date.parse(iso);
const noon = (): number => at("2026-01-25T12:00:00Z");

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
    expect(createEventDayKeyFormat(zone)(at(iso))).toBe(day);
  });
});

test("formats times and days in English", () => {
  const venue = createVenueFormat("UTC", "en-GB", noon);
  expect(venue.time(at("2026-01-25T00:05:00Z"))).toBe("00:05");
  expect(venue.dateTime(at("2026-01-25T16:40:00Z"))).toBe("25 Jan 16:40");
  expect(venue.dateTime(at("2024-08-25T16:40:00Z"))).toBe("25 Aug 2024 16:40");
  expect(venue.when(at("2026-01-25T16:40:00Z"))).toBe("16:40");
  expect(venue.when(at("2026-01-27T16:40:00Z"))).toBe("Tue 16:40");
  expect(venue.day("2026-01-25")).toBe("Sun 25 Jan");
  expect(venue.dayLong("2026-01-25")).toBe("Sunday 25 January 2026");
});

test("formats dates in numbers in Finnish", () => {
  const venue = createVenueFormat("Europe/Helsinki", "fi-FI", noon);
  const early = at("2026-01-25T10:05:00Z");
  expect(venue.dateTime(early)).toBe("25.1. 12.05");
  expect(venue.day("2026-01-25")).toBe("su 25.1.");
  expect(venue.dayLong("2026-01-25")).toBe("Sunnuntai 25. tammikuuta 2026");
});

test.each([
  ["2026-01-24T00:00:00Z", "2026-03-08T02:00:00Z", "24 Jan – 8 Mar 2026"],
  ["2015-07-30T00:00:00Z", "2015-08-01T23:59:59Z", "30 Jul – 1 Aug 2015"],
  ["2026-01-24T08:00:00Z", "2026-01-24T20:00:00Z", "24 Jan 2026"],
])("formats dates from %s to %s as %s", (from, to, expected) => {
  expect(createVenueFormat("UTC", "en-GB", noon).dates(at(from), at(to))).toBe(expected);
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
