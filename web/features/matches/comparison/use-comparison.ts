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

/** A contestant of a match with what they played before it. */
export interface ComparedSide {
  readonly key: string;
  readonly name: string;
  /** Matches in the tournament of the match, oldest first. */
  readonly road: readonly RoadStep<MatchView>[];
}

/** Earlier matches of the contestants of a match of two. */
export interface Comparison {
  readonly isPending: boolean;
  /** `null` while a contestant is not known, and if the viewer hides scores. */
  readonly sides: readonly [ComparedSide | null, ComparedSide | null];
  readonly shared: readonly SharedOpponent<MatchView>[];
  /** Whether the scores of this part of the tournament count games. */
  readonly countsGames: boolean;
}

/** Loads what the contestants of a match of two played before it. */
export function useComparison(match: MatchView): Comparison {
  const { scores } = usePreferences();
  const [left, right] =
    match.slots.length === 2 && scores === "shown"
      ? match.slots.map(({ contestant }) => contestant)
      : [];
  const ofLeft = useContestant(left?.key);
  const ofRight = useContestant(right?.key);
  const all = [ofLeft, ofRight].map(({ data }) => data?.matches ?? []);
  const [leftAll = [], rightAll = []] = [left, right].map((contestant, index) =>
    contestant ? findRoad(contestant.key, all[index] ?? [], match.key) : [],
  );
  const inSamePart = all.flat().filter((other) => partOf(other) === partOf(match));
  return {
    isPending: ofLeft.isLoading || ofRight.isLoading,
    sides: [sideOf(left, leftAll), sideOf(right, rightAll)],
    shared: findSharedOpponents(leftAll, rightAll),
    countsGames: countGames([match, ...inSamePart].map((each) => ({ match: each }))),
  };

  function sideOf(
    contestant: MatchView["slots"][number]["contestant"] | undefined,
    before: readonly RoadStep<MatchView>[],
  ): ComparedSide | null {
    if (!contestant) return null;
    const tournament = tournamentKeyOf(match);
    const road = before.filter((step) => tournamentKeyOf(step.match) === tournament);
    return { key: contestant.key, name: contestant.name, road };
  }
}

/** Identifies the bracket or group of a match, whose scores count the same. */
function partOf(match: MatchView): string {
  return [tournamentKeyOf(match), match.bracket?.id ?? "", match.group?.id ?? ""].join(" ");
}
