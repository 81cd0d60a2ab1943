import type { SlotSource } from "#core/model/slot.ts";

/** The part of a bracket place that `findPathIfWinning` needs. */
interface AheadPlace {
  readonly place: string;
  readonly code: string;
  readonly match: string | null;
  readonly winnerTo: { readonly place: string } | null;
  readonly slots: readonly { readonly source: SlotSource }[];
}

/** A later match of a contestant who wins every match before it. */
export interface WinningPathMatch {
  readonly place: string;
  readonly code: string;
  /** `SITE/ID`; `null` if no match is listed there. */
  readonly match: string | null;
  /** The source of the opponent; `null` if the place has no other slot. */
  readonly opponent: SlotSource | null;
}

/**
 * Returns the later matches of a contestant who wins from now on, to the end of the bracket.
 *
 * @param match `SITE/ID` of the contestant's live or next match.
 */
export function findPathIfWinning(
  match: string,
  places: readonly AheadPlace[],
): readonly WinningPathMatch[] {
  const byPlace = new Map(places.map((place) => [place.place, place]));
  const steps: WinningPathMatch[] = [];
  let from = places.find((place) => place.match === match);
  while (from?.winnerTo) {
    const origin = from.place;
    const to = byPlace.get(from.winnerTo.place);
    // Invalid data may contain a cycle.
    if (to === undefined || steps.some(({ place }) => place === to.place)) break;
    const other = to.slots.find(
      ({ source }) => source.type !== "winner" || source.of.place !== origin,
    );
    steps.push({
      place: to.place,
      code: to.code,
      match: to.match,
      opponent: other?.source ?? null,
    });
    from = to;
  }
  return steps;
}
