import { EVENT_DAY_START_HOUR } from "./event-day.ts";
import { DAY } from "./time.ts";

/** Maximum number of days ahead that are shown as a weekday only. */
const WEEK = 6;

/** Returns a factory of a formatter. Locale "sv" gives a date that can be parsed. */
type InZone = (options: Intl.DateTimeFormatOptions, locale?: string) => () => Intl.DateTimeFormat;

/**
 * Returns a function that formats the day to show beside a time, so that day and time are
 * unambiguous at the instant `now`:
 *
 * - "" in the current event day, except for a time after the coming midnight
 * - "Sat" in the next six days, from 05:00 on
 * - "Mon 23 Nov" on any other day of this year
 * - "25 Aug 2024" in another year
 *
 * Instants are milliseconds since the epoch. Days and hours are those of the formatters' zone.
 */
export function createRelativeDayFormat(inZone: InZone): (at: number, now: number) => string {
  const figures = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const wall = inZone({ ...figures, hour: "2-digit" }, "sv");
  const weekday = inZone({ weekday: "short" });
  const short = inZone({ weekday: "short", day: "numeric", month: "short" });
  const long = inZone({ day: "numeric", month: "short", year: "numeric" });
  /** "2026-11-23 02" */
  const toWallClock = (at: number) => {
    const text = wall().format(at);
    const day = Date.parse(text.slice(0, 10)) / DAY;
    const isNight = Number(text.slice(11)) < EVENT_DAY_START_HOUR;
    return { day, isNight, eventDay: isNight ? day - 1 : day, year: text.slice(0, 4) };
  };
  return (at, now) => {
    const target = toWallClock(at);
    const current = toWallClock(now);
    const ahead = target.day - current.day;
    if (target.eventDay === current.eventDay && (ahead <= 0 || at <= now)) return "";
    if (ahead > 0 && ahead <= WEEK && !target.isNight) return weekday().format(at);
    const format = target.year === current.year ? short : long;
    return format().format(at).replace(",", "");
  };
}
