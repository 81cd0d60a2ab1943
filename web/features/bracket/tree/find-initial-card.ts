import type { BracketLayout, PlaceBox } from "#core/layout/layout-model.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView } from "#core/contract/tournament.ts";
import type { BracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import type { BracketModel } from "#web/features/bracket/parts/bracket-model.ts";

type Matches = ReadonlyMap<string, MatchView>;

/**
 * Returns the card to show first: the match, round or contestant of the URL, else the live match,
 * else the next one, else the deciding match. `null` if the bracket is empty.
 */
export function findInitialCard(
  { places, matches }: BracketModel,
  layout: BracketLayout,
  search: BracketSearch,
): PlaceBox | null {
  const boxes = new Map(layout.places.map((box) => [box.place, box]));
  const boxOf = (place: PlaceView | undefined): PlaceBox | undefined =>
    place === undefined ? undefined : boxes.get(place.place);
  const candidates = [
    () => boxOf(places.find(({ code }) => search.match !== "" && code === search.match)),
    () => layout.places.find(({ round }) => round === search.round),
    () => boxOf(placeOfContestant(places, matches, search.contestant)),
    () => boxOf(findLiveOrNextPlace(places, matches)),
    () => [...layout.places].sort((a, b) => b.x - a.x || a.y - b.y)[0],
  ];
  for (const candidate of candidates) {
    const box = candidate();
    if (box !== undefined) return box;
  }
  return null;
}

/** Returns the place of the first live match, else of the next match to start. */
export function findLiveOrNextPlace(
  places: readonly PlaceView[],
  matches: Matches,
): PlaceView | undefined {
  const inState = (state: MatchView["state"]): PlaceView[] =>
    places.filter((place) => matchOf(place, matches)?.state === state);
  const startOf = (place: PlaceView): string => matchOf(place, matches)?.start ?? "9999";
  const upcoming = inState("upcoming").sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return inState("live")[0] ?? upcoming[0];
}

/** Returns the place of a contestant's first unfinished match, else of their last one. */
function placeOfContestant(
  places: readonly PlaceView[],
  matches: Matches,
  contestant: string,
): PlaceView | undefined {
  if (contestant === "") return undefined;
  const own = places.filter((place) =>
    matchOf(place, matches)?.slots.some((slot) => slot.contestant?.key === contestant),
  );
  return own.find((place) => matchOf(place, matches)?.state !== "ended") ?? own.at(-1);
}

function matchOf(place: PlaceView, matches: Matches): MatchView | undefined {
  return place.match === null ? undefined : matches.get(place.match);
}
