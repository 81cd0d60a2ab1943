import type { DerivedMatch } from "./derived.ts";
import type { SiteKey } from "./match.ts";
import type { Snapshot } from "./world.ts";

/**
 * Remembers that matches ended: what was ended stays ended, whatever later scores of others make of
 * the rule that decided it.
 *
 * @param endedKeys See `endedForGood`.
 * @param undoneKeys See `undoneEnds`.
 */
export function rememberEnded(
  snapshot: Snapshot,
  endedKeys: Iterable<SiteKey>,
  undoneKeys: Iterable<SiteKey> = [],
): Snapshot {
  const matches = new Map(snapshot.matches);
  let changed = false;
  const mark = (key: SiteKey, wasEnded: boolean): void => {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || seen.sighting.wasEnded === wasEnded) return;
    matches.set(key, { ...seen, sighting: { ...seen.sighting, wasEnded } });
    changed = true;
  };
  for (const key of endedKeys) mark(key, true);
  for (const key of undoneKeys) mark(key, false);
  return changed ? { ...snapshot, matches } : snapshot;
}

/** Returns the keys of the matches that ended by what the service said, not only by the time that passed. */
export function endedForGood(matches: Iterable<DerivedMatch>): readonly SiteKey[] {
  return [...matches]
    .filter(({ status }) => status.state === "ended" && status.by !== "taken-as-ended")
    .map(({ match }) => match.key);
}

/** Returns the keys of the matches that are remembered as ended although nothing says so any more. */
export function undoneEnds(matches: Iterable<DerivedMatch>): readonly SiteKey[] {
  return [...matches]
    .filter(({ status, sighting }) => sighting.wasEnded && status.state !== "ended")
    .map(({ match }) => match.key);
}
