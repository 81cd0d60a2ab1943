/** The ranking of a match of more than two contestants, for pages, embeds and images. */

interface Scored {
  /** `null` before play and for a disqualified contestant. */
  readonly score: number | null;
  readonly disqualified?: boolean;
  /** `null` while the slot is open. */
  readonly contestant?: unknown;
}

/** A slot with its placement. */
export interface Ranked<T> {
  readonly slot: T;
  /** Index of the slot in the match. */
  readonly index: number;
  /** Placement from 1, shared by equal scores; `null` before play and for an open slot. */
  readonly place: number | null;
  /** "2", or "2=" for a shared placement; "" without one. */
  readonly label: string;
}

/** Returns whether a match is a ranking (race, heat, battle royale) instead of a duel. */
export function isRanking({ slots }: { readonly slots: readonly unknown[] }): boolean {
  return slots.length > 2;
}

/** Points of a disqualified contestant and of an open slot: below every valid score. */
const DISQUALIFIED = -1;
const OPEN = -2;

/**
 * Returns the slots of a ranking in display order: by score, then in the service's order, open
 * slots last. An upcoming match, and one without any score other than 0, keeps the service's order
 * and has no placements.
 */
export function rankSlots<T extends Scored>({
  state,
  slots,
}: {
  readonly state: "upcoming" | "live" | "ended";
  readonly slots: readonly T[];
}): readonly Ranked<T>[] {
  const all = slots.map((slot, index) => ({ slot, index, points: pointsOf(slot) }));
  const hasPlacements =
    state !== "upcoming" && all.some(({ points }) => points !== 0 && points !== OPEN);
  if (!hasPlacements) return all.map(({ slot, index }) => ({ slot, index, ...UNPLACED }));
  all.sort((a, b) => b.points - a.points);
  let place = 1;
  return all.map(({ slot, index, points }, position) => {
    if (points === OPEN) return { slot, index, ...UNPLACED };
    const isShared = points === all[position - 1]?.points;
    if (!isShared) place = position + 1;
    const label = isShared || points === all[position + 1]?.points ? `${place}=` : String(place);
    return { slot, index, place, label };
  });
}

const UNPLACED = { place: null, label: "" } as const;

function pointsOf({ score, disqualified, contestant }: Scored): number {
  if (contestant === null) return OPEN;
  return disqualified ? DISQUALIFIED : (score ?? 0);
}
