import { createEventDayKeyFormat } from "./event-day.ts";
import { createRelativeDayFormat } from "./relative-day-format.ts";
import { capitalize } from "./text.ts";

/** Formats times and days in one zone and locale. Instants are milliseconds since the epoch. */
export interface VenueFormat {
  /** "14:32". */
  readonly time: (at: number) => string;
  /** "16:40" today, "Sun 16:40", "Tue 1 Dec 16:40", "25 Aug 2024 16:40": see `createRelativeDayFormat`. */
  readonly when: (at: number) => string;
  /** The day of `when`; "" for today. */
  readonly whenDay: (at: number) => string;
  /** "25 Jan 16:00", "25.1. 16.00", "25 Aug 2024 16:00": readable on another day, too. */
  readonly dateTime: (at: number) => string;
  /** The event day as a sortable key, "2026-01-25". */
  readonly dayKey: (at: number) => string;
  /** "Sun 25 Jan", "25 Aug 2024" in another year than this one, from a day key. */
  readonly day: (key: string) => string;
  /** The calendar date, written as `day`: at 02:00 it differs from the event day. */
  readonly date: (at: number) => string;
  /** "Sunday 25 January 2026", from a day key. */
  readonly dayLong: (key: string) => string;
  /** "25 Jan", "25 Aug 2024" in another year than this one: the calendar date. */
  readonly shortDate: (at: number) => string;
  /** "24 Jan – 8 Mar 2026"; one date if both are on the same day. */
  readonly dates: (from: number, to: number) => string;
  /** "24 Jan – 8 Mar", "24–26 Jan": without the year; one date if both are on the same day. */
  readonly shortDates: (from: number, to: number) => string;
}

/**
 * Creates a formatter for an IANA zone and a BCP 47 locale. Its functions that take an instant
 * throw RangeError if the zone is unknown. `clock` returns now, in milliseconds since the epoch.
 */
export function createVenueFormat(zone: string, locale: string, clock: () => number): VenueFormat {
  const inZone = (options: Intl.DateTimeFormatOptions, of = locale) =>
    lazyFormat(of, { timeZone: zone, hourCycle: "h23", ...options });
  const onDay = (options: Intl.DateTimeFormatOptions) =>
    lazyFormat(locale, { timeZone: "UTC", ...options });
  // Some languages write a number: "25.1.".
  const month = "short";
  const time = inZone({ hour: "2-digit", minute: "2-digit" });
  const dayOf = createRelativeDayFormat(inZone);
  const whenDay = (at: number): string => dayOf(at, clock());
  const year = inZone({ year: "numeric" }, "en");
  const dayMonth = inZone({ day: "numeric", month });
  const short = onDay({ weekday: "short", day: "numeric", month });
  const medium = onDay({ day: "numeric", month, year: "numeric" });
  // Two formats, because next to a date some languages decline the weekday ("sunnuntaina").
  const longWeekday = onDay({ weekday: "long" });
  const longDate = onDay({ day: "numeric", month: "long", year: "numeric" });
  const fullDate = inZone({ day: "numeric", month, year: "numeric" });
  const dateKey = createEventDayKeyFormat(zone, 0);
  const formatDay = (key: string): string =>
    formatKey(key.startsWith(year().format(clock())) ? short() : medium(), key);
  const shortDate = (at: number): string =>
    (year().format(at) === year().format(clock()) ? dayMonth : fullDate)().format(at);
  return {
    time: (at) => time().format(at),
    when: (at) => `${whenDay(at)} ${time().format(at)}`.trimStart(),
    whenDay,
    dateTime: (at) => `${shortDate(at)} ${time().format(at)}`,
    shortDate,
    dayKey: createEventDayKeyFormat(zone),
    day: formatDay,
    date: (at) => formatDay(dateKey(at)),
    // A heading, but some languages write weekdays in lower case.
    dayLong: (key) => capitalize(`${formatKey(longWeekday(), key)} ${formatKey(longDate(), key)}`),
    dates: (from, to) => formatRange(fullDate(), from, to),
    shortDates: (from, to) => formatRange(dayMonth(), from, to),
  };
}

function formatRange(format: Intl.DateTimeFormat, from: number, to: number): string {
  // A range takes many times as long to format (bench/bracket.ts).
  const first = format.format(from);
  if (from === to || first === format.format(to)) return first;
  return format.formatRange(from, to).replaceAll(/[\u2009\u202f\u00a0]/gu, " ");
}

/** Creates a formatter on first use: that takes milliseconds, and most pages use two or three. */
function lazyFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(locale, options));
}

function formatKey(format: Intl.DateTimeFormat, key: string): string {
  return format.format(Date.parse(`${key}T12:00:00Z`)).replace(",", "");
}
