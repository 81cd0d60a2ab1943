import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY, MINUTE } from "./time.ts";
import { createVenueFormat } from "./venue-format.ts";

const at = (iso: string): number => Date.parse(`${iso}:00Z`);
/** A Sunday. */
const NOW = at("2026-11-22T14:32");
const when = (iso: string, locale = "en-GB", now = NOW): string =>
  createVenueFormat("UTC", locale, () => now).when(at(iso));

describe("createRelativeDayFormat", () => {
  it.each([
    ["2026-11-22T16:00", "16:00", "16.00"],
    ["2026-11-22T05:00", "05:00", "05.00"],
    ["2026-11-22T02:00", "Sun 22 Nov 02:00", "su 22.11. 02.00"],
    ["2026-11-23T02:00", "Mon 23 Nov 02:00", "ma 23.11. 02.00"],
    ["2026-11-23T04:00", "Mon 23 Nov 04:00", "ma 23.11. 04.00"],
    ["2026-11-23T06:00", "Mon 06:00", "ma 06.00"],
    ["2026-11-28T16:00", "Sat 16:00", "la 16.00"],
    ["2026-11-29T02:00", "Sun 29 Nov 02:00", "su 29.11. 02.00"],
    ["2026-11-29T16:00", "Sun 29 Nov 16:00", "su 29.11. 16.00"],
    ["2026-12-01T14:00", "Tue 1 Dec 14:00", "ti 1.12. 14.00"],
    ["2026-11-21T23:10", "Sat 21 Nov 23:10", "la 21.11. 23.10"],
    ["2024-08-25T14:00", "25 Aug 2024 14:00", "25.8.2024 14.00"],
    ["2027-01-02T10:00", "2 Jan 2027 10:00", "2.1.2027 10.00"],
  ])("formats %s on a Sunday afternoon as %s, in Finnish as %s", (iso, english, finnish) => {
    expect(when(iso)).toBe(english);
    expect(when(iso, "fi-FI")).toBe(finnish);
  });

  it.each([
    ["2026-11-22T23:30", "23:30"],
    ["2026-11-23T01:00", "01:00"],
    ["2026-11-23T04:59", "04:59"],
    ["2026-11-23T05:00", "Mon 23 Nov 05:00"],
  ])("formats %s at 01:30 as %s", (iso, expected) => {
    expect(when(iso, "en-GB", at("2026-11-23T01:30"))).toBe(expected);
  });

  it("never formats two days alike, in any zone and at any time", () => {
    const zones = constantFrom("UTC", "Europe/Helsinki", "America/St_Johns", "Asia/Kathmandu");
    const [min, max] = [at("2025-06-01T00:00") / MINUTE, at("2027-06-01T00:00") / MINUTE];
    const minutes = integer({ min, max });
    const shifts = [-800, -365, -30, -7, -6, -5, -2, -1, 1, 2, 5, 6, 7, 30, 365, 800];
    assert(
      property(
        zones,
        minutes,
        minutes,
        integer({ min: -800, max: 800 }),
        (zone, base, other, days) => {
          const now = base * MINUTE;
          const venue = createVenueFormat(zone, "en-GB", () => now);
          // Arbitrary instants, instants at the same time of day, and near ones.
          const near = now + ((days * 97) % 1440) * MINUTE;
          for (const moment of [other * MINUTE, now + days * DAY, near]) {
            const same = shifts
              .map((shift) => moment + shift * DAY)
              .filter((each) => venue.when(each) === venue.when(moment));
            expect(same).toEqual([]);
          }
        },
      ),
    );
  });
});
