import { isHole } from "#core/bracket/proven-bracket-matches.ts";
import { singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Bracket, BracketPlace } from "#core/model/bracket.ts";
import type { DerivedMatch, SlotSource } from "#core/model/derived-match.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";
import { createPlaceOf } from "./elimination-tiers.ts";
import { type BracketStage, feeds } from "./stages.ts";

/** The matches of a tournament by key. */
type Matches = ReadonlyMap<SiteKey, DerivedMatch>;

/**
 * Explains the places of a tournament's brackets that have no match: their contestants play on in
 * another bracket, or, once the tournament is over, no match was listed. Before that, a bracket
 * without a final has no reason for having no champion, because its final may still be listed.
 * Returns the stages in the same order, with the same brackets if nothing changes.
 */
export function explainHoles(
  stages: readonly BracketStage[],
  derived: readonly DerivedMatch[],
  isOver: boolean,
): readonly BracketStage[] {
  const hasHoles = stages.some(({ bracket }) => hasHole(bracket));
  const canExplain = hasHoles && (stages.length > 1 || isOver);
  const matches = new Map(canExplain ? derived.map((one) => [one.match.key, one]) : []);
  return stages.map((stage) => {
    const bracket = canExplain ? explainPlaces(stage, stages, matches, isOver) : stage.bracket;
    return Object.assign({}, stage, { bracket: isOver ? bracket : withoutEarlyReason(bracket) });
  });
}

/** Removes the reason for having no champion if a final may still be listed. */
function withoutEarlyReason(bracket: Bracket): Bracket {
  const { noChampion } = bracket;
  const isEarly = noChampion === "final-not-listed" || noChampion === "unknown-type";
  return isEarly ? { ...bracket, noChampion: null } : bracket;
}

function explainPlaces(
  stage: BracketStage,
  stages: readonly BracketStage[],
  matches: Matches,
  isOver: boolean,
): Bracket {
  const { bracket } = stage;
  if (!hasHole(bracket)) return bracket;
  const next = stages.filter((other) => feeds(stage, other));
  const comingTo = createContestantsFinder(bracket, matches);
  return withPlaces(bracket, matches, (place) => {
    if (!isHole(place)) return place;
    const coming = comingTo(place);
    if (playsOn(coming, next)) {
      return { ...place, absence: "continues", continuesIn: findContinuation(coming, next) };
    }
    const isPromised = place.absence !== "before-watching";
    return isOver && isPromised ? { ...place, absence: "not-listed" } : place;
  });
}

function hasHole({ rounds }: Bracket): boolean {
  return rounds.some(({ places }) => places.some(isHole));
}

/** Returns whether each of these contestants, if there are any, plays in one of these brackets. */
function playsOn(contestants: ReadonlySet<ContestantKey>, next: readonly BracketStage[]): boolean {
  return (
    contestants.size > 0 &&
    [...contestants].every((key) => next.some(({ parts }) => parts().has(key)))
  );
}

/** Returns the only bracket in which all of these contestants play; `null` if there is none. */
function findContinuation(
  contestants: ReadonlySet<ContestantKey>,
  next: readonly BracketStage[],
): SiteKey | null {
  const all = next.filter(({ parts }) => [...contestants].every((key) => parts().has(key)));
  return singleOrNull(all)?.bracket.key ?? null;
}

/** Creates a function that returns all contestants who may come to a place. */
function createContestantsFinder(
  { rounds }: Bracket,
  matches: Matches,
): (place: BracketPlace) => ReadonlySet<ContestantKey> {
  const placeOf = createPlaceOf({ rounds });
  const found = new Map<string, ReadonlySet<ContestantKey>>();
  const comingTo = (place: BracketPlace): ReadonlySet<ContestantKey> => {
    const known = found.get(place.place);
    if (known !== undefined) return known;
    const contestants = new Set(place.slots.flatMap(({ source }) => [...comingFrom(source)]));
    found.set(place.place, contestants);
    return contestants;
  };
  const comingFrom = (source: SlotSource): Iterable<ContestantKey> => {
    switch (source.type) {
      case "winner":
      case "loser":
        return contestantsOf(source.of.place, source.type);
      case "loser-of-round":
        return losersOf(source.round);
      case "advancing":
      case "seed":
      case "bye":
      case "unknown":
        return [];
    }
  };
  const losersOf = (key: string): Iterable<ContestantKey> => {
    const round = rounds.find((one) => one.key === key);
    const { places: all } = must(round, "losers come from a round of the bracket");
    return all.flatMap(({ place }) => Array.from(contestantsOf(place, "loser")));
  };
  const contestantsOf = (name: string, which: "winner" | "loser"): Iterable<ContestantKey> => {
    const place = placeOf(name);
    const match = matches.get(place.match ?? "");
    if (match === undefined) return comingTo(place);
    const { entries } = match.match;
    const { winner } = match.outcome;
    if (winner === null) return entries.map(({ key }) => key);
    return entries
      .filter((_, index) => (index === winner) === (which === "winner"))
      .map(({ key }) => key);
  };
  return comingTo;
}

/** Returns a bracket with changed places. It is complete if they explain all that is missing. */
function withPlaces(
  bracket: Bracket,
  matches: Matches,
  change: (place: BracketPlace) => BracketPlace,
): Bracket {
  const rounds = bracket.rounds.map((round) => ({ ...round, places: round.places.map(change) }));
  const places = rounds.flatMap((round) => round.places);
  const holes = places.filter(isHole);
  const continues = holes.length > 0 && holes.every(({ absence }) => absence === "continues");
  const isClosed = places.every(({ match }) => {
    const derived = matches.get(match ?? "");
    return derived === undefined || derived.status.state === "ended" || derived.unresolved !== null;
  });
  if (!continues || !isClosed || bracket.champion !== null) return { ...bracket, rounds };
  return { ...bracket, rounds, complete: true, noChampion: "continues" };
}
