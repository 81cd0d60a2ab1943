import { type Steps, visitSteps } from "#core/lib/steps.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/**
 * Remembers that matches ended: what was ended stays ended, whatever later scores of others make of
 * the rule that decided it.
 *
 * @param endedKeys See `Ends`.
 * @param undoneKeys See `Ends`.
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
    // A copy of thousands of matches is made only when one of them changes.
    matches ??= new Map(snapshot.matches);
    matches.set(key, { ...seen, sighting: { ...seen.sighting, wasEnded } });
  };
  for (const key of endedKeys) mark(key, true);
  for (const key of undoneKeys) mark(key, false);
  return matches === null ? snapshot : { ...snapshot, matches };
}

/** What a world says about the ends that were remembered, by the keys of the matches. */
export interface Ends {
  /** Ended by what the service said, not only by the time that passed. */
  readonly ended: readonly SiteKey[];
  /** Remembered as ended although nothing says so any more. */
  readonly undone: readonly SiteKey[];
}

/** Finds ends to remember and ends to undo, with pauses. */
export function* endSteps(matches: Iterable<DerivedMatch>): Steps<Ends> {
  const ended: SiteKey[] = [];
  const undone: SiteKey[] = [];
  yield* visitSteps(matches, ({ match, status, sighting }) => {
    if (status.state !== "ended") {
      if (sighting.wasEnded) undone.push(match.key);
    } else if (status.by !== "taken-as-ended") {
      ended.push(match.key);
    }
  });
  return { ended, undone };
}
