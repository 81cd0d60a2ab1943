import { groupBy } from "#core/lib/collections.ts";
import { haveNegativeTotals } from "#core/lib/contest.ts";
import type { MatchEntry, SeenMatch } from "#core/model/match.ts";

/**
 * Marks scores below 0 that are legal totals (see `haveNegativeTotals`). Matches of a tournament with
 * the same best-of have the same format.
 *
 * @param seen The matches of a tournament.
 * @returns The same list if there are none.
 */
export function markNegativeTotals(seen: readonly SeenMatch[]): readonly SeenMatch[] {
  if (!seen.some(hasNegative)) return seen;
  const formats = groupBy(seen, ({ match }) => match.bestOf);
  const marked = [...formats].flatMap(([bestOf, own]) => {
    const scores = own.flatMap(({ match }) => match.entries.map(({ score }) => score));
    return haveNegativeTotals(scores) ? [bestOf] : [];
  });
  if (marked.length === 0) return seen;
  return seen.map((one) => {
    const { match } = one;
    if (!hasNegative(one) || !marked.includes(match.bestOf)) return one;
    return { ...one, match: { ...match, entries: match.entries.map(markEntry) } };
  });
}

function hasNegative({ match }: SeenMatch): boolean {
  return match.entries.some(isNegative);
}

function isNegative({ score }: MatchEntry): boolean {
  return score !== null && score < 0;
}

function markEntry(entry: MatchEntry): MatchEntry {
  return isNegative(entry) ? { ...entry, isNegativeTotal: true } : entry;
}
