import { isHeld } from "#core/model/doubt.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { Instant, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { PollResponses, Snapshot } from "#core/model/tick.ts";
import { restoreKnownIds } from "#core/snapshot/changed-ids.ts";
import { applyIdentifiedPoll, emptySnapshot } from "#core/snapshot/snapshot.ts";
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
  /** Tournaments of which archived matches may be missing: the archive could not be read. */
  readonly unrecalled: ReadonlySet<SiteKey>;
}

/** Archived matches of tournaments that were not in memory. */
export interface Recalled {
  /** Tournaments all of whose archived matches were read. */
  readonly tournaments: ReadonlySet<SiteKey>;
  readonly matches: readonly SeenMatch[];
}

export const NOTHING_RECALLED: Recalled = { tournaments: new Set(), matches: [] };

/** Snapshot of a source before its first response. */
export const EMPTY_SNAPSHOT: SourceSnapshot = {
  snapshot: null,
  sentLists: new Map(),
  sent: new Map(),
  quarantined: 0,
  unrecalled: new Set(),
};

/**
 * Returns `before` with the lists of a poll added; `before` itself if none was received. `recalled`
 * are archived matches of this source that were not in memory.
 */
export function addLists(
  before: SourceSnapshot,
  received: readonly ParsedList[],
  recalled: Recalled,
  context: Required<Omit<PollResponses, "lists">>,
): SourceSnapshot {
  const [first] = received;
  if (first === undefined) return before;
  const lists = received.map(({ list }) => list);
  const { at } = first.list;
  const earlier = addRecalled(before, recalled.matches, at).snapshot ?? emptySnapshot(at);
  const identified = restoreKnownIds(earlier, { lists, ...context });
  const snapshot = applyIdentifiedPoll(earlier, identified);
  const sentLists = new Map(before.sentLists);
  for (const { list, items } of received) sentLists.set(list.name, items);
  const quarantined = received.reduce((sum, { normalized }) => sum + normalized.quarantined, 0);
  const items = identified.lists.flatMap(({ matches }, list) =>
    matches.map(({ key }, index) => [key, received[list]?.normalized.sent[index]] as const),
  );
  const sent = updateSent(before.sent, items, snapshot);
  const listed = findTournamentsToRecall(before, lists);
  const unrecalled = new Set([...listed].filter((key) => !recalled.tournaments.has(key)));
  return { snapshot, sentLists, sent, quarantined, unrecalled };
}

/**
 * Returns a source with archived matches added, except those that it has; the same object if it has
 * all of them. A source without a snapshot is watched since `now`.
 */
export function addRecalled(
  before: SourceSnapshot,
  recalled: readonly SeenMatch[],
  now: Instant,
): SourceSnapshot {
  const snapshot = before.snapshot ?? emptySnapshot(now);
  const missing = recalled.filter(({ match }) => !snapshot.matches.has(match.key));
  if (missing.length === 0) return before;
  return { ...before, snapshot: { ...snapshot, matches: snapshot.matches.with(missing) } };
}

/** Returns the tournaments of which archived matches may be missing once these lists are added. */
export function findTournamentsToRecall(
  { snapshot, unrecalled }: SourceSnapshot,
  lists: readonly Pick<ParsedList["list"], "matches">[],
): ReadonlySet<SiteKey> {
  const listed = lists.flatMap(({ matches }) => matches.map(({ tournament }) => tournament.key));
  return new Set([
    ...unrecalled,
    ...listed.filter((key) => snapshot?.matches.parts.has(key) !== true),
  ]);
}

/** Returns the listed matches that are not in memory: the archive may contain others with their ids. */
export function findUnknownMatches(
  { snapshot }: SourceSnapshot,
  lists: readonly Pick<ParsedList["list"], "matches">[],
): readonly Match[] {
  return lists
    .flatMap(({ matches }) => matches)
    .filter(({ key, id, tournament }) => {
      const known = snapshot?.matches.get(key)?.match.tournament;
      if (known !== undefined && (known.sentSlug ?? known.slug) === tournament.slug) return false;
      const part = snapshot?.matches.parts.get(tournament.key)?.values() ?? [];
      return ![...part].some(({ match }) => match.sentAs?.id === id);
    });
}

/** Adds the raw JSON of the received matches, and removes that of matches no longer listed. */
function updateSent(
  before: SourceSnapshot["sent"],
  items: readonly (readonly [SiteKey, unknown])[],
  snapshot: Snapshot,
): SourceSnapshot["sent"] {
  const sent = new Map(before);
  for (const [key, item] of items) {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || !isHeld(seen) || !sent.has(key)) sent.set(key, item);
  }
  for (const key of sent.keys()) {
    const seen = snapshot.matches.get(key);
    if (seen === undefined || !isListed(seen.sighting, snapshot.lists)) sent.delete(key);
  }
  return sent;
}
