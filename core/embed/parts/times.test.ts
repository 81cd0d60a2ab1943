import { describe, expect, it } from "vitest";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { createEmbedTimes } from "./times.ts";

const NOW = Date.UTC(2026, 4, 16, 2, 45);
const LATER = NOW + 24 * 3_600_000;

describe("createEmbedTimes", () => {
  it.each([
    ["UTC", "en-GB", "02:45", "Sun 17 May"],
    ["Asia/Tokyo", "en-GB", "11:45", "Sun"],
    ["UTC", "fi-FI", "02.45", "su 17.5."],
  ])("formats in %s with locale %s times like %s and days like %s", (zone, locale, time, day) => {
    const times = createEmbedTimes(zone, locale, NOW);
    expect(times.zone).toBe(zone);
    expect(times.time(NOW)).toBe(time);
    expect(times.day(LATER)).toBe(day);
  });

  it("returns an empty day for times on the same day in the time zone", () => {
    const inTokyo = createEmbedTimes("Asia/Tokyo", "en-GB", NOW);
    expect(inTokyo.day(Date.UTC(2026, 4, 15, 23))).toBe("");
    expect(inTokyo.day(Date.UTC(2026, 4, 15, 14))).toBe("Fri 15 May");
  });

  it.each(["Europe/Kyiv", "Europe/Kiev", "EST"])("names the zone %s as given", (zone) => {
    expect(createEmbedTimes(zone, "en-GB", NOW).zone).toBe(zone);
  });

  it.each([
    ["+02:00", "04:45", "UTC+02:00"],
    ["02:00", "04:45", "UTC+02:00"],
    ["-0330", "23:15", "UTC-03:30"],
    ["+14:00", "16:45", "UTC+14:00"],
  ])("formats times at offset %s as %s, and names it %s", (offset, time, name) => {
    const times = createEmbedTimes(offset, "en-GB", NOW);
    expect({ time: times.time(NOW), name: times.zone }).toEqual({ time, name });
  });

  it.each([
    ["+05:00", "Asia/Karachi"],
    ["-07:00", "America/Phoenix"],
    ["+00:00", "UTC"],
  ])("formats days at offset %s like days in %s", (offset, zone) => {
    const [a, b] = [offset, zone].map((each) => createEmbedTimes(each, "en-GB", NOW));
    for (let hour = -60; hour < 60; hour += 1) {
      const at = NOW + hour * 3_600_000;
      expect(a?.when(at)).toBe(b?.when(at));
      expect(a?.dates(at, LATER)).toBe(b?.dates(at, LATER));
    }
  });

  it("uses the viewer's own time zone by default, and does not name it", () => {
    const times = createEmbedTimes("", "en-GB", NOW);
    const own = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
    expect(times.zone).toBe("");
    expect(times.time(NOW)).toBe(own.format(NOW));
  });

  it.each([
    ["ar-EG", "\u20685 مايو\u2069 12:00"],
    ["fa", "\u206815 اردیبهشت\u2069 12:00"],
    ["he", "\u20685 במאי\u2069 12:00"],
  ])("keeps the order of date and time, with one kind of digits, in %s: %s", (locale, text) => {
    const at = Date.parse("2026-05-05T12:00:00Z");
    const { dates, time } = createEmbedTimes("UTC", locale, NOW);
    expect(`${dates(at, at)} ${time(at)}`).toBe(text);
  });

  it.each([
    ["en-GB", "today"],
    ["fi", "tänään"],
  ])("names the present day in %s: %s", (locale, today) => {
    expect(createEmbedTimes("UTC", locale, NOW).today()).toBe(today);
  });

  it.each([
    ["Mars/Olympus", "en-GB"],
    ["UTC", "not a locale"],
    ["+24:00", "en-GB"],
    ["+02:00", "not a locale"],
  ])("falls back to English and the viewer's zone for %s with locale %s", (zone, locale) => {
    const own = createEmbedTimes("", "en-GB", NOW);
    const times = createEmbedTimes(zone, locale, NOW);
    expect(times.zone).toBe("");
    expect(times.time(NOW)).toBe(own.time(NOW));
    expect(times.day(LATER)).toBe(own.day(LATER));
  });

  it.each(["2026-05-16T01:00", "2026-05-16T23:00", "2026-05-25T12:00", "2024-08-25T14:00"])(
    "formats %s like the dashboard",
    (iso) => {
      const at = Date.parse(`${iso}:00Z`);
      const dashboard = createVenueFormat("UTC", "en-GB", () => NOW);
      expect(createEmbedTimes("UTC", "en-GB", NOW).when(at)).toBe(dashboard.when(at));
    },
  );
});
