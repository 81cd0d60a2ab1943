import { type Compare, compareIds, compareNullable, compareText } from "#core/lib/compare.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match, Tournament } from "#core/model/match.ts";
import { roundOrderOf } from "./round-order.ts";

/**
 * Compares matches by the order of play: tournaments by start; within one, group matches by start,
 * then brackets by depth. Never by start alone: in half of the real events the starts are out of
 * bracket order, and a bracket reset has an earlier start than its grand final.
 */
export const comparePlayOrder: Compare<DerivedMatch> = (a, b) => {
  const isBracket = isInBracket(a);
  return (
    compareTournaments(a.match.tournament, b.match.tournament) ||
    Number(isBracket) - Number(isInBracket(b)) ||
    (isBracket ? compareInBracket(a, b) : compareNullable(a.match.start, b.match.start)) ||
    compareNullable(a.match.row, b.match.row) ||
    compareIds(a.match.id, b.match.id)
  );
};

function compareTournaments(a: Tournament, b: Tournament): number {
  return a === b ? 0 : compareNullable(a.start, b.start) || compareText(a.key, b.key);
}

function compareInBracket(a: DerivedMatch, b: DerivedMatch): number {
  const ids =
    a.match.bracketId === b.match.bracketId
      ? 0
      : compareIds(getSharedBracketId(a.match), getSharedBracketId(b.match));
  return ids || (a.round?.key === b.round?.key ? 0 : depthOf(a.round) - depthOf(b.round));
}

/** Returns the id shared by an upper and its lower bracket, the lesser of both; "" without one. */
export function getSharedBracketId({ bracketId, bracket }: Match): string {
  const own = bracketId ?? "";
  const related = bracket?.relatedId ?? own;
  return compareIds(own, related) < 0 ? own : related;
}

/** Returns both contestants of a match of two as a text that does not depend on their order. */
export function pairOf({ entries }: Match): string {
  const [one = "", other = ""] = entries.map(({ key }) => key);
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function isInBracket({ match }: DerivedMatch): boolean {
  return match.bracketId !== null;
}

function depthOf(round: DerivedMatch["round"]): number {
  return roundOrderOf(round?.key ?? "");
}
