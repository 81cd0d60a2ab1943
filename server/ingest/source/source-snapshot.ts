import { isHeld } from "#core/model/doubt.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { SeenMatch, SiteKey } from "#core/model/match.ts";
import type { PollResponses, Snapshot } from "#core/model/tick.ts";
import { findKeysFirstSeen } from "#core/snapshot/changed-ids.ts";
import { applyPoll, emptySnapshot } from "#core/snapshot/snapshot.ts";
import type { ParsedList } from "./fetch-lists.ts";
import type { SourceRawLists } from "./raw-lists.ts";

/** Data received by one client of a service so far. Immutable: a poll creates a new object. */
export interface SourceSnapshot {
  /** `null` before the first response. */
  readonly snapshot: Snapshot | null;
  readonly sentLists: SourceRawLists;
  /** The raw JSON of every match in the newest lists; the last good one of a held match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** Number of items in the newest responses that could not be parsed. */
  readonly quarantined: number;
}

/** Snapshot of a source before its first response. */
export const EMPTY_SNAPSHOT: SourceSnapshot = {
  snapshot: null,
  sentLists: new Map(),
  sent: new Map(),
  quarantined: 0,
};

/**
 * Returns `before` with the lists of a poll added; `before` itself if none was received.
 *
 * @param recalled Archived matches that had been removed from memory.
 * @param context Time of the poll, staff decisions about held data, and visibility.
 */
export function addLists(
  before: SourceSnapshot,
  received: readonly ParsedList[],
  recalled: readonly SeenMatch[],
  context: Required<Pick<PollResponses, "monotonic" | "decisions" | "isPublic">>,
): SourceSnapshot {
  const [first] = received;
  if (first === undefined) return before;
  const lists = received.map(({ list }) => list);
  const earlier = before.snapshot ?? emptySnapshot(first.list.at);
  const snapshot = applyPoll(withRecalled(earlier, recalled), { lists, ...context });
  const sentLists = new Map(before.sentLists);
  for (const { list, items } of received) sentLists.set(list.name, items);
  const quarantined = received.reduce((sum, { normalized }) => sum + normalized.quarantined, 0);
  return { snapshot, sentLists, sent: updateSent(before.sent, received, snapshot), quarantined };
}

function withRecalled(snapshot: Snapshot, recalled: readonly SeenMatch[]): Snapshot {
  const missing = recalled.filter(({ match }) => !snapshot.matches.has(match.key));
  return { ...snapshot, matches: snapshot.matches.with(missing) };
}

/** Adds the raw JSON of the received matches, and removes that of matches no longer listed. */
function updateSent(
  before: SourceSnapshot["sent"],
  received: readonly ParsedList[],
  snapshot: Snapshot,
): SourceSnapshot["sent"] {
  const sent = new Map(before);
  const firstKeys = findKeysFirstSeen(snapshot);
  for (const { normalized } of received) {
    for (const [sentKey, item] of normalized.sent) {
      const key = firstKeys.get(sentKey) ?? sentKey;
      const seen = snapshot.matches.get(key);
      if (seen === undefined || !isHeld(seen) || !sent.has(key)) sent.set(key, item);
    }
  }
  for (const key of sent.keys()) {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || !isListed(seen.sighting, snapshot.lists)) sent.delete(key);
  }
  return sent;
}
