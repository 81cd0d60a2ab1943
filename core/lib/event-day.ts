/** Hour at which an event day starts: a match at 01:30 belongs to the day before. */
export const EVENT_DAY_START_HOUR = 5;

/**
 * Creates a function that returns the event day of an instant (milliseconds since the epoch) in a
 * zone, as a sortable key ("2026-01-25"); with `startHour` 0, the calendar day.
 */
export function createEventDayKeyFormat(
  zone: string,
  startHour = EVENT_DAY_START_HOUR,
): (at: number) => string {
  let format: Intl.DateTimeFormat | undefined;
  const wall = (): Intl.DateTimeFormat =>
    (format ??= new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
    }));
  return (at) => {
    const parts = wall().formatToParts(at);
    const part = (type: Intl.DateTimeFormatPartTypes): number =>
      Number(parts.find((each) => each.type === type)?.value);
    const key = new Date(Date.UTC(part("year"), part("month") - 1, part("day")))
      .toISOString()
      .slice(0, "2026-01-25".length);
    return part("hour") < startHour ? shiftDay(key, -1) : key;
  };
}

/** Shifts a day key by days, which may be negative: "2026-01-31", 1 -> "2026-02-01". */
export function shiftDay(key: string, days: number): string {
  const at = new Date(`${key}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, "2026-01-25".length);
}

/** Returns whether a text is a calendar day: "2026-02-28", but not "2026-02-31". */
export function isDayKey(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
}
