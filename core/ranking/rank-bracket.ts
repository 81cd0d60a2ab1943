import { compareText } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { RankRow } from "#core/model/ranking.ts";
import { createEliminationTiers, type Tier } from "./elimination-tiers.ts";
import { type Placed, placeContestants } from "./place-contestants.ts";
import { placeInColumns } from "./place-in-columns.ts";

/** Data of `rankBracket`. */
export interface BracketInput {
  /** The matches of the tournament by key. */
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  /** True if no match of the bracket will be played any more. */
  readonly isClosed: boolean;
  /** True if matches may have been played before Matchdesk began watching. */
  readonly missesPast: boolean;
}

/**
 * Ranks the contestants of one bracket from 1.
 *
 * @returns Rows in the order of `Ranking.rows`; `null` if the shape of the bracket does not show it.
 */
export function rankBracket(bracket: Bracket, input: BracketInput): readonly RankRow[] | null {
  const { matches, isClosed, missesPast } = input;
  if (bracket.kind === "unknown") {
    const placed = isClosed ? placeInColumns(bracket, matches) : null;
    return placed === null ? null : shareRanks(placed, 0);
  }
  // The survivor of a lower bracket alone plays on in an upper one, which was not seen.
  if (bracket.rounds.every(({ section }) => section === "lower")) return null;
  const tiers = createEliminationTiers(bracket);
  const placed = placeContestants(bracket, { matches, tiers, isClosed, missesPast });
  return boundRanks(placed, tiers.tiers, isClosed && !missesPast);
}

/**
 * Converts results to ranks from `above + 1`: contestants share the ranks that their results leave
 * open.
 */
export function shareRanks(placed: readonly Placed[], above: number): readonly RankRow[] {
  const ranksOf = createRanksOf(placed);
  return sortRows(
    placed.map((one) => {
      const { from, to } = ranksOf(one);
      return rowOf(one, above + from, above + to);
    }),
  );
}

/** Sorts rows by worst possible rank, then best possible rank, then name. */
export function sortRows(rows: readonly RankRow[]): readonly RankRow[] {
  return rows.toSorted(
    (a, b) => a.to - b.to || a.from - b.from || compareText(a.contestant.name, b.contestant.name),
  );
}

/**
 * Converts tiers to ranks: better tiers hold at least, and all tiers up to the worst possible one
 * at most, as many contestants as the bracket's places show.
 *
 * @param isEveryoneKnown True if `placed` holds all contestants.
 */
function boundRanks(
  placed: readonly Placed[],
  tiers: readonly Tier[],
  isEveryoneKnown: boolean,
): readonly RankRow[] {
  const knownOf = (tier: number): number =>
    placed.filter(({ best, worst }) => best === tier && worst === tier).length;
  const firstFree = tiers.findIndex(({ max }, tier) => knownOf(tier) < max);
  const narrowed = placed.map((one) =>
    one.best === one.worst ? one : { ...one, best: Math.max(one.best, firstFree) },
  );
  const ranksOf = createRanksOf(narrowed);
  const above = { min: 0, max: 0 };
  const bounds = tiers.map(({ min, max }, tier) => {
    const known = knownOf(tier);
    const minAbove = above.min;
    above.min += Math.max(min, known);
    above.max += Math.max(max, known);
    return { minAbove, max: above.max };
  });
  const boundsOf = (tier: number) => must(bounds[tier], "every result is one of the tiers");
  return sortRows(
    narrowed.map((one) => {
      const { from, to } = ranksOf(one);
      const first = Math.max(from, 1 + boundsOf(one.best).minAbove);
      const last = boundsOf(one.worst).max;
      return rowOf(one, first, Math.max(first, isEveryoneKnown ? Math.min(last, to) : last));
    }),
  );
}

/** Returns the ranks that a contestant's result leaves open among these contestants, from 1. */
function createRanksOf(placed: readonly Placed[]) {
  const worst = placed.map((one) => one.worst).toSorted((a, b) => a - b);
  const best = placed.map((one) => one.best).toSorted((a, b) => a - b);
  return (one: Placed): Pick<RankRow, "from" | "to"> => ({
    from: 1 + countBelow(worst, one.best),
    to: countBelow(best, one.worst + 1),
  });
}

/** Returns how many of the ascending numbers are below a limit. */
function countBelow(ascending: readonly number[], limit: number): number {
  const index = ascending.findIndex((value) => value >= limit);
  return index === -1 ? ascending.length : index;
}

function rowOf({ contestant, reason }: Placed, from: number, to: number): RankRow {
  return { from, to, contestant, reason };
}
