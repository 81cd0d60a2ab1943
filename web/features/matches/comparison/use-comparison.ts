import type { MatchView } from "#core/contract/match.ts";
import {
  countGames,
  findRoad,
  findSharedOpponents,
  type RoadStep,
  type SharedOpponent,
  tournamentKeyOf,
} from "#core/contestants/road.ts";
import { useContestant } from "#web/api/contestant.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

/** A contestant with all matches that are known, oldest first. */
interface Compared {
  readonly key: string;
  readonly name: string;
  readonly matches: readonly MatchView[];
}

/** A contestant with the matches that they played in one tournament. */
interface ComparedSide extends Pick<Compared, "key" | "name"> {
  /** Oldest first. */
  readonly road: readonly RoadStep<MatchView>[];
}

/** Matches of two contestants in a tournament and against the same opponents. */
export interface Comparison {
  /** `SITE/SLUG` of the tournament of both roads; `null` if each is that of the contestant's last one. */
  readonly tournament: string | null;
  /** `null` while a contestant is not known, and if the viewer hides scores. */
  readonly sides: readonly [ComparedSide | null, ComparedSide | null];
  readonly shared: readonly SharedOpponent<MatchView>[];
}

/**
 * Compares two contestants: their roads in a tournament (`SITE/SLUG`; `null` for each one's last),
 * by default in all matches, else in those before the match with the key `before`.
 */
export function compareContestants(
  [left, right]: readonly [Compared | null, Compared | null],
  tournament: string | null,
  before?: string,
): Comparison {
  const ofLeft = left === null ? [] : findRoad(left.key, left.matches, before);
  const ofRight = right === null ? [] : findRoad(right.key, right.matches, before);
  return {
    tournament,
    sides: [sideOf(left, ofLeft), sideOf(right, ofRight)],
    shared: findSharedOpponents(ofLeft, ofRight).filter(
      ({ opponent: { key } }) => key !== left?.key && key !== right?.key,
    ),
  };

  function sideOf(
    contestant: Compared | null,
    steps: readonly RoadStep<MatchView>[],
  ): ComparedSide | null {
    if (contestant === null) return null;
    const last = steps.slice(-1).map(({ match }) => tournamentKeyOf(match));
    const road = steps.filter(({ match }) => (tournament ?? last[0]) === tournamentKeyOf(match));
    return { key: contestant.key, name: contestant.name, road };
  }
}

/** Loads what the contestants of a match of two played before it. */
export function useComparison(match: MatchView) {
  const { scores } = usePreferences();
  const [left = null, right = null] =
    match.slots.length === 2 && scores === "shown"
      ? match.slots.map(({ contestant }) => contestant)
      : [];
  const ofLeft = useContestant(left?.key);
  const ofRight = useContestant(right?.key);
  const [leftMatches, rightMatches] = [ofLeft.data?.matches ?? [], ofRight.data?.matches ?? []];
  const inSamePart = [...leftMatches, ...rightMatches].filter(
    (other) => partOf(other) === partOf(match),
  );
  return {
    ...compareContestants(
      [left && { ...left, matches: leftMatches }, right && { ...right, matches: rightMatches }],
      tournamentKeyOf(match),
      match.key,
    ),
    isPending: ofLeft.isLoading || ofRight.isLoading,
    /** Whether the scores of this part of the tournament count games. */
    countsGames: countGames([match, ...inSamePart].map((each) => ({ match: each }))),
  };
}

/** Identifies the bracket or group of a match, whose scores count the same. */
function partOf(match: MatchView): string {
  return [tournamentKeyOf(match), match.bracket?.id ?? "", match.group?.id ?? ""].join(" ");
}
