/** What every surface needs to draw a match of more than two contestants as a ranking. */

interface Scored {
  /** `null` before play. A disqualified contestant has none. */
  readonly score: number | null;
  readonly disqualified?: boolean;
  /** `null` while nobody is known for the slot. */
  readonly contestant?: unknown;
}

export interface Ranked<T> {
  readonly slot: T;
  /** Index of the slot in the match. */
  readonly index: number;
  /** 1-based, shared by equal scores; `null` before play. */
  readonly place: number | null;
  /** "2", "2=" for a shared place; "" before play. */
  readonly label: string;
}

/** Returns whether a match is a ranking (race, heat, battle royale) instead of a duel. */
export function isRanking({ slots }: { readonly slots: readonly unknown[] }): boolean {
  return slots.length > 2;
}

/** Points of a disqualified contestant and of an open slot: below every score. */
const DISQUALIFIED = -1;
const OPEN = -2;

/**
 * Returns the slots of a ranking in the order of display: by score, then in the order of the service,
 * open slots last. There are no places before play, which looks like 0 for all.
 */
export function rankSlots<T extends Scored>({
  state,
  slots,
}: {
  readonly state: "upcoming" | "live" | "ended";
  readonly slots: readonly T[];
}): readonly Ranked<T>[] {
  const all = slots.map((slot, index) => ({ slot, index, points: pointsOf(slot) }));
  const hasPlaces =
    state !== "upcoming" && all.some(({ points }) => points !== 0 && points !== OPEN);
  if (hasPlaces) all.sort((a, b) => b.points - a.points);
  return all.map(({ slot, index, points }) => {
    const place = 1 + all.filter((other) => other.points > points).length;
    const isShared = all.filter((other) => other.points === points).length > 1;
    return hasPlaces && points !== OPEN
      ? { slot, index, place, label: isShared ? `${place}=` : String(place) }
      : { slot, index, place: null, label: "" };
  });
}

function pointsOf({ score, disqualified, contestant }: Scored): number {
  if (contestant === null) return OPEN;
  return disqualified ? DISQUALIFIED : (score ?? 0);
}
