import { createRelativeDayFormat } from "#core/lib/relative-day-format.ts";

/** Formats times for viewers of an embed. */
export interface EmbedTimes {
  /** IANA name of the time zone used. */
  readonly zone: string;
  /** Formats the time of day: "14:32". */
  readonly time: (at: number) => string;
  /** Formats the day: "Sat", "Sat 16 May", "16 May 2025"; "" for today (see `createRelativeDayFormat`). */
  readonly day: (at: number) => string;
  /** Formats day and time: "Sat 16 May 14:32". */
  readonly when: (at: number) => string;
  /** Formats the first and the last day of something: "24–26 Jan"; one date if both are the same. */
  readonly dates: (from: number, to: number) => string;
}

/**
 * Creates the formatters of times in an embed. If the zone or the locale is invalid, both are
 * replaced: by the viewer's own zone and English. Only the locale `sv` is used as it is, because
 * `createRelativeDayFormat` parses its dates.
 *
 * @param zone IANA name; "" for the viewer's own zone.
 * @param locale BCP 47.
 * @param now Milliseconds since the epoch.
 */
export function createEmbedTimes(zone: string, locale: string, now: number): EmbedTimes {
  const inZone = (options: Intl.DateTimeFormatOptions, of = locale) => {
    let format: Intl.DateTimeFormat | undefined;
    return () =>
      (format ??= formatOf(of, { ...options, hourCycle: "h23", ...(zone && { timeZone: zone }) }));
  };
  const clock = inZone({ hour: "2-digit", minute: "2-digit" });
  const date = inZone({ day: "numeric", month: "short" });
  const dayOf = createRelativeDayFormat(inZone);
  const day = (at: number): string => dayOf(at, now);
  const time = (at: number): string => clock().format(at);
  return {
    zone: clock().resolvedOptions().timeZone,
    time,
    day,
    when: (at) => `${day(at)} ${time(at)}`.trimStart(),
    dates: (from, to) =>
      date()
        .formatRange(from, to)
        .replace(/[\u2009\u202f\u00a0]/g, " "),
  };
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    // Site authors write the attributes, so invalid values must not break the page.
    return new Intl.DateTimeFormat(locale === "sv" ? locale : "en-GB", {
      ...options,
      timeZone: undefined,
    });
  }
}
