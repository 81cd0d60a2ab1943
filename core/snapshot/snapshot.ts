import {
  countPoll,
  type Doubt,
  doubtsAbout,
  isAccepted,
  isContestantDoubt,
  withDoubts,
} from "#core/model/doubt.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import { dropImplausibleScores } from "#core/guards/drop-implausible-scores.ts";
import { restoreKnownIds } from "./changed-ids.ts";
import { separateIdsOfFile } from "./shared-ids.ts";
import { findMovedTournaments, moveTournaments } from "./moved-tournaments.ts";
import { acceptValues, doubtContestants } from "#core/guards/accept-values.ts";
import { hasScore, isBye } from "#core/match/outcome.ts";
import { assumedEnd } from "#core/match/assumed-end.ts";
import { type JudgedLoss, judgeLosses, type PolledMatch } from "#core/guards/judge-losses.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { Hold } from "#core/model/hold.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import {
  type ListResponse,
  listStateOf,
  type PollResponses,
  type Snapshot,
} from "#core/model/tick.ts";

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
    holds: [],
  };
}

/** Creates a snapshot of matches from files, which belong to no list. */
export function snapshotOfFile(matches: readonly Match[], now: Instant): Snapshot {
  const empty = emptySnapshot(now);
  const separated = separateIdsOfFile(empty.matches, matches);
  const seen = new Map(separated.map((match) => [match.key, firstSight(match, null, now)]));
  return { ...empty, matches: empty.matches.with(seen.values()) };
}

/**
 * Returns the snapshot after a poll. Matches that are in no list any more stay as last seen.
 * `DOUBT_RULES` contains the rules of doubt; a loss too large for a single poll to explain
 * is held (see `guards/judge-losses.ts`).
 */
export function applyPoll(earlier: Snapshot, responses: PollResponses): Snapshot {
  return applyIdentifiedPoll(earlier, restoreKnownIds(earlier, responses));
}

/** Applies a poll whose matches have the ids under which they are known (`restoreKnownIds`). */
export function applyIdentifiedPoll(earlier: Snapshot, restored: PollResponses): Snapshot {
  const moved = findMovedTournaments(earlier, latestSights(restored));
  const previous = { ...earlier, matches: moveTournaments(earlier.matches, moved) };
  const poll = dropImplausibleScores(restored, previous.matches);
  const sights = latestSights(poll);
  const { losses, holds } = judgeLosses(previous, poll, sights);
  const displayed = poll.lists.map((response) => withKept(response, losses, previous.matches));
  const newStates = displayed.map(listStateOf);
  const states = [...previous.lists, ...newStates].map((state) => [state.name, state] as const);
  const lists = [...new Map(states).values()];
  const takenAt = Math.max(previous.takenAt, ...lists.map(({ at }) => at));
  const isComplete = newStates.length === 2 && newStates.every(({ capped }) => !capped);
  const judged: JudgedPoll = { previous, poll, sights, losses, holds, isComplete, takenAt };
  const listed = Array.from(sights.values(), (sight) => listedMatch(sight, judged));
  return {
    takenAt,
    watchingSince: previous.watchingSince,
    matches: previous.matches.with([...listed, ...absentMatches(judged)]),
    lists,
    issues: issuesAfter(previous, poll),
    holds,
    keysWithLosses: new Set(losses.keys()),
    moved: [...(previous.moved ?? []), ...moved],
  };
}

/** A poll with the decisions about its losses. */
interface JudgedPoll {
  readonly previous: Snapshot;
  readonly poll: PollResponses;
  readonly sights: ReadonlyMap<SiteKey, PolledMatch>;
  readonly losses: ReadonlyMap<SiteKey, JudgedLoss>;
  readonly holds: readonly Hold[];
  /** Whether both lists arrived and neither is at its limit, with the matches kept in it. */
  readonly isComplete: boolean;
  readonly takenAt: Instant;
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

/** Returns the matches that are in no list of a poll, as far as it changes them. */
function absentMatches(judged: JudgedPoll): readonly SeenMatch[] {
  const { previous, poll, sights, losses, isComplete, takenAt } = judged;
  const keys = new Set([...(previous.keysWithLosses ?? []), ...losses.keys()]);
  const matchesWithLosses = [...keys].flatMap((key) => previous.matches.get(key) ?? []);
  const changed: SeenMatch[] = [];
  for (const known of isComplete ? previous.matches.values() : matchesWithLosses) {
    const { match, doubts = [] } = known;
    const loss = losses.get(match.key) ?? NOTHING_LOST;
    // Nearly all matches are past, and the poll does not affect them.
    const isPast = loss === NOTHING_LOST && !mayBePlayed(known, takenAt);
    if ((isPast && doubts.every(isContestantDoubt)) || sights.has(match.key)) continue;
    const kept = loss.isKept ? withKeptData(known, poll, previous.takenAt) : known;
    const seen = countAbsence(kept, loss, judged);
    if (seen !== known) changed.push(seen);
  }
  return changed;
}

/**
 * Counts one more poll without a match. It is marked as withdrawn after enough polls with complete
 * lists, or if a loss that includes it is accepted.
 */
function countAbsence(
  seen: SeenMatch,
  loss: JudgedLoss,
  { poll, holds, isComplete, takenAt }: JudgedPoll,
): SeenMatch {
  const doubts = [...doubtsAbout(seen, "value", "contestant"), ...loss.doubts];
  if (isComplete && !mayBePlayed(seen, takenAt)) return withDoubts(seen, doubts);
  const before = doubtsAbout(seen, "absence");
  const { isPublic = () => true } = poll;
  // Public and hidden matches are judged separately, so only a hold of its part pauses the count.
  const isHiddenMatch = !isPublic(seen.match.tournament.key);
  const isPaused = !loss.isAccepted && holds.some(({ isHidden }) => isHidden === isHiddenMatch);
  if (!isComplete || isPaused) return withDoubts(seen, [...doubts, ...before]);
  const { list } = seen.sighting;
  const absence = { field: "withdrawn", slot: null, known: list, candidate: null } as const;
  const doubt = countPoll(before[0], absence, takenAt);
  const isWithdrawn = !loss.isKept && (loss.isAccepted || isAccepted(doubt));
  if (!isWithdrawn) return withDoubts(seen, [...doubts, doubt]);
  return withDoubts({ ...seen, sighting: { ...seen.sighting, withdrawnAt: takenAt } }, doubts);
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
  losses: ReadonlyMap<SiteKey, JudgedLoss>,
  matches: ReadonlyMap<SiteKey, SeenMatch>,
): ListResponse {
  if (![...losses.values()].some(({ isKept }) => isKept)) return response;
  const own = response.matches.filter(({ key }) => losses.get(key)?.isKept !== true);
  const added = [...losses].flatMap(([key, { isKept }]) => {
    const seen = matches.get(key);
    return isKept && seen?.sighting.list === response.name ? [seen.match] : [];
  });
  // `received` also counts items that were skipped or repeat a match.
  const listed = new Set(response.matches.map(({ key }) => key));
  const received = response.received + own.length + added.length - listed.size;
  return { ...response, received, matches: [...own, ...added] };
}

/**
 * Returns a match with its last good data, as if the poll had listed it again, or at `otherwise` if
 * its list is not in the poll.
 */
function withKeptData(seen: SeenMatch, { lists }: PollResponses, otherwise: Instant): SeenMatch {
  const { sighting } = seen;
  const own = lists.find(({ name }) => name === (sighting.list ?? "upcoming"));
  return { ...seen, sighting: { ...sighting, lastSeen: own?.at ?? otherwise, withdrawnAt: null } };
}

/** Returns a match that a poll lists; its match object stays the same if nothing changed. */
function listedMatch(sight: PolledMatch, { previous, poll, losses }: JudgedPoll): SeenMatch {
  const { match: received, list, at } = sight;
  const known = previous.matches.get(received.key);
  const loss = losses.get(received.key) ?? NOTHING_LOST;
  const now = poll.monotonic ?? at;
  // Nearly all matches are, so the rest is only done for the others.
  const isUnchanged = known?.doubts === undefined && deepEqual(known?.match, received, MATCH_DEPTH);
  // The first poll has no earlier data to protect, so it is accepted at once.
  const hasNewContestants = !isUnchanged && previous.lists.length > 0;
  const withContestants = (seen: SeenMatch, doubts: readonly Doubt[]): SeenMatch => {
    const contestants = hasNewContestants ? doubtContestants(known, received, seen.match, now) : [];
    return withDoubts(seen, [...doubts, ...loss.doubts, ...contestants]);
  };
  if (known === undefined) return withContestants(firstSight(received, list, at), []);
  if (loss.isKept) {
    return withContestants(withKeptData(known, poll, at), doubtsAbout(known, "value"));
  }
  const { match, doubts } = isUnchanged
    ? { match: known.match, doubts: [] }
    : acceptValues(known, received, now);
  const same = isUnchanged || deepEqual(known.match, match, MATCH_DEPTH);
  const { lockedEarly: _, ...earlier } = known.sighting;
  const sighting = {
    ...earlier,
    ...(match.locked === true && wasLockedEarly(known) && { lockedEarly: true as const }),
    list,
    lastSeen: at,
    changedAt: same && known.sighting.list === list ? known.sighting.changedAt : at,
    wasEnded: known.sighting.wasEnded && !loss.isAccepted,
    withdrawnAt: null,
  };
  return withContestants({ ...known, match: same ? known.match : match, sighting }, doubts);
}

/** Returns whether a match was locked in the upcoming list, or before its start without a score. */
function wasLockedEarly({ match, sighting }: SeenMatch): boolean {
  if (sighting.lockedEarly === true) return true;
  const { list, lastSeen } = sighting;
  const isAhead = list === "upcoming" || (match.start !== null && match.start > lastSeen);
  return match.locked === true && isAhead && !isBye(match) && !hasScore(match);
}

/** Returns the issues of a poll once each, with the earlier ones if only one list arrived. */
function issuesAfter(previous: Snapshot, poll: PollResponses): readonly Issue[] {
  const issues = poll.lists.length < 2 ? [...previous.issues] : [];
  for (const response of poll.lists) {
    for (const { match, code, message } of response.issues) issues.push({ match, code, message });
  }
  const byText = issues.map(
    (issue) => [`${issue.match}\n${issue.code}\n${issue.message}`, issue] as const,
  );
  return [...new Map(byText).values()];
}
