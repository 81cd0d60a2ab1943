import type { SlotSource } from "#core/model/derived.ts";

/** What a way through a bracket needs of a place. */
interface AheadPlace {
  readonly place: string;
  readonly code: string;
  readonly match: string | null;
  readonly winnerTo: { readonly place: string } | null;
  readonly slots: readonly { readonly source: SlotSource }[];
}

/** One match further on, if everything before it is won. */
export interface StepAhead {
  readonly place: string;
  readonly code: string;
  /** `SITE/ID`, null where no match is listed there yet. */
  readonly match: string | null;
  /** Where the opponent comes from; null where nothing says it. */
  readonly opponent: SlotSource | null;
}

/**
 * The way from a match to the end of its bracket for somebody who wins from here on.
 *
 * @param match `SITE/ID` of the match they play now or next.
 */
export function pathAhead(match: string, places: readonly AheadPlace[]): readonly StepAhead[] {
  const byPlace = new Map(places.map((place) => [place.place, place]));
  const steps: StepAhead[] = [];
  let from = places.find((place) => place.match === match);
  while (from?.winnerTo) {
    const origin = from.place;
    const to = byPlace.get(from.winnerTo.place);
    // Broken data may lead in a ring.
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
