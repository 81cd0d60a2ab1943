import { describe, expect, it } from "vitest";
import { formatWallTime, HOUR } from "./time.ts";
import { createZoneParser } from "./zone.ts";

describe("createZoneParser", () => {
  it.each([
    ["UTC", "2026-07-01 12:00:00", "2026-07-01T12:00:00Z"],
    ["Europe/Helsinki", "2026-01-15 12:00:00", "2026-01-15T10:00:00Z"],
    ["Europe/Helsinki", "2026-07-15 12:00:00", "2026-07-15T09:00:00Z"],
    ["America/New_York", "2026-07-15 23:30:00", "2026-07-16T03:30:00Z"],
    ["Asia/Kathmandu", "2026-07-15 00:10:00", "2026-07-14T18:25:00Z"],
    ["Pacific/Kiritimati", "2026-01-01 00:00:00", "2025-12-31T10:00:00Z"],
    // Clocks go forward: a time in the gap is moved by its length.
    ["Europe/Helsinki", "2026-03-29 02:59:59", "2026-03-29T00:59:59Z"],
    ["Europe/Helsinki", "2026-03-29 03:30:00", "2026-03-29T01:30:00Z"],
    ["Europe/Helsinki", "2026-03-29 04:00:00", "2026-03-29T01:00:00Z"],
    ["Europe/Helsinki", "2026-03-30 03:30:00", "2026-03-30T00:30:00Z"],
    // Clocks go back: an ambiguous time is the earlier one.
    ["Europe/Helsinki", "2026-10-25 02:59:59", "2026-10-24T23:59:59Z"],
    ["Europe/Helsinki", "2026-10-25 03:30:00", "2026-10-25T00:30:00Z"],
    ["Europe/Helsinki", "2026-10-25 04:00:00", "2026-10-25T02:00:00Z"],
    // Half an hour is skipped: before it, in it, and after it within the same hour.
    ["Australia/Lord_Howe", "2026-10-04 01:59:00", "2026-10-03T15:29:00Z"],
    ["Australia/Lord_Howe", "2026-10-04 02:10:00", "2026-10-03T15:40:00Z"],
    ["Australia/Lord_Howe", "2026-10-04 02:40:00", "2026-10-03T15:40:00Z"],
  ])("parses, in %s, %s as %s", (zone, text, iso) => {
    expect(createZoneParser(zone)(text)).toBe(Date.parse(iso));
  });

  it("returns null for an invalid time", () => {
    expect(createZoneParser("UTC")("soon")).toBeNull();
  });

  it("rejects a zone that does not exist", () => {
    expect(() => createZoneParser("Mars/Olympus")).toThrow(RangeError);
  });

  it("parses correctly when there are more hours than the cache has room for", () => {
    const parse = createZoneParser("Asia/Tokyo");
    const first = Date.UTC(1990, 0, 1);
    const hours = Array.from({ length: 20_002 }, (_, hour) => first + hour * HOUR);
    expect(hours.filter((hour) => parse(formatWallTime(hour)) !== hour - 9 * HOUR)).toEqual([]);
  });
});
