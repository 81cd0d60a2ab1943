/** Times and days as people at the venue read them. Instants are milliseconds since the epoch. */

/** An event's day turns at this hour: a match at 01:30 belongs to the evening before. */
export const DAY_TURNS_AT_HOUR = 5;

/** Languages that write a date in figures, "25.1.", where others shorten the month's name. */
const MONTHS_IN_FIGURES = new Set(["fi"]);

export interface VenueFormat {
  /** "14:32". */
  readonly time: (at: number) => string;
  /** "Sun 16:40". */
  readonly weekdayTime: (at: number) => string;
  /** "25 Jan 16:00", "25.1. 16.00". */
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
 */
export function createVenueFormat(zone: string, locale: string): VenueFormat {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    whenAsked(locale, { timeZone: zone, hourCycle: "h23", ...options });
  const onDay = (options: Intl.DateTimeFormatOptions) =>
    whenAsked(locale, { timeZone: "UTC", ...options });
  const month = MONTHS_IN_FIGURES.has(new Intl.Locale(locale).language) ? "numeric" : "short";
  const time = inZone({ hour: "2-digit", minute: "2-digit" });
  const weekday = inZone({ weekday: "short" });
  const dayMonth = inZone({ day: "numeric", month });
  const wall = whenAsked("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
  });
  const short = onDay({ weekday: "short", day: "numeric", month });
  // Apart from each other: together, some languages decline the weekday ("sunnuntaina").
  const longWeekday = onDay({ weekday: "long" });
  const longDate = onDay({ day: "numeric", month: "long", year: "numeric" });
  const date = inZone({ day: "numeric", month, year: "numeric" });
  return {
    time: (at) => time().format(at),
    dateTime: (at) => `${dayMonth().format(at)} ${time().format(at)}`,
    weekdayTime: (at) => `${weekday().format(at)} ${time().format(at)}`,
    dayKey: (at) => eventDay(wall().formatToParts(at)),
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

function eventDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value);
  const key = new Date(Date.UTC(part("year"), part("month") - 1, part("day")))
    .toISOString()
    .slice(0, "2026-01-25".length);
  return part("hour") < DAY_TURNS_AT_HOUR ? shiftDay(key, -1) : key;
}

function formatKey(format: Intl.DateTimeFormat, key: string): string {
  return format.format(Date.parse(`${key}T12:00:00Z`)).replace(",", "");
}

/** For a heading: weekdays are no names in some languages. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
