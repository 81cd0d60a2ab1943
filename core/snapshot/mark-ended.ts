import { type Steps, visitInSteps } from "#core/lib/steps.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/**
 * Stores which matches have ended. An ended match stays ended even if other matches' new scores
 * would change the rule that ended it.
 *
 * @param endedKeys See `EndedMatchUpdates.ended`.
 * @param undoneKeys See `EndedMatchUpdates.undone`.
 */
export function markEnded(
  snapshot: Snapshot,
  endedKeys: Iterable<SiteKey>,
  undoneKeys: Iterable<SiteKey> = [],
): Snapshot {
  let matches: Map<SiteKey, SeenMatch> | null = null;
  const mark = (key: SiteKey, wasEnded: boolean): void => {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || seen.sighting.wasEnded === wasEnded) return;
    // Copies the thousands of matches only if one of them changes.
    matches ??= new Map(snapshot.matches);
    matches.set(key, { ...seen, sighting: { ...seen.sighting, wasEnded } });
  };
  for (const key of endedKeys) mark(key, true);
  for (const key of undoneKeys) mark(key, false);
  return matches === null ? snapshot : { ...snapshot, matches };
}

/** Keys of matches whose stored end must be set or removed. */
export interface EndedMatchUpdates {
  /** Ended because of their data, not only because time passed. */
  readonly ended: readonly SiteKey[];
  /** Stored as ended although they have not ended by any rule. */
  readonly undone: readonly SiteKey[];
}

/** Finds the ends to store and to remove, in steps that let other work run in between. */
export function* findEndedMatchUpdatesInSteps(
  matches: Iterable<DerivedMatch>,
): Steps<EndedMatchUpdates> {
  const ended: SiteKey[] = [];
  const undone: SiteKey[] = [];
  yield* visitInSteps(matches, ({ match, status, sighting }) => {
    if (status.state !== "ended") {
      if (sighting.wasEnded) undone.push(match.key);
    } else if (status.by !== "taken-as-ended") {
      ended.push(match.key);
    }
  });
  return { ended, undone };
}
