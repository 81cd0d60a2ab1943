import { expect, test } from "vitest";
import { createVenueFormat } from "./venue-format.ts";

const at = (iso: string): number => Date.parse(iso);
const noon = (): number => at("2026-01-25T12:00:00Z");

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
