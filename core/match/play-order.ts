import {
  combineComparators,
  type Compare,
  compareIds,
  compareNullable,
  compareText,
} from "#core/lib/collections.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";
import { roundOrderOf } from "./round-order.ts";

const inGroup: Compare<DerivedMatch> = combineComparators(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareNullable(a.match.row, b.match.row),
  (a, b) => compareIds(a.match.id, b.match.id),
);

const inBracket: Compare<DerivedMatch> = combineComparators(
  ({ match: a }, { match: b }) =>
    a.bracketId === b.bracketId ? 0 : compareIds(getSharedBracketId(a), getSharedBracketId(b)),
  ({ round: a }, { round: b }) => (a?.key === b?.key ? 0 : depthOf(a) - depthOf(b)),
  (a, b) => compareNullable(a.match.row, b.match.row),
  (a, b) => compareIds(a.match.id, b.match.id),
);

/**
 * Compares matches by the order of play: tournaments by start; within one, group matches by start,
 * then brackets by depth. Never by start alone: in half of the real events the starts are out of
 * bracket order, and a bracket reset has an earlier start than its grand final.
 */
export const comparePlayOrder: Compare<DerivedMatch> = combineComparators(
  (a, b) => compareNullable(a.match.tournament.start, b.match.tournament.start),
  (a, b) => compareText(a.match.tournament.key, b.match.tournament.key),
  (a, b) => Number(isInBracket(a)) - Number(isInBracket(b)),
  (a, b) => (isInBracket(a) ? inBracket(a, b) : inGroup(a, b)),
);

/** Returns the id shared by an upper and its lower bracket, the lesser of both; "" without one. */
export function getSharedBracketId({ bracketId, bracket }: Match): string {
  const own = bracketId ?? "";
  const related = bracket?.relatedId ?? own;
  return compareIds(own, related) < 0 ? own : related;
}

function isInBracket({ match }: DerivedMatch): boolean {
  return match.bracketId !== null;
}

function depthOf(round: DerivedMatch["round"]): number {
  return roundOrderOf(round?.key ?? "");
}
