import { deepEqual } from "#core/lib/deep-equal.ts";
import { dropImplausibleScores } from "#core/guards/drop-implausible-scores.ts";
import { countPoll, doubtsAbout, isAccepted, withDoubts } from "#core/guards/count-poll.ts";
import { restoreKnownIds } from "./changed-ids.ts";
import { findMovedTournaments, moveTournaments } from "./moved-tournaments.ts";
import { acceptValues, doubtContestants } from "#core/guards/accept-values.ts";
import { assumedEnd } from "#core/match/assumed-end.ts";
import {
  type JudgedLoss,
  judgeLosses,
  type PolledMatch,
  stateOf,
} from "#core/guards/judge-losses.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { type Doubt, isContestantDoubt } from "#core/model/doubt.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { ListResponse, ListState, Snapshot, PollResponses } from "#core/model/tick.ts";

/** Depth to compare: match, bracket or entries, best-of by round or one entry, its members. */
const MATCH_DEPTH = 4;

const NOTHING_LOST: JudgedLoss = { isKept: false, isAccepted: false, doubts: [] };

/** Creates the snapshot of a service that was not polled yet. */
export function emptySnapshot(now: Instant): Snapshot {
  return {
    takenAt: now,
    watchingSince: now,
    matches: new MatchesByTournament(),
    lists: [],
    issues: [],
  };
}

/** Creates a snapshot of matches from files, which belong to no list. */
export function snapshotOfFile(matches: readonly Match[], now: Instant): Snapshot {
  const seen = new Map(matches.map((match) => [match.key, firstSight(match, null, now)]));
  const empty = emptySnapshot(now);
  return { ...empty, matches: empty.matches.with(seen.values()) };
}

/**
 * Returns the snapshot after a poll. Matches that are in no list any more stay as last seen.
 * `DOUBT_RULES` contains the rules of doubt; a loss too large for a single poll to explain
 * is held (see `guards/judge-losses.ts`).
 */
export function applyPoll(earlier: Snapshot, received: PollResponses): Snapshot {
  const restored = restoreKnownIds(earlier, received);
  const moved = findMovedTournaments(earlier, latestSights(restored));
  const previous = { ...earlier, matches: moveTournaments(earlier.matches, moved) };
  const poll = dropImplausibleScores(restored, previous.matches);
  const sights = latestSights(poll);
  const { losses, holds } = judgeLosses(previous, poll, sights);
  const keptKeys = new Set([...losses].flatMap(([key, { isKept }]) => (isKept ? [key] : [])));
  const displayed = poll.lists.map((response) => withKept(response, keptKeys, previous.matches));
  const lists = mergeLists(previous.lists, displayed);
  const takenAt = Math.max(previous.takenAt, ...lists.map(({ at }) => at));
  const changed: SeenMatch[] = [];
  // The first poll has no earlier data to protect, so it is accepted at once.
  const isFirst = previous.lists.length === 0;
  for (const [key, sight] of sights) {
    const known = previous.matches.get(key);
    changed.push(seenInPoll(known, sight, losses.get(key) ?? NOTHING_LOST, poll, isFirst));
  }
  const { isPublic = () => true } = poll;
  const heldVisibilities = new Set(holds.map(({ isHidden }) => isHidden));
  const isComplete = isWhole(displayed);
  const keysWithLosses = new Set([...(previous.withLosses ?? []), ...losses.keys()]);
  const withLosses = [...keysWithLosses].flatMap((key) => previous.matches.get(key) ?? []);
  for (const known of isComplete ? previous.matches.values() : withLosses) {
    const { key, tournament } = known.match;
    const loss = losses.get(key) ?? NOTHING_LOST;
    // Nearly all matches are past, and the poll does not affect them.
    const isPast = loss === NOTHING_LOST && !mayBePlayed(known, takenAt);
    if (isPast && (known.doubts ?? []).every(isContestantDoubt)) continue;
    if (sights.has(key)) continue;
    const kept = loss.isKept
      ? withNewSighting(known, listedAtOf(known, poll, previous.takenAt))
      : known;
    const isPaused = heldVisibilities.has(!isPublic(tournament.key)) && !loss.isAccepted;
    const seen = notSeen(kept, loss, takenAt, { isComplete, isPaused });
    if (seen !== known) changed.push(seen);
  }
  return {
    takenAt,
    watchingSince: previous.watchingSince,
    matches: previous.matches.with(changed),
    lists,
    issues: issuesAfter(previous, poll),
    holds,
    withLosses: new Set(losses.keys()),
    moved: [...(previous.moved ?? []), ...moved],
  };
}

/** Returns each match of a poll once: it may have moved to the other list between the responses. */
function latestSights(poll: PollResponses): ReadonlyMap<SiteKey, PolledMatch> {
  const responses = poll.lists.toSorted(
    (a, b) => a.at - b.at || Number(a.name === "ended") - Number(b.name === "ended"),
  );
  const sights = new Map<SiteKey, PolledMatch>();
  for (const { name: list, at, matches } of responses) {
    for (const match of matches) sights.set(match.key, { match, list, at });
  }
  return sights;
}

function firstSight(match: Match, list: ListName | null, at: Instant): SeenMatch {
  const sighting = {
    list,
    firstSeen: at,
    lastSeen: at,
    changedAt: at,
    wasEnded: false,
    withdrawnAt: null,
  };
  return { match, sighting };
}

/**
 * Returns a match that is in no list of a poll. It is marked as withdrawn after enough polls with
 * complete lists, or if a loss that includes it is accepted.
 *
 * @param at When the newest list arrived.
 * @param poll Whether both lists arrived completely, and whether a hold pauses the count of its
 *   polls: one of public or hidden matches, whichever it belongs to.
 */
function notSeen(
  seen: SeenMatch,
  loss: JudgedLoss,
  at: Instant,
  { isComplete, isPaused }: { readonly isComplete: boolean; readonly isPaused: boolean },
): SeenMatch {
  const doubts = [...doubtsAbout(seen, "value", "contestant"), ...loss.doubts];
  const before = doubtsAbout(seen, "absence");
  if (isComplete && !mayBePlayed(seen, at)) return withDoubts(seen, doubts);
  if (!isComplete || isPaused) return withDoubts(seen, [...doubts, ...before]);
  const { list } = seen.sighting;
  const absence = { field: "withdrawn", slot: null, known: list, candidate: null } as const;
  const doubt = countPoll(before[0], absence, at);
  const isWithdrawn = !loss.isKept && (loss.isAccepted || isAccepted(doubt));
  if (!isWithdrawn) return withDoubts(seen, [...doubts, doubt]);
  return withDoubts({ ...seen, sighting: { ...seen.sighting, withdrawnAt: at } }, doubts);
}

/** Returns whether a match may still be played. Matches that only files contain are past. */
function mayBePlayed(seen: SeenMatch, at: Instant): boolean {
  const { list, wasEnded, withdrawnAt } = seen.sighting;
  if (list === null || wasEnded || withdrawnAt !== null) return false;
  const settles = assumedEnd(seen);
  return list === "upcoming" || settles === null || at <= settles;
}

/** Returns a list as displayed: with the matches whose old data is kept in it. */
function withKept(
  response: ListResponse,
  kept: ReadonlySet<SiteKey>,
  matches: ReadonlyMap<SiteKey, SeenMatch>,
): ListResponse {
  if (kept.size === 0) return response;
  const listed = new Set(response.matches.map(({ key }) => key));
  const own = response.matches.filter(({ key }) => !kept.has(key));
  const added = [...kept].flatMap((key) => {
    const seen = matches.get(key);
    return seen?.sighting.list === response.name ? [seen.match] : [];
  });
  // `received` also counts skipped items, which are not in `matches`.
  const received = response.received + own.length + added.length - listed.size;
  return { ...response, received, matches: [...own, ...added] };
}

/** Returns when the list of a match arrived; `otherwise` if it is not in the poll. */
function listedAtOf(
  { sighting }: SeenMatch,
  { lists }: PollResponses,
  otherwise: Instant,
): Instant {
  return lists.find(({ name }) => name === (sighting.list ?? "upcoming"))?.at ?? otherwise;
}

/** Updates the sighting of a match that keeps its last good data. */
function withNewSighting(seen: SeenMatch, at: Instant): SeenMatch {
  return { ...seen, sighting: { ...seen.sighting, lastSeen: at, withdrawnAt: null } };
}

/** Returns a match that a poll lists; its match object stays the same if nothing changed. */
function seenInPoll(
  known: SeenMatch | undefined,
  { match: received, list, at }: PolledMatch,
  loss: JudgedLoss,
  poll: PollResponses,
  isFirst: boolean,
): SeenMatch {
  const now = poll.monotonic ?? at;
  // Nearly all matches are, so the rest is only done for the others.
  const isUnchanged = known?.doubts === undefined && deepEqual(known?.match, received, MATCH_DEPTH);
  const withContestants = (seen: SeenMatch, doubts: readonly Doubt[]): SeenMatch => {
    const hasNone = isFirst || isUnchanged;
    const contestants = hasNone ? [] : doubtContestants(known, received, seen.match, now);
    return withDoubts(seen, [...doubts, ...loss.doubts, ...contestants]);
  };
  if (known === undefined) return withContestants(firstSight(received, list, at), []);
  if (loss.isKept) {
    const seen = withNewSighting(known, listedAtOf(known, poll, at));
    return withContestants(seen, doubtsAbout(known, "value"));
  }
  const { match, doubts } = isUnchanged
    ? { match: known.match, doubts: [] }
    : acceptValues(known, received, now);
  const same = isUnchanged || deepEqual(known.match, match, MATCH_DEPTH);
  const sighting = {
    ...known.sighting,
    list,
    lastSeen: at,
    changedAt: same && known.sighting.list === list ? known.sighting.changedAt : at,
    wasEnded: known.sighting.wasEnded && !loss.isAccepted,
    withdrawnAt: null,
  };
  return withContestants({ ...known, match: same ? known.match : match, sighting }, doubts);
}

function mergeLists(
  before: readonly ListState[],
  responses: readonly ListResponse[],
): readonly ListState[] {
  const states = new Map(before.map((state) => [state.name, state]));
  for (const response of responses) states.set(response.name, stateOf(response));
  return [...states.values()];
}

/** Returns whether both lists arrived and neither is at its limit. */
function isWhole(lists: readonly ListResponse[]): boolean {
  return (
    new Set(lists.map(({ name }) => name)).size === 2 &&
    lists.every(({ received, limit }) => received < limit)
  );
}

/** Returns the issues of a poll once each, with the earlier ones if only one list arrived. */
function issuesAfter(previous: Snapshot, poll: PollResponses): readonly Issue[] {
  const issues = poll.lists.length < 2 ? [...previous.issues] : [];
  for (const response of poll.lists) issues.push(...response.issues);
  const byText = issues.map(
    (issue) => [`${issue.match}\n${issue.code}\n${issue.message}`, issue] as const,
  );
  return [...new Map(byText).values()];
}
