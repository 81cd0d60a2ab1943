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
  const known = countNumbers(
    placed.filter(({ best, worst }) => best === worst).map(({ best }) => best),
    tiers.length,
  );
  const firstFree = tiers.findIndex(({ max }, tier) => at(known, tier) < max);
  const narrowed = placed.map((one) =>
    one.best === one.worst ? one : { ...one, best: Math.max(one.best, firstFree) },
  );
  const ranksOf = createRanksOf(narrowed);
  const above = { min: 0, max: 0 };
  const bounds = tiers.map(({ min, max }, tier) => {
    const minAbove = above.min;
    above.min += Math.max(min, at(known, tier));
    above.max += Math.max(max, at(known, tier));
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

/**
 * Returns the ranks that a contestant's result leaves open among these contestants, from 1. Results
 * are small numbers (tiers or ranks), so they are counted instead of compared.
 */
function createRanksOf(placed: readonly Placed[]): (one: Placed) => Pick<RankRow, "from" | "to"> {
  const length = 1 + Math.max(0, ...placed.map(({ worst }) => worst));
  const endedBy = countNumbers(
    placed.map(({ worst }) => worst),
    length,
  );
  const begunBy = countNumbers(
    placed.map(({ best }) => best),
    length,
  );
  for (let index = 1; index < length; index += 1) {
    endedBy[index] = at(endedBy, index) + at(endedBy, index - 1);
    begunBy[index] = at(begunBy, index) + at(begunBy, index - 1);
  }
  return ({ best, worst }) => ({
    from: 1 + (best === 0 ? 0 : at(endedBy, best - 1)),
    to: at(begunBy, worst),
  });
}

/** Returns how often each number from 0 to `length - 1` occurs. */
function countNumbers(numbers: readonly number[], length: number): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const one of numbers) counts[one] = at(counts, one) + 1;
  return counts;
}

function at(counts: readonly number[], index: number): number {
  return must(counts[index], "a result is at most the last one");
}

function rowOf({ contestant, reason }: Placed, from: number, to: number): RankRow {
  return { from, to, contestant, reason };
}
