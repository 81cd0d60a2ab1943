import { createRelativeDayFormat } from "#core/lib/relative-day-format.ts";
import { MINUTE } from "#core/lib/time.ts";
import { isolateRightToLeft } from "#core/lib/wrap-in-bidi-isolate.ts";

/** Age of the data after which widgets and full-screen pages mark it as old, in milliseconds. */
export const STALE_AFTER_MS = 60_000;

/** Formats times for viewers of an embed. */
export interface EmbedTimes {
  /** Name of the time zone as it was asked for, "UTC+02:00" for an offset; "" for the viewer's own. */
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

/** Scores and codes beside times have Latin digits, whatever those of the locale are. */
const FIGURES = { hourCycle: "h23", numberingSystem: "latn" } as const;
/** The sign may be missing, because a "+" that is not encoded in a URL is a space. */
const OFFSET = /^([+-]?)([01]\d|2[0-3]):?([0-5]\d)$/;

/**
 * Creates the formatters of times for an IANA zone or an offset like "+02:00" ("" for the viewer's
 * own) and a BCP 47 locale. If one is invalid, both are replaced: by the viewer's zone and English.
 */
export function createEmbedTimes(zone: string, locale: string, now: number): EmbedTimes {
  const [offset, sign, hours, minutes] = OFFSET.exec(zone) ?? [];
  // Times are shifted by an offset, because Node 20 and old browsers know none.
  const shiftedZone = offset === undefined ? zone : "UTC";
  const isUsable = canFormat(shiftedZone, locale);
  const timeZone = (isUsable && shiftedZone) || undefined;
  const isShifted = isUsable && offset !== undefined;
  const size = isShifted ? (Number(hours) * 60 + Number(minutes)) * MINUTE : 0;
  const shift = sign === "-" ? -size : size;
  const usedLocale = isUsable ? locale : "en-GB";
  const inZone = (options: Intl.DateTimeFormatOptions, of = usedLocale) => {
    let format: Intl.DateTimeFormat | undefined;
    return () => (format ??= new Intl.DateTimeFormat(of, { ...options, ...FIGURES, timeZone }));
  };
  const clock = inZone({ hour: "2-digit", minute: "2-digit" });
  const date = inZone({ day: "numeric", month: "short" });
  const dayOf = createRelativeDayFormat(inZone);
  const day = (at: number): string => isolateRightToLeft(dayOf(at + shift, now + shift));
  const time = (at: number): string => clock().format(at + shift);
  return {
    zone: isShifted ? `UTC${sign || "+"}${hours}:${minutes}` : (timeZone ?? ""),
    time,
    day,
    today: () => new Intl.RelativeTimeFormat(usedLocale, { numeric: "auto" }).format(0, "day"),
    when: (at) => `${day(at)} ${time(at)}`.trimStart(),
    dates: (from, to) =>
      isolateRightToLeft(
        date()
          .formatRange(from + shift, to + shift)
          .replace(/[\u2009\u202f\u00a0]/g, " "),
      ),
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
