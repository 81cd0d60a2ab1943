import { type Steps, visitInSteps } from "#core/lib/steps.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/**
 * Stores which matches have ended (`EndedMatchUpdates`). An ended match stays ended even if other
 * matches' new scores would change the rule that ended it.
 */
export function markEnded(
  snapshot: Snapshot,
  endedKeys: Iterable<SiteKey>,
  undoneKeys: Iterable<SiteKey> = [],
): Snapshot {
  const changed: SeenMatch[] = [];
  const mark = (key: SiteKey, wasEnded: boolean): void => {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || seen.sighting.wasEnded === wasEnded) return;
    changed.push({ ...seen, sighting: { ...seen.sighting, wasEnded } });
  };
  for (const key of endedKeys) mark(key, true);
  for (const key of undoneKeys) mark(key, false);
  if (changed.length === 0) return snapshot;
  return { ...snapshot, matches: snapshot.matches.with(changed) };
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
  yield* visitInSteps(matches, (derived) => {
    const isEnded = hasEndToStore(derived);
    if (isEnded === true) ended.push(derived.match.key);
    if (isEnded === false && derived.sighting.wasEnded) undone.push(derived.match.key);
  });
  return { ended, undone };
}

/** Returns whether every end is stored, and no other one. */
export function areEndsMarked(matches: readonly DerivedMatch[]): boolean {
  return matches.every((derived) => {
    const isEnded = hasEndToStore(derived);
    return isEnded === null || isEnded === derived.sighting.wasEnded;
  });
}

/** Returns whether a match counts as ended from now on; `null` if its mark stays as it is. */
function hasEndToStore({ status }: DerivedMatch): boolean | null {
  if (status.state !== "ended") return false;
  return status.by === "taken-as-ended" ? null : true;
}
