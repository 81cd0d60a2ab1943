/** Durations are in milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Returns the earliest moment; `null` without any. */
export function earliest(moments: readonly (number | null)[]): number | null {
  return moments.reduce(
    (first, moment) => (first === null || (moment !== null && moment < first) ? moment : first),
    null,
  );
}

/** `YYYY-MM-DD HH:MM:SS`; a `T` in the middle and missing seconds are accepted. */
const WALL_TIME = /^[1-9]\d{3}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/;

/**
 * Parses a wall-clock time as if it were UTC, in milliseconds since the epoch; `null` if the
 * calendar has no such time (2026-02-30, 25:00, zeros) or it lies before the year 1000.
 */
export function parseWallTime(text: string): number | null {
  if (!WALL_TIME.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const hour = Number(text.slice(11, 13));
  const minute = Number(text.slice(14, 16));
  const second = Number(text.slice(17, 19));
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  // A day that the month does not have rolls over into the next one.
  const isInMonth = month >= 1 && month <= 12 && day >= 1 && wall < Date.UTC(year, month, 1);
  return isInMonth && hour < 24 && minute < 60 && second < 60 ? wall : null;
}

/** Formats milliseconds since the epoch as `YYYY-MM-DD HH:MM:SS` in UTC. */
export function formatWallTime(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace("T", " ");
}

/** Returns an instant as ISO 8601 in UTC, without milliseconds if they are 0. */
export function formatInstant(instant: number): string {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}

/** Formats like `formatInstant`, but returns `null` for `null`. */
export function formatInstantOrNull(instant: number | null): string | null {
  return instant === null ? null : formatInstant(instant);
}
