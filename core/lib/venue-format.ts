import { EVENT_DAY_START_HOUR, momentDays } from "./moment.ts";

/** Times and days as people at the venue read them. Instants are milliseconds since the epoch. */

export interface VenueFormat {
  /** "14:32". */
  readonly time: (at: number) => string;
  /** "16:40" today, "Sun 16:40", "Tue 1 Dec 16:40", "25 Aug 2024 16:40": see `momentDays`. */
  readonly when: (at: number) => string;
  /** The day of `when`; "" for today. */
  readonly whenDay: (at: number) => string;
  /** "25 Jan 16:00", "25.1. 16.00", "25 Aug 2024 16:00": for what may be read on another day. */
  readonly dateTime: (at: number) => string;
  /** Event day as a sortable key, "2026-01-25". */
  readonly dayKey: (at: number) => string;
  /** "Sun 25 Jan", from a day key. */
  readonly day: (key: string) => string;
  /** "Sunday 25 January 2026", from a day key. */
  readonly dayLong: (key: string) => string;
  /** "24 Jan – 8 Mar 2026"; one date when both fall on it. */
  readonly dates: (from: number, to: number) => string;
}

/**
 * A formatter for one IANA zone and one BCP 47 locale. Throws RangeError for a zone nobody knows, once
 * a time is asked for.
 *
 * @param clock Returns now, in milliseconds since the epoch.
 */
export function createVenueFormat(zone: string, locale: string, clock: () => number): VenueFormat {
  const inZone = (options: Intl.DateTimeFormatOptions, of = locale) =>
    whenAsked(of, { timeZone: zone, hourCycle: "h23", ...options });
  const onDay = (options: Intl.DateTimeFormatOptions) =>
    whenAsked(locale, { timeZone: "UTC", ...options });
  // A figure in languages that write one in such dates: "25.1.".
  const month = "short";
  const time = inZone({ hour: "2-digit", minute: "2-digit" });
  const dayOf = momentDays(inZone);
  const whenDay = (at: number): string => dayOf(at, clock());
  const year = inZone({ year: "numeric" }, "en");
  const dayMonth = inZone({ day: "numeric", month });
  const short = onDay({ weekday: "short", day: "numeric", month });
  // Apart from each other: together, some languages decline the weekday ("sunnuntaina").
  const longWeekday = onDay({ weekday: "long" });
  const longDate = onDay({ day: "numeric", month: "long", year: "numeric" });
  const date = inZone({ day: "numeric", month, year: "numeric" });
  return {
    time: (at) => time().format(at),
    when: (at) => `${whenDay(at)} ${time().format(at)}`.trimStart(),
    whenDay,
    dateTime: (at) => {
      const day = year().format(at) === year().format(clock()) ? dayMonth : date;
      return `${day().format(at)} ${time().format(at)}`;
    },
    dayKey: eventDayKey(zone),
    day: (key) => formatKey(short(), key),
    dayLong: (key) => capitalize(`${formatKey(longWeekday(), key)} ${formatKey(longDate(), key)}`),
    dates: (from, to) =>
      date()
        .formatRange(from, to)
        .replaceAll(/[\u2009\u202f\u00a0]/gu, " "),
  };
}

/** Making one costs milliseconds, on a phone many, and most readers ask for two or three of them. */
function whenAsked(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(locale, options));
}

/** Returns a function that finds the event day of an instant as a sortable key, "2026-01-25". */
export function eventDayKey(zone: string): (at: number) => string {
  const wall = whenAsked("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  });
  return (at) => {
    const parts = wall().formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find((each) => each.type === type)?.value);
    const key = new Date(Date.UTC(part("year"), part("month") - 1, part("day")))
      .toISOString()
      .slice(0, "2026-01-25".length);
    return part("hour") < EVENT_DAY_START_HOUR ? shiftDay(key, -1) : key;
  };
}

/** The day key that many days later (or earlier, when negative): "2026-01-31", 1 -> "2026-02-01". */
export function shiftDay(key: string, days: number): string {
  const at = new Date(`${key}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, "2026-01-25".length);
}

/** Whether a text is a calendar day, "2026-02-28" but not "2026-02-31". */
export function isDayKey(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}

function formatKey(format: Intl.DateTimeFormat, key: string): string {
  return format.format(Date.parse(`${key}T12:00:00Z`)).replace(",", "");
}

/** For a heading: weekdays are no names in some languages. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
