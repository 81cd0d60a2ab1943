import { DISQUALIFICATION, haveNegativeTotals } from "#core/lib/contest.ts";
import type { MatchEntry, SeenMatch } from "#core/model/match.ts";
import { isBye } from "./outcome.ts";
import { deriveStatus, type StatusInput } from "./status.ts";

/**
 * Marks scores below 0 of a tournament that are scores and no disqualifications
 * (docs/domain.md#negative-totals). Returns the same list if there are none.
 */
export function markNegativeTotals(
  seen: readonly SeenMatch[],
  input: StatusInput,
): readonly SeenMatch[] {
  const isMarked = seen.some(({ match }) =>
    haveNegativeTotals(match.entries.map(({ score }) => score)),
  );
  if (!isMarked) return seen;
  return seen.map((one) => {
    const { match } = one;
    if (!match.entries.some(isNegative) || isUnplayed(one, input)) return one;
    return { ...one, match: { ...match, entries: match.entries.map(markEntry) } };
  });
}

/** Returns whether all scores are −1, as some services send it until a match is played. */
function isUnplayed(one: SeenMatch, input: StatusInput): boolean {
  if (!one.match.entries.every(({ score }) => score === DISQUALIFICATION)) return false;
  const { state, by } = deriveStatus(one, null, input);
  return isBye(one.match) || state !== "ended" || by === "taken-as-ended";
}

function isNegative({ score }: MatchEntry): boolean {
  return score !== null && score < 0;
}

function markEntry(entry: MatchEntry): MatchEntry {
  return isNegative(entry) ? { ...entry, isNegativeTotal: true } : entry;
}
