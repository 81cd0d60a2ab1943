import { expect, it } from "vitest";
import { formatInstantOrNull, formatWallTime, parseWallTime } from "./time.ts";

it.each([
  ["2026-01-25 16:00:00", "2026-01-25T16:00:00Z"],
  ["2024-02-29 23:59:59", "2024-02-29T23:59:59Z"],
  ["2026-01-25T16:00:00", "2026-01-25T16:00:00Z"],
  ["2026-01-25 16:00", "2026-01-25T16:00:00Z"],
])("parses %s", (text, iso) => {
  expect(parseWallTime(text)).toBe(Date.parse(iso));
});

it.each([
  "",
  "0000-00-00 00:00:00",
  "0999-01-01 00:00:00",
  "2026-02-30 10:00:00",
  "2025-02-29 10:00:00",
  "2026-13-01 10:00:00",
  "2026-01-01 24:00:00",
  "2026-01-01 10:60:00",
  "2026-01-01 10:00:60",
  "2026-01-01",
  "2026-01-01 10:00:00Z",
  "1769356800",
  " 2026-01-25 16:00:00",
])("returns null for %j", (text) => {
  expect(parseWallTime(text)).toBeNull();
});

it("formats a wall-clock time", () => {
  expect(formatWallTime(Date.parse("2026-01-25T16:00:07Z"))).toBe("2026-01-25 16:00:07");
});

it.each([
  [null, null],
  [Date.parse("2026-01-25T16:00:07Z"), "2026-01-25T16:00:07Z"],
])("formats %j as %j", (instant, iso) => {
  expect(formatInstantOrNull(instant)).toBe(iso);
});
