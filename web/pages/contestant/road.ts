import { countGames, resultOf, type RoadResult, tournamentKeyOf } from "#core/contestants/road.ts";
import type { ContestantDetail, ContestantView } from "#core/contract/contestant.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { groupBy } from "#core/lib/collections.ts";
import { addDecimals } from "#core/lib/decimals.ts";
import { must } from "#core/lib/must.ts";

export interface RoadMatch {
  readonly match: MatchView;
  readonly own: MatchSlotView;
  /** The other slot; `null` in a match of more than two contestants. */
  readonly opponent: MatchSlotView | null;
  /** `null` before the end, after a bye, if the winner is unknown, and if the viewer hides scores. */
  readonly result: RoadResult | null;
}

/** The matches of a contestant in one tournament, in order of play, with their sums. */
export interface Road {
  readonly tournament: MatchView["tournament"];
  readonly matches: readonly RoadMatch[];
  /** `null` if no match states it. */
  readonly seed: number | null;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Number of ended matches of two whose winner is not known. */
  readonly undecided: number;
  /** Sums of the scores of ended matches of two; a disqualification counts as 0. */
  readonly scored: number;
  readonly conceded: number;
  /** Whether these scores count games, not goals or points. */
  readonly countsGames: boolean;
}

/** A contestant in one of their tournaments. */
export interface RoadProps {
  readonly contestant: ContestantView;
  readonly road: Road;
}

/** Returns a contestant's entry of a tournament; `undefined` if it is not among theirs. */
export const findEntry = ({ tournaments }: ContestantView, { tournament }: Road) =>
  tournaments.find(({ site, slug }) => site === tournament.site && slug === tournament.slug);

/**
 * Divides the matches of a contestant by tournament: that of the next or last match, `null` without
 * matches, and the others, newest first.
 */
export function createRoads({
  contestant: { key, next, last },
  matches,
}: Pick<ContestantDetail, "matches"> & {
  readonly contestant: Pick<ContestantDetail["contestant"], "key" | "next" | "last">;
}): { readonly current: Road | null; readonly earlier: readonly Road[] } {
  const byTournament = groupBy(matches, tournamentKeyOf);
  const latest = matches.find((match) => match.key === (next ?? last)) ?? matches.at(-1);
  if (latest === undefined) return { current: null, earlier: [] };
  const currentKey = tournamentKeyOf(latest);
  const roads = Array.from(byTournament, ([tournament, own]) => ({
    tournament,
    road: createRoad(own, key),
  })).toSorted((a, b) => latestStartOf(b.road) - latestStartOf(a.road));
  return {
    current: roads.find(({ tournament }) => tournament === currentKey)?.road ?? null,
    earlier: roads.flatMap(({ tournament, road }) => (tournament === currentKey ? [] : road)),
  };
}

function createRoad(all: readonly MatchView[], key: string): Road {
  const matches = all.flatMap((match): readonly RoadMatch[] => {
    const own = match.slots.find((slot) => slot.contestant?.key === key);
    if (own === undefined) return [];
    const opponent = match.slots.find((slot) => slot !== own);
    return [
      {
        match,
        own,
        opponent: match.slots.length > 2 ? null : (opponent ?? null),
        result: match.stateBy === "bye" ? null : resultOf(match, own),
      },
    ];
  });
  const count = (wanted: RoadMatch["result"]): number =>
    matches.filter(({ result }) => result === wanted).length;
  const scored = matches.filter(
    (step) =>
      step.opponent !== null &&
      (step.result !== null || isUndecided(step)) &&
      step.match.slots.every(({ scoreText }) => scoreText === undefined),
  );
  return {
    tournament: must(all[0], "a tournament of a contestant has a match").tournament,
    matches,
    seed: matches.findLast(({ own }) => own.seed !== null)?.own.seed ?? null,
    won: count("won"),
    drawn: count("drawn"),
    lost: count("lost"),
    undecided: matches.filter(isUndecided).length,
    scored: scored.reduce((sum, { own }) => addDecimals(sum, scoreOf(own)), 0),
    conceded: scored.reduce((sum, { opponent }) => addDecimals(sum, scoreOf(opponent)), 0),
    countsGames: countGames(scored),
  };
}

/** Returns whether a match of two ended without a known winner; also if the viewer hides scores. */
export function isUndecided({ match, opponent, result }: RoadMatch): boolean {
  return match.state === "ended" && match.stateBy !== "bye" && opponent !== null && result === null;
}

function scoreOf(slot: MatchSlotView | null): number {
  return slot === null || slot.disqualified ? 0 : (slot.score ?? 0);
}

function latestStartOf({ matches }: Road): number {
  return Math.max(0, ...matches.map(({ match: { start } }) => Date.parse(start ?? "") || 0));
}

/** Returns the loss that sent a contestant to the lower bracket; `null` if there is none. */
export function findDrop({ matches }: Road): RoadMatch | null {
  return (
    matches.find(
      ({ match, result }, index) =>
        result === "lost" &&
        match.bracket?.section === "upper" &&
        matches[index + 1]?.match.bracket?.section === "lower",
    ) ?? null
  );
}
