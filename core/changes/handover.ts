import type { ChangeType } from "#core/model/change.ts";
import type { SiteKey } from "#core/model/match.ts";
import type { NotedChange } from "#core/model/match-history.ts";

/** What happened while somebody was away, in numbers of matches. */
export interface Handover {
  readonly results: number;
  readonly moved: number;
  readonly started: number;
  readonly corrected: number;
}

/** Counts what happened: a match that was moved twice was moved once. */
export function handoverOf(changes: readonly NotedChange[]): Handover {
  const matchesOf = (type: ChangeType): number => {
    const matches = new Set<SiteKey>();
    for (const { change } of changes) if (change.type === type) matches.add(change.match);
    return matches.size;
  };
  return {
    results: matchesOf("ended"),
    moved: matchesOf("rescheduled"),
    started: matchesOf("started"),
    corrected: matchesOf("corrected"),
  };
}
