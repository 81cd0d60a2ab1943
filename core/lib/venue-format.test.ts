import { expect, test } from "vitest";
import { createVenueFormat } from "./venue-format.ts";

const at = (iso: string): number => Date.parse(iso);
const noon = (): number => at("2026-01-25T12:00:00Z");

test.each([
  ["UTC", "en-GB", "25 Jan 16:40 / Tue 16:40 / Sun 25 Jan / Sunday 25 January 2026"],
  ["Europe/Helsinki", "fi-FI", "25.1. 18.40 / ti 18.40 / su 25.1. / Sunnuntai 25. tammikuuta 2026"],
  ["Europe/Stockholm", "sv-SE", "25 jan. 17:40 / tis 17:40 / sön 25 jan. / Söndag 25 januari 2026"],
])("formats times and days in %s with the locale %s as %s", (zone, locale, texts) => {
  const venue = createVenueFormat(zone, locale, noon);
  const times = [
    venue.dateTime(at("2026-01-25T16:40:00Z")),
    venue.when(at("2026-01-27T16:40:00Z")),
    venue.day("2026-01-25"),
    venue.dayLong("2026-01-25"),
  ];
  expect(times.join(" / ")).toBe(texts);
});

test("formats the calendar date of a time that belongs to the event day before", () => {
  const night = at("2026-01-26T02:00:00Z");
  const venue = createVenueFormat("UTC", "en-GB", noon);
  expect([venue.date(night), venue.day(venue.dayKey(night))]).toEqual(["Mon 26 Jan", "Sun 25 Jan"]);
});

test("formats a day of another year with its year", () => {
  expect(createVenueFormat("UTC", "en-GB", noon).day("2024-08-25")).toBe("25 Aug 2024");
});

test("formats a time with its day unless it is today, and with its year if it is another one", () => {
  const venue = createVenueFormat("UTC", "en-GB", noon);
  expect(venue.time(at("2026-01-25T00:05:00Z"))).toBe("00:05");
  expect(venue.when(at("2026-01-25T16:40:00Z"))).toBe("16:40");
  expect(venue.dateTime(at("2024-08-25T16:40:00Z"))).toBe("25 Aug 2024 16:40");
});

test.each([
  ["2026-01-24T00:00:00Z", "2026-03-08T02:00:00Z", "24 Jan – 8 Mar 2026"],
  ["2015-07-30T00:00:00Z", "2015-08-01T23:59:59Z", "30 Jul – 1 Aug 2015"],
  ["2026-01-24T08:00:00Z", "2026-01-24T20:00:00Z", "24 Jan 2026"],
])("formats dates from %s to %s as %s", (from, to, expected) => {
  expect(createVenueFormat("UTC", "en-GB", noon).dates(at(from), at(to))).toBe(expected);
});
