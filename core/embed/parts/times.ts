import { momentDays } from "#core/lib/moment.ts";

/** Times as an embed's reader takes them. */
export interface EmbedTimes {
  /** IANA name of the zone they are said in. */
  readonly zone: string;
  /** "14:32". */
  readonly time: (at: number) => string;
  /** "Sat", "Sat 16 May", "16 May 2025"; "" for today: see `momentDays`. */
  readonly day: (at: number) => string;
  /** Both: "Sat 16 May 14:32". */
  readonly when: (at: number) => string;
}

/**
 * @param zone IANA name, "" for the reader's own.
 * @param locale BCP 47. Where nobody knows it or the zone, neither is as wished.
 * @param now Milliseconds since the epoch.
 */
export function embedTimes(zone: string, locale: string, now: number): EmbedTimes {
  const inZone = (options: Intl.DateTimeFormatOptions, of = locale) => {
    let made: Intl.DateTimeFormat | undefined;
    return () =>
      (made ??= formatOf(of, { ...options, hourCycle: "h23", ...(zone && { timeZone: zone }) }));
  };
  const clock = inZone({ hour: "2-digit", minute: "2-digit" });
  const dayOf = momentDays(inZone);
  const day = (at: number): string => dayOf(at, now);
  const time = (at: number): string => clock().format(at);
  return {
    zone: clock().resolvedOptions().timeZone,
    time,
    day,
    when: (at) => `${day(at)} ${time(at)}`.trimStart(),
  };
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    // Attributes are written by hand: a wrong one costs its wish, not the page.
    return new Intl.DateTimeFormat(locale === "sv" ? locale : "en-GB", {
      ...options,
      timeZone: undefined,
    });
  }
}
