/** The ranking of a match of more than two contestants, for pages, embeds and images. */

import { findRaceTimes, type RankedSlot } from "./race-time.ts";

/** The score that services send for a disqualification. */
export const DISQUALIFICATION = -1;

/**
 * Returns whether scores below 0 are scores, as in a quiz or in golf, instead of disqualifications:
 * one of them is not -1.
 *
 * @param scores The scores of a tournament, or those that are known of it.
 */
export function haveNegativeTotals(scores: readonly (number | null)[]): boolean {
  return scores.some((score) => score !== null && score < 0 && score !== DISQUALIFICATION);
}

/** A slot with its placement. */
export interface Ranked<T> {
  readonly slot: T;
  /** Index of the slot in the match. */
  readonly index: number;
  /**
   * Placement from 1, shared by equal scores; `null` before play, for an open slot and for a
   * disqualified contestant.
   */
  readonly place: number | null;
  /** "2", or "2=" for a shared placement; "–" for a disqualified contestant; "" without one. */
  readonly label: string;
}

/** Returns whether a match is a ranking (race, heat, battle royale) instead of a duel. */
export function isRanking({ slots }: { readonly slots: readonly unknown[] }): boolean {
  return slots.length > 2;
}

/** Points of a contestant without a time, if times rank the others. */
const NO_TIME = -Number.MAX_SAFE_INTEGER;
/** Points of a disqualified contestant and of an open slot: below every valid score. */
const DISQUALIFIED = -Number.MAX_VALUE;
const OPEN = -Infinity;

/**
 * Returns the slots of a ranking in display order: by score or time (see `findRaceTimes`), then in
 * the service's order, disqualified contestants and open slots last. An upcoming match keeps the
 * service's order and has no placements; so does one without a score other than 0 and without a time,
 * unless all but one are disqualified.
 */
export function rankSlots<T extends RankedSlot>({
  state,
  slots,
}: {
  readonly state: "upcoming" | "live" | "ended";
  readonly slots: readonly T[];
}): readonly Ranked<T>[] {
  const times = findRaceTimes(slots);
  const all = slots.map((slot, index) => ({ slot, index, points: pointsOf(slot, times?.[index]) }));
  const valid = all.filter(({ points }) => points > DISQUALIFIED);
  const hasPlacements =
    state !== "upcoming" &&
    (valid.length === 1 && times === null
      ? valid[0]?.slot.score !== null
      : valid.some(({ points }) => points !== 0));
  const labelOf = (points: number): string =>
    points === DISQUALIFIED && state !== "upcoming" ? "–" : "";
  if (!hasPlacements) {
    return all.map(({ slot, index, points }) => {
      return { slot, index, place: null, label: labelOf(points) };
    });
  }
  all.sort((a, b) => b.points - a.points);
  let place = 1;
  return all.map(({ slot, index, points }, position) => {
    if (points <= DISQUALIFIED) return { slot, index, place: null, label: labelOf(points) };
    const isShared = points === all[position - 1]?.points;
    if (!isShared) place = position + 1;
    const label = isShared || points === all[position + 1]?.points ? `${place}=` : String(place);
    return { slot, index, place, label };
  });
}

function pointsOf(
  { score, disqualified, contestant }: RankedSlot,
  time: number | undefined,
): number {
  if (contestant === null) return OPEN;
  if (disqualified) return DISQUALIFIED;
  return time === undefined ? (score ?? 0) : -time || NO_TIME;
}
