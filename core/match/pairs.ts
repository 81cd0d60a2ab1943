import { groupBy } from "#core/lib/collections.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";

/** Contestants of a match of doubles. */
const PLAYERS = 4;

/**
 * Decides the matches of doubles of a tournament that list all four players: a shared first place
 * is the win of a pair instead of a draw (docs/domain.md#doubles).
 */
export function decideDoubles(matches: readonly DerivedMatch[]): readonly DerivedMatch[] {
  const suspects = matches.filter(isSplit);
  if (suspects.length === 0) return matches;
  const parts = groupBy(matches, partOf);
  const inPairs = new Set(suspects.map(partOf).filter((part) => arePairs(parts.get(part) ?? [])));
  if (inPairs.size === 0) return matches;
  return matches.map((one) => {
    if (!isSplit(one) || !inPairs.has(partOf(one))) return one;
    return { ...one, outcome: { ...one.outcome, draw: false } };
  });
}

/** Returns the group or bracket of a match. */
function partOf({ match: { key, groupId, bracketId } }: DerivedMatch): string {
  return `${groupId ?? ""} ${bracketId ?? ""} ${groupId ?? bracketId ?? key}`;
}

/**
 * Returns whether all matches of a group or bracket are of pairs: each of four contestants, of whom
 * two and two share a score once it ended, or all four.
 */
function arePairs(matches: readonly DerivedMatch[]): boolean {
  const known = matches.filter(({ match }) => match.entries.length > 0);
  if (known.some(({ match }) => match.entries.length !== PLAYERS)) return false;
  const placed = known.filter(({ outcome }) => outcome.by === "led");
  return placed.every((one) => isSplit(one) || one.outcome.shared?.length === PLAYERS);
}

/** Returns whether two contestants share the better and the other two the worse score. */
function isSplit({ match: { entries }, outcome: { shared } }: DerivedMatch): boolean {
  if (entries.length !== PLAYERS || shared?.length !== 2) return false;
  const others = entries.filter((_, index) => !shared.includes(index));
  return others[0]?.score === others[1]?.score && others[0]?.time === others[1]?.time;
}
