/** Hours, minutes and seconds with up to six decimals: "83.4", "1:23.456", "1:02:03". */
const RACE_TIME = /^\d+(:[0-5]?\d){0,2}([.,]\d{1,6})?$/;

/** A slot of a match, as far as its ranking needs it. */
export interface RankedSlot {
  /** `null` before play and for a disqualified contestant. */
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
  if (!RACE_TIME.test(trimmed)) return null;
  const parts = trimmed.replace(",", ".").split(":");
  return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000_000);
}

/**
 * Returns the times that rank a match of more than two contestants, 0 for a contestant without one;
 * `null` if it is ranked by score: a score other than 0 counts, no contestant has a time, or one of
 * the times is unreadable (docs/domain.md#races-by-time).
 */
export function findRaceTimes(slots: readonly RankedSlot[]): readonly number[] | null {
  if (slots.length < 3 || slots.some((slot) => isRanked(slot) && (slot.score ?? 0) !== 0))
    return null;
  const times = slots.map((slot) => (isRanked(slot) ? parseRaceTime(slot.time) : 0));
  return times.every((time) => time !== null) && times.some((time) => time > 0) ? times : null;
}

function isRanked({ disqualified, contestant }: RankedSlot): boolean {
  return disqualified !== true && contestant !== null;
}
