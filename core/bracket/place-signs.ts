/** Evidence in the other places of a bracket about one with several matches. */
import { majorityOf } from "#core/match/wins-needed.ts";
import {
  countWins,
  findForfeits,
  findSeriesWinner,
  findSumWinner,
  isOpen,
  isWon,
  type PartResult,
  type PlaceSide,
  type PlaceSigns,
} from "./decide-place.ts";

/** A place with several matches. */
export interface EvidencePlace {
  /** Identifies its round. */
  readonly round: string;
  readonly results: readonly PartResult[];
  /** See `PlaceSigns`. */
  readonly advanced: PlaceSide | null;
  /** See `PlaceSigns`. */
  readonly isHomeAndAway: boolean;
  /** Best-of of its matches; `null` if it is unknown or differs. */
  readonly bestOf: number | null;
}

/**
 * Finds the signs of places with several matches. Another place from which a contestant advanced
 * who won more games but had the lower sum shows a series; one who had the higher sum but did not
 * win more games shows legs. Different numbers of games for the same number of wins show series,
 * too. Replays are in `singleRounds`, with a place of one match from which a contestant advanced.
 */
export function findPlaceSigns(
  place: EvidencePlace,
  places: readonly EvidencePlace[],
  singleRounds: ReadonlySet<string>,
): PlaceSigns {
  const { advanced, isHomeAndAway, round } = place;
  const others = places.filter((other) => other !== place && !other.results.some(isUnclear));
  const known = others.filter((other) => other.advanced !== null);
  const isWonByGames = known.some(isOnlyByGames);
  const isWonBySum = known.some(isOnlyBySum);
  const stated = findStatedGames(place);
  const haveOwnLengths = known.some((one) =>
    [place, ...known].some((other) => endsLike(one, other)),
  );
  const isSeries = (isWonByGames || haveOwnLengths) && !isWonBySum;
  const needed = known.filter(isByGames).map(({ results: games }) => Math.max(...countWins(games)));
  return {
    advanced,
    isHomeAndAway,
    isSeries: isSeries || stated !== null,
    areLegs: !isWonByGames && others.some((other) => showsLegs(other, place)),
    areReplays: singleRounds.has(round),
    needed: Math.max(2, stated === null ? 2 : majorityOf(stated), ...needed),
  };
}

/**
 * Returns the best-of of a series if all its matches state it and a score is above it, so that their
 * scores count no games; otherwise `null`.
 */
function findStatedGames({ bestOf, results }: EvidencePlace): number | null {
  const { length } = results;
  if (bestOf === null || bestOf % 2 === 0 || length < 2 || length > bestOf) return null;
  return results.some(({ scores }) => Math.max(...scores) > bestOf) ? bestOf : null;
}

function isUnclear(part: PartResult): boolean {
  return isOpen(part) || part.end === "unknown";
}

function isByGames({ advanced, results }: EvidencePlace): boolean {
  return advanced !== null && findSeriesWinner(results, 2) === advanced;
}

function isBySum({ advanced, results }: EvidencePlace): boolean {
  return advanced !== null && findSumWinner(results) === advanced;
}

function isOnlyByGames(place: EvidencePlace): boolean {
  return isByGames(place) && !isBySum(place);
}

/** Returns whether the sum decided a place. After a forfeit and in replays, it did not. */
function isOnlyBySum(place: EvidencePlace): boolean {
  const { results } = place;
  if (!results.slice(0, -1).some(isWon) || findForfeits(results).length > 0) return false;
  return isBySum(place) && !isByGames(place);
}

/** Returns whether both ended after as many wins in another number of games, as only series do. */
function endsLike(known: EvidencePlace, place: EvidencePlace): boolean {
  const isOwnWinner = place.advanced === null || isByGames(place);
  if (!isByGames(known) || !isOwnWinner || findSeriesWinner(place.results, 2) === null)
    return false;
  if (known.results.length === place.results.length) return false;
  const [most, others] = [known, place].map(({ results }) => Math.max(...countWins(results)));
  return most === others && [...known.results, ...place.results].every(isWon);
}

/** Returns whether another place shows that the sum decides this one. */
function showsLegs(other: EvidencePlace, place: EvidencePlace): boolean {
  const isFirst = place.results.length === 1;
  if (isFirst && other.round !== place.round) return false;
  const { results, isHomeAndAway, round } = other;
  if (results.length > 2 || place.results.length > 2) {
    return results.length > 2 && place.results.length > 2 && isOnlyBySum(other);
  }
  if (!isHomeAndAway || (!isFirst && !place.isHomeAndAway)) return false;
  const [first, second] = results;
  const isLeftLevel = first !== undefined && isWon(first) && second?.end === "level";
  return isOnlyBySum(other) || (isLeftLevel && round === place.round);
}
