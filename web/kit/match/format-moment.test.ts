import { describe, expect, it } from "vitest";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { formatDateUnlessToday, formatMoment } from "./format-moment.ts";

const NOW = Date.parse("2026-05-16T02:45:00Z");
const venue = createVenueFormat("UTC", "en-GB", () => NOW);

describe("formatMoment", () => {
  it.each([
    ["2026-05-16T02:15:00Z", "02:15"],
    ["2026-05-15T23:10:00Z", "15 May 23:10"],
    ["2025-05-15T23:10:00Z", "15 May 2025 23:10"],
    ["2026-05-16T04:00:00Z", "04:00"],
  ])("formats %s as %s at 02:45", (at, text) => {
    expect(formatMoment(Date.parse(at), NOW, venue)).toBe(text);
  });
});

describe("formatDateUnlessToday", () => {
  it.each([
    ["2026-05-16T01:15:00Z", ""],
    ["2026-05-15T23:10:00Z", "15 May"],
    ["2025-05-16T01:15:00Z", "16 May 2025"],
  ])("formats the date of %s as %j on 16 May", (at, text) => {
    expect(formatDateUnlessToday(Date.parse(at), NOW, venue)).toBe(text);
  });
});
