import { groupBy } from "#core/lib/collections.ts";
import { compareText } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { Placed, RankRow } from "#core/model/ranking.ts";
import { correctRanks } from "./correct-ranks.ts";
import { createEliminationTiers, type Tier } from "./elimination-tiers.ts";
import { type BracketInput, placeContestants } from "./place-contestants.ts";
import { rankHeats } from "./rank-heats.ts";
import { rankIrregular } from "./rank-irregular.ts";

/** Ranks the contestants of one bracket from 1; `null` if its shape does not show it. */
export function rankBracket(bracket: Bracket, input: BracketInput): readonly RankRow[] | null {
  if (bracket.kind === "unknown") return null;
  if (bracket.kind === "heats") {
    const rows = rankHeats(bracket, input);
    return rows === null ? null : sortRows(rows);
  }
  if (bracket.kind === "irregular") {
    return sortRows(rankIrregular(bracket, input));
  }
  // The survivor of a lower bracket alone plays on in an upper one, which was not seen.
  if (bracket.rounds.every(({ section }) => section === "lower")) return null;
  const tiers = createEliminationTiers(bracket);
  const placed = placeContestants(bracket, { ...input, tiers });
  const rows = boundRanks(placed, tiers.tiers, input.isClosed && !input.missesPast);
  return sortRows(correctRanks(rows, bracket, input));
}

/**
 * Converts results to ranks from `above + 1`: contestants share the ranks that their results leave
 * open; `positions` are the results that they have together, if these are known.
 */
export function shareRanks(
  placed: readonly Placed[],
  above: number,
  positions?: readonly number[],
): readonly RankRow[] {
  const worsts = positions ?? placed.map(({ worst }) => worst);
  const bests = positions ?? placed.map(({ best }) => best);
  return sortRows(
    placed.map((one) => {
      const better = worsts.filter((worst) => worst < one.best).length;
      const atLeastAsGood = bests.filter((best) => best <= one.worst).length;
      return rowOf(one, above + better + 1, above + atLeastAsGood);
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
 * at most, as many contestants as the bracket's places show. Two contestants who are out after the
 * same match share at least two ranks, but move nobody else.
 */
function boundRanks(
  placed: readonly Placed[],
  tiers: readonly Tier[],
  isEveryoneKnown: boolean,
): readonly RankRow[] {
  const { bounds, known } = closeFullTiers(placed, tiers);
  const open = bounds.filter(({ best, worst }) => best !== worst).map(({ best }) => best);
  const minAbove: number[] = [];
  const maxUpTo: number[] = [];
  const sums = { min: 0, max: 0, known: 0 };
  const pairs = countPairsOut(placed);
  for (const [tier, { min, max }] of tiers.entries()) {
    const all = at(known, tier);
    const count = all - (pairs.get(tier) ?? 0);
    minAbove.push(sums.min);
    sums.min += Math.max(min, count);
    sums.max += Math.max(max, count);
    sums.known += all;
    const present = sums.known + open.filter((best) => best <= tier).length;
    maxUpTo.push(isEveryoneKnown ? Math.min(sums.max, present) : sums.max);
  }
  return sortRows(
    placed.map((one, index) => {
      const { best, worst } = at(bounds, index);
      const from = 1 + at(minAbove, best);
      const to = Math.max(from, at(maxUpTo, worst));
      return rowOf(one, pairs.has(worst) ? Math.min(from, to - 1) : from, to);
    }),
  );
}

/** Counts the matches after which both contestants are out, by their tier. */
function countPairsOut(placed: readonly Placed[]): ReadonlyMap<number, number> {
  const out = placed.filter(({ reason }) => reason.type === "disqualified");
  const counts = new Map<number, number>();
  for (const [, [one, other]] of groupBy(out, ({ reason }) => "match" in reason && reason.match)) {
    if (one === undefined || other === undefined) continue;
    counts.set(one.worst, (counts.get(one.worst) ?? 0) + 1);
  }
  return counts;
}

/** Possible tiers of a contestant. */
type TierBounds = Pick<Placed, "best" | "worst">;

/**
 * Returns the possible tiers of each contestant, without the best ones if these are full, and the
 * number of contestants whose tier is certain. A tier may get more than it has places: a match
 * without a winner may eliminate both contestants.
 */
function closeFullTiers(
  placed: readonly Placed[],
  tiers: readonly Tier[],
): { readonly bounds: readonly TierBounds[]; readonly known: readonly number[] } {
  const known = tiers.map(() => 0);
  const count = ({ best, worst }: TierBounds): void => {
    if (best === worst) known[best] = at(known, best) + 1;
  };
  placed.forEach(count);
  const free = tiers.findIndex(({ max }, tier) => at(known, tier) < max);
  const firstFree = free < 0 ? tiers.length - 1 : free;
  const bounds = placed.map((one): TierBounds => {
    if (one.best === one.worst) return one;
    const best = Math.max(one.best, firstFree);
    const closed = { best, worst: Math.max(best, one.worst) };
    count(closed);
    return closed;
  });
  return { bounds, known };
}

function at<T>(values: readonly T[], index: number): T {
  return must(values[index], "every result is one of the tiers");
}

function rowOf({ contestant, reason }: Placed, from: number, to: number): RankRow {
  return { from, to, contestant, reason };
}
