/** Hours, minutes and seconds with up to six decimals: "83.4", "1:23.456", "1:02:03". */
const RACE_TIME = /^(?:(?:(\d+):)?(\d+):)?(\d+)(?:[.,](\d{1,6}))?$/;

/** A result by time. */
interface Timed {
  readonly score: number | null;
  /** As the service sends it; `null` if it sent none. */
  readonly time?: string | null;
  readonly disqualified?: boolean;
  /** `null` while the slot is open. */
  readonly contestant?: unknown;
}

/**
 * Parses the time of a race.
 *
 * @returns Whole microseconds, so that equal times are equal in whatever form; 0 if the contestant
 *   has none ("DNF", "", "0:00"); `null` if it has digits and is no time.
 */
export function parseRaceTime(text: string | null | undefined): number | null {
  const trimmed = text?.trim() ?? "";
  if (!/\d/.test(trimmed)) return 0;
  const [match, hours = "0", minutes = "0", seconds = "", decimals = ""] =
    RACE_TIME.exec(trimmed) ?? [];
  if (match === undefined) return null;
  const isInMinute = !match.includes(":") || Number(seconds) < 60;
  const isInHour = hours === "0" || Number(minutes) < 60;
  if (!isInMinute || !isInHour) return null;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1_000_000 + Number(decimals.padEnd(6, "0"));
}

/**
 * Returns the times that rank a match of more than two contestants, 0 for a contestant without one;
 * `null` if it is ranked by score: a score other than 0 counts, no contestant has a time, or one of
 * the times is unreadable (docs/domain.md#races-by-time).
 */
export function findRaceTimes(slots: readonly Timed[]): readonly number[] | null {
  if (slots.length < 3 || slots.every(({ time }) => !time)) return null;
  const times: number[] = [];
  for (const { score, time, disqualified, contestant } of slots) {
    const isRanked = disqualified !== true && contestant !== null;
    const own = isRanked ? parseRaceTime(time) : 0;
    if (own === null || (isRanked && score !== null && score !== 0)) return null;
    times.push(own);
  }
  return times.some((time) => time > 0) ? times : null;
}
