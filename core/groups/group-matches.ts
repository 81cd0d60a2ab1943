import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareIds, compareNullable } from "#core/lib/compare.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { numberGroups } from "./group-numbers.ts";
import type { SeenMatch } from "#core/model/match.ts";
import {
  type DeriveContext,
  deriveMatch,
  deriveMatchResult,
  type MatchResult,
  positionWithoutFeeders,
} from "#core/match/derive-match.ts";
import { hasScore } from "#core/match/outcome.ts";
import { createNoResultCheck } from "./no-result.ts";
import { findGroupsScoredInPoints } from "./score-points.ts";

const byRow = combineComparators<SeenMatch>(
  (a, b) => compareNullable(a.match.row, b.match.row),
  (a, b) => compareIds(a.match.id, b.match.id),
);

/** Derives the group matches of a tournament. Code G3-2 is the second match of group 3. */
export function deriveGroupMatches(
  seen: readonly SeenMatch[],
  context: DeriveContext,
): readonly DerivedMatch[] {
  const inGroups = seen.filter(({ match }) => match.groupId !== null);
  const numbers = numberGroups(inGroups.map(({ match }) => match));
  const groups = groupBy(inGroups, ({ match }) => match.groupId);
  const inPoints = findGroupsScoredInPoints(inGroups.map(({ match }) => match));
  const hasNoResult = createNoResultCheck(seen);
  return [...numbers.values()].flatMap(({ id, number }) => {
    const matches = must(groups.get(id), "a numbered group has matches");
    const ordered = matches.toSorted(byRow);
    const rows = rowsOf(ordered);
    return ordered.map((one, index) => {
      const derived = deriveMatchResult(one, null, context);
      const isForfeit = inPoints.has(id) && !hasScore(one.match);
      const isNoDraw = derived.outcome.draw && (isForfeit || hasNoResult(one));
      const result = isNoDraw ? withoutDraw(derived) : derived;
      const code = `G${number}-${rows[index]}`;
      const position = positionWithoutFeeders(one.match, code, null);
      return deriveMatch(one, result, position, context.listedAt);
    });
  });
}

/** Removes the draw of a match that gave no points: a forfeit of both, or no result. */
function withoutDraw({ status, outcome }: MatchResult): MatchResult {
  return { status, outcome: { winner: null, by: outcome.by, draw: false } };
}

/** Returns the stated rows, from 1; the order if a row is missing or stated twice. */
function rowsOf(ordered: readonly SeenMatch[]): readonly number[] {
  const rows = ordered.map(({ match }) => match.row ?? 0);
  const shift = rows[0] === 0 ? 1 : 0;
  const areStated =
    new Set(rows).size === rows.length && !ordered.some(({ match }) => match.row === null);
  return areStated ? rows.map((row) => row + shift) : rows.map((_, index) => index + 1);
}
