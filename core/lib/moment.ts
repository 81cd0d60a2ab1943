import { DAY } from "./time.ts";

/** An event's day turns at this hour: a match at 01:30 belongs to the evening before. */
export const EVENT_DAY_START_HOUR = 5;

/** Days ahead that a weekday alone names. */
const WEEK = 6;

/** Makes a formatter; its locale is "sv" for a wall clock that is parsed, not shown. */
type InZone = (options: Intl.DateTimeFormatOptions, locale?: string) => () => Intl.DateTimeFormat;

/**
 * Returns a function that formats the day of an instant as it stands beside its time, so that both
 * and `now` name one instant:
 *
 * - "" within the current event day, unless midnight is still ahead of it
 * - "Sat" for the next six days
 * - "Mon 23 Nov" for the past, and for the hours before an event day turns
 * - "Tue 1 Dec" farther ahead
 * - "25 Aug 2024" in another year
 *
 * Instants are milliseconds since the epoch. Days and hours are those of the zone shown.
 */
export function momentDays(inZone: InZone): (at: number, now: number) => string {
  const figures = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const wall = inZone({ ...figures, hour: "2-digit" }, "sv");
  const weekday = inZone({ weekday: "short" });
  const short = inZone({ weekday: "short", day: "numeric", month: "short" });
  const long = inZone({ day: "numeric", month: "short", year: "numeric" });
  /** "2026-11-23 02" */
  const read = (at: number) => {
    const text = wall().format(at);
    const day = Date.parse(text.slice(0, 10)) / DAY;
    const isNight = Number(text.slice(11)) < EVENT_DAY_START_HOUR;
    return { day, isNight, eventDay: isNight ? day - 1 : day, year: text.slice(0, 4) };
  };
  return (at, now) => {
    const there = read(at);
    const here = read(now);
    const ahead = there.day - here.day;
    if (there.eventDay === here.eventDay && (ahead <= 0 || at <= now)) return "";
    if (ahead > 0 && ahead <= WEEK && !there.isNight) return weekday().format(at);
    const format = there.year === here.year ? short : long;
    return format().format(at).replace(",", "");
  };
}
