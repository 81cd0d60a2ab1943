/** Times as an embed's reader takes them. */
export interface EmbedTimes {
  /** IANA name of the zone they are said in. */
  readonly zone: string;
  /** "14:32". */
  readonly time: (at: number) => string;
  /** "Sat 16 May"; "" for a moment of the same day as now. */
  readonly day: (at: number) => string;
}

/**
 * @param zone IANA name, "" for the reader's own.
 * @param locale BCP 47. Where nobody knows it or the zone, neither is as wished.
 * @param now Milliseconds since the epoch.
 */
export function embedTimes(zone: string, locale: string, now: number): EmbedTimes {
  const inZone = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    formatOf(locale, { ...options, hourCycle: "h23", ...(zone && { timeZone: zone }) });
  const clock = inZone({ hour: "2-digit", minute: "2-digit" });
  const date = inZone({ weekday: "short", day: "numeric", month: "short" });
  const today = date.format(now);
  return {
    zone: clock.resolvedOptions().timeZone,
    time: (at) => clock.format(at),
    day: (at) => {
      const day = date.format(at);
      return day === today ? "" : day.replace(",", "");
    },
  };
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch {
    // Attributes are written by hand: a wrong one costs its wish, not the page.
    return new Intl.DateTimeFormat("en-GB", { ...options, timeZone: undefined });
  }
}
