/** Matches of earlier stages whose results may count in a group (docs/domain.md#carried-points). */
import { type Appearance, appearancesOf } from "#core/match/appearance.ts";
import { pairOf } from "#core/match/play-order.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { RankingRule } from "#core/model/group.ts";
import type { ContestantKey } from "#core/model/match.ts";

type Matches = readonly DerivedMatch[];

/** Returns the parts of a group's contestants in matches. */
export function appearancesIn(own: Matches, matches: Matches): readonly Appearance[] {
  const keys = keysOf(appearancesOf(own));
  return appearancesOf(matches).filter(({ entry }) => keys.has(entry.key));
}

/**
 * Returns the matches of earlier groups that a rule of staff counts: all of the group's
 * contestants, or those between them.
 */
export function listCarried(
  own: Matches,
  earlier: readonly Matches[],
  carry: RankingRule["carry"],
): Matches {
  if (carry === undefined) return [];
  const keys = keysOf(appearancesOf(own));
  const counts = carry === "all" ? hasOneOf : isAmong;
  return earlier.flat().filter((derived) => counts(derived, keys));
}

/**
 * Returns the lists of earlier matches that may count without a rule of staff: if all contestants
 * come from one group, those between them, and all of them. If as many come from each of several
 * groups, those between them, unless all of these pairs meet again. Else none.
 */
export function listPossiblyCarried(own: Matches, earlier: readonly Matches[]): readonly Matches[] {
  const keys = keysOf(appearancesOf(own));
  const among = listCarried(own, earlier, "among");
  if (among.length === 0) return [];
  const sources = earlier.filter((matches) => appearancesIn(own, matches).length > 0);
  const counts = sources.map((matches) => keysOf(appearancesIn(own, matches)).size);
  if (counts.includes(keys.size)) {
    const all = listCarried(own, sources, "all");
    return all.length > among.length ? [among, all] : [among];
  }
  const pairs = new Set(own.map(({ match }) => pairOf(match)));
  const isEven = new Set(counts).size === 1 && counts.length * (counts[0] ?? 0) === keys.size;
  return isEven && among.some(({ match }) => !pairs.has(pairOf(match))) ? [among] : [];
}

function keysOf(appearances: readonly Appearance[]): ReadonlySet<ContestantKey> {
  return new Set(appearances.map(({ entry }) => entry.key));
}

function hasOneOf({ match: { entries } }: DerivedMatch, keys: ReadonlySet<ContestantKey>): boolean {
  return entries.length < 3 && entries.some(({ key }) => keys.has(key));
}

function isAmong({ match: { entries } }: DerivedMatch, keys: ReadonlySet<ContestantKey>): boolean {
  return entries.length === 2 && entries.every(({ key }) => keys.has(key));
}
