import {
  type CardSide,
  cardSides,
  type CardMessages,
  outcomesAmong,
} from "#core/layout/card-sides.ts";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketView, PlaceView, RoundView } from "#core/contract/tournament.ts";
import { beginningOf } from "#core/lib/fit-name.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import type { Messages } from "#core/i18n/en/start.ts";

/** The places of a bracket, which a changed score leaves alone. */
export interface BracketPlaces {
  readonly places: readonly PlaceView[];
  readonly placeOf: ReadonlyMap<string, PlaceView>;
  readonly roundOf: ReadonlyMap<string, RoundView>;
}

/** A bracket with everything that is looked up while it is drawn. */
export interface BracketModel extends BracketPlaces {
  readonly bracket: BracketView;
  readonly matches: ReadonlyMap<string, MatchView>;
}

/** What every card needs and no card changes. */
export interface DrawingTools {
  readonly messages: Messages;
  readonly venue: VenueFormat;
  readonly cardMessages: CardMessages;
  /** When Matchdesk began watching, in milliseconds since the epoch. */
  readonly watchingSince: number;
  readonly hrefOf: (match: MatchView) => string;
  /** Beginnings that more than one name shares: such names are cut in the middle. */
  readonly sharedBeginnings: ReadonlySet<string>;
}

export function placesOf(rounds: BracketView["rounds"]): BracketPlaces {
  const places = rounds.flatMap((round) => round.places);
  return {
    places,
    placeOf: new Map(places.map((place) => [place.place, place])),
    roundOf: new Map(rounds.map((round) => [round.key, round])),
  };
}

export function createModel(
  bracket: BracketView,
  places: BracketPlaces,
  matches: readonly MatchView[],
): BracketModel {
  return { ...places, bracket, matches: new Map(matches.map((match) => [match.key, match])) };
}

/** Keys of everybody in a bracket, by name. */
export function contestantsIn(matches: readonly MatchView[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { slots } of matches) {
    for (const { contestant } of slots) {
      if (contestant !== null) keys.set(contestant.name, contestant.key);
    }
  }
  return keys;
}

/** Whether the same contestants have the same keys in both. */
export function sameContestants(
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): boolean {
  if (a.size !== b.size) return false;
  for (const [name, key] of a) if (b.get(name) !== key) return false;
  return true;
}

/** When a match starts, as cards show it; "" where nobody knows. */
export function startText({ venue }: DrawingTools, match: MatchView | undefined): string {
  const start = match?.start ?? null;
  return start === null ? "" : venue.dateTime(Date.parse(start));
}

/** What stands at the right above a card: its start, or why there is no match. */
export function whenText(
  tools: DrawingTools,
  place: PlaceView,
  match: MatchView | undefined,
): string {
  if (match !== undefined || place.absence === null) return startText(tools, match);
  const { bracket } = tools.messages;
  return place.absence === "before-watching"
    ? bracket.before(tools.venue.dateTime(tools.watchingSince))
    : bracket.absent[place.absence];
}

/** Why no match stands at a place, as a sentence. */
export function describeEmptyPlace(
  { messages, venue, watchingSince }: DrawingTools,
  place: PlaceView,
): string {
  if (place.absence === null) return messages.bracket.says.notListed;
  return place.absence === "before-watching"
    ? messages.match.absence["before-watching"](venue.when(watchingSince))
    : messages.bracket.absent[place.absence];
}

/**
 * The match an open side waits for, undefined where somebody stands already: a card is drawn anew
 * when one of these changes, and only then.
 */
export function awaited(
  model: BracketModel,
  place: PlaceView,
  index: 0 | 1,
): MatchView | undefined {
  const slot = matchInPlace(model, place)?.slots[index];
  const source = slot?.source ?? place.slots[index]?.source;
  if (slot?.contestant || (source?.type !== "winner" && source?.type !== "loser")) return undefined;
  return source.of.match === null ? undefined : model.matches.get(source.of.match);
}

/** The rows of a card; `feeders` are the matches its open sides wait for. */
export function cardSidesOf(
  tools: DrawingTools,
  place: PlaceView,
  match: MatchView | undefined,
  ...feeders: readonly (MatchView | undefined)[]
): readonly [CardSide, CardSide] {
  const known = feeders.filter((feeder) => feeder !== undefined);
  const byKey = new Map(known.map((feeder) => [feeder.key, feeder]));
  return cardSides(place, match, tools.cardMessages, outcomesAmong(byKey));
}

export function matchInPlace({ matches }: BracketModel, place: PlaceView): MatchView | undefined {
  return place.match === null ? undefined : matches.get(place.match);
}

/** Beginnings that more than one of these names has. */
export function sharedBeginnings(names: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of names) {
    const beginning = beginningOf(name);
    if (seen.has(beginning)) shared.add(beginning);
    seen.add(beginning);
  }
  return shared;
}
