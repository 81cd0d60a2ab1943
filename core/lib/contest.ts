/** The ranking of a match of more than two contestants, for pages, embeds and images. */

/** The score that services send for a disqualification. */
export const DISQUALIFICATION = -1;

/**
 * Returns whether scores of a tournament below 0 are scores, as in a quiz or in golf, instead of
 * disqualifications: one of them is not -1.
 */
export function haveNegativeTotals(scores: readonly (number | null)[]): boolean {
  return scores.some((score) => score !== null && score < 0 && score !== DISQUALIFICATION);
}

/** A slot of a match, as far as its display needs it. */
interface RankedSlot {
  readonly rank: number | null;
  readonly disqualified: boolean;
  /** `null` while the slot is open. */
  readonly contestant: unknown;
}

/** A slot with its placement. */
export interface Ranked<T> {
  readonly slot: T;
  /** Index of the slot in the match. */
  readonly index: number;
  /** Placement from 1; `null` before play, for an open slot and for a disqualified contestant. */
  readonly place: number | null;
  /** "2", or "2=" for a shared placement; "–" for a disqualified contestant; "" without one. */
  readonly label: string;
}

/** Returns whether a match is a ranking (race, heat, battle royale) instead of a duel. */
export function isRanking({ slots }: { readonly slots: readonly unknown[] }): boolean {
  return slots.length > 2;
}

/**
 * Returns the slots of a ranking in display order: by rank, then in the service's order, disqualified
 * contestants and open slots last. Without ranks they keep the service's order.
 */
export function rankSlots<T extends RankedSlot>({
  state,
  slots,
}: {
  readonly state: "upcoming" | "live" | "ended";
  readonly slots: readonly T[];
}): readonly Ranked<T>[] {
  const ranks = slots.map(({ rank }) => rank);
  const ranked = slots.map((slot, index) => {
    const { rank: place, disqualified, contestant } = slot;
    const isShared = ranks.indexOf(place) < ranks.lastIndexOf(place);
    const label =
      place === null
        ? disqualified && state !== "upcoming"
          ? "–"
          : ""
        : `${place}${isShared ? "=" : ""}`;
    return { slot, index, place, label, order: place ?? (contestant === null ? 1e9 : 1e6) };
  });
  return ranks.every((rank) => rank === null)
    ? ranked
    : ranked.toSorted((a, b) => a.order - b.order);
}
