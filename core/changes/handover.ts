import type { ChangeType } from "#core/model/change.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { HistoryChange } from "#core/model/match-history.ts";

/** Counts the matches with each type of change since a staff member left, each match once. */
export function countHandoverChanges(changes: readonly HistoryChange[]) {
  const countMatches = (type: ChangeType): number => {
    const matches = new Set<SiteKey>();
    for (const { change } of changes) if (change.type === type) matches.add(change.match);
    return matches.size;
  };
  return {
    results: countMatches("ended"),
    moved: countMatches("rescheduled"),
    started: countMatches("started"),
    corrected: countMatches("corrected"),
  };
}
