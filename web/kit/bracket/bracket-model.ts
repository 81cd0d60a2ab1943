import type { BracketTexts } from "#core/embed/drawing/bracket-texts.ts";
import { createOutcomeFinder, createPlaceSides, type Sides } from "#core/side/place-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketView, PlaceView, RoundView } from "#core/contract/tournament.ts";
import { getNamePrefix } from "#core/lib/fit-name.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/pages.ts";

/** The places and rounds of a bracket by key; a score change does not affect them. */
export interface BracketPlaces {
  readonly places: readonly PlaceView[];
  readonly placeOf: ReadonlyMap<string, PlaceView>;
  readonly roundOf: ReadonlyMap<string, RoundView>;
}

/** A bracket with the lookup tables needed to render it. */
export interface BracketModel extends BracketPlaces {
  readonly bracket: BracketView;
  readonly matches: ReadonlyMap<string, MatchView>;
}

/** Values that all cards share. */
export interface CardContext {
  /** Slug of the tournament. */
  readonly slug: string;
  readonly messages: Messages;
  readonly venue: VenueFormat;
  readonly texts: BracketTexts;
  /** Whether a contestant has a country, and whether seeds are known; long ones have four digits. */
  readonly hasFlags: boolean;
  readonly seeds: "none" | "short" | "long";
  /** Beginnings that several names have in common: such names are shortened in the middle. */
  readonly sharedBeginnings: ReadonlySet<string>;
}

export function indexPlaces(rounds: BracketView["rounds"]): BracketPlaces {
  const places = rounds.flatMap((round) => round.places);
  return {
    places,
    placeOf: new Map(places.map((place) => [place.place, place])),
    roundOf: new Map(rounds.map((round) => [round.key, round])),
  };
}

export function createBracketModel(
  bracket: BracketView,
  places: BracketPlaces,
  matches: readonly MatchView[],
): BracketModel {
  return { ...places, bracket, matches: new Map(matches.map((match) => [match.key, match])) };
}

/** Returns the keys of all contestants of the matches, by name. */
export function indexContestantKeysByName(
  matches: readonly MatchView[],
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { slots } of matches) {
    for (const { contestant } of slots) {
      if (contestant !== null) keys.set(contestant.name, contestant.key);
    }
  }
  return keys;
}

/** Returns whether both maps contain the same names with the same keys. */
export function isSameContestants(
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): boolean {
  if (a.size !== b.size) return false;
  for (const [name, key] of a) if (b.get(name) !== key) return false;
  return true;
}

/**
 * Returns the feeder of an open slot; `undefined` if the slot has a contestant or no listed feeder.
 * Cards get it as a prop, so that a change of another match does not render them again.
 */
export function findFeeder(
  model: BracketModel,
  place: PlaceView,
  index: 0 | 1,
): MatchView | undefined {
  const slot = findMatchAtPlace(model, place)?.slots[index];
  const source = slot?.source ?? place.slots[index]?.source;
  if (slot?.contestant || (source?.type !== "winner" && source?.type !== "loser")) return undefined;
  return source.of.match === null ? undefined : model.matches.get(source.of.match);
}

/** Returns the rows of a card; `feeders` are the feeders of its open slots. */
export function createPlaceCardSides(
  tools: CardContext,
  place: PlaceView,
  match: MatchView | undefined,
  ...feeders: readonly (MatchView | undefined)[]
): Sides {
  const known = feeders.filter((feeder) => feeder !== undefined);
  const byKey = new Map(known.map((feeder) => [feeder.key, feeder]));
  return createPlaceSides(place, match, tools.texts, createOutcomeFinder(byKey));
}

/** Returns the match at the place with this key; `undefined` if there is none. */
export function findMatch(model: BracketModel, key: string | undefined): MatchView | undefined {
  const place = model.placeOf.get(key ?? "");
  return place && findMatchAtPlace(model, place);
}

/** Returns the match at a bracket place; `undefined` if there is none. */
export function findMatchAtPlace(
  { matches }: BracketModel,
  place: PlaceView,
): MatchView | undefined {
  return place.match === null ? undefined : matches.get(place.match);
}

/** Returns the beginnings that several of these names have in common. */
export function findSharedBeginnings(names: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of names) {
    const beginning = getNamePrefix(name);
    if (seen.has(beginning)) shared.add(beginning);
    seen.add(beginning);
  }
  return shared;
}
