import { createRelativeDayFormat } from "#core/lib/relative-day-format.ts";

/** Formats times for viewers of an embed. */
export interface EmbedTimes {
  /** Name of the time zone as it was asked for; "" for the viewer's own. */
  readonly zone: string;
  /** Formats the time of day: "14:32". */
  readonly time: (at: number) => string;
  /** Formats the day: "Sat", "Sat 16 May", "16 May 2025"; "" for today (see `createRelativeDayFormat`). */
  readonly day: (at: number) => string;
  /** Formats the present day: "today". */
  readonly today: () => string;
  /** Formats day and time: "Sat 16 May 14:32". */
  readonly when: (at: number) => string;
  /** Formats the first and the last day of something: "24–26 Jan"; one date if both are the same. */
  readonly dates: (from: number, to: number) => string;
}

/**
 * Creates the formatters of times in an embed. If the zone or the locale is invalid, both are
 * replaced: by the viewer's own zone and English.
 *
 * @param zone IANA name, or an offset like "+02:00"; "" for the viewer's own zone.
 * @param locale BCP 47.
 * @param now Milliseconds since the epoch.
 */
export function createEmbedTimes(zone: string, locale: string, now: number): EmbedTimes {
  const isUsable = canFormat(zone, locale);
  const timeZone = (isUsable && zone) || undefined;
  const usedLocale = isUsable ? locale : "en-GB";
  const inZone = (options: Intl.DateTimeFormatOptions, of = usedLocale) => {
    let format: Intl.DateTimeFormat | undefined;
    return () =>
      (format ??= new Intl.DateTimeFormat(of, { ...options, hourCycle: "h23", timeZone }));
  };
  const clock = inZone({ hour: "2-digit", minute: "2-digit" });
  const date = inZone({ day: "numeric", month: "short" });
  const dayOf = createRelativeDayFormat(inZone);
  const day = (at: number): string => dayOf(at, now);
  const time = (at: number): string => clock().format(at);
  return {
    zone: timeZone ?? "",
    time,
    day,
    today: () => new Intl.RelativeTimeFormat(usedLocale, { numeric: "auto" }).format(0, "day"),
    when: (at) => `${day(at)} ${time(at)}`.trimStart(),
    dates: (from, to) =>
      date()
        .formatRange(from, to)
        .replace(/[\u2009\u202f\u00a0]/g, " "),
  };
}

function canFormat(zone: string, locale: string): boolean {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: zone || undefined }).format(0) !== "";
  } catch {
    // Site authors write the attributes, so invalid values must not break the page.
    return false;
  }
}
