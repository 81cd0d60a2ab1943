import { deepEqual } from "#core/lib/deep-equal.ts";
import { dropImplausibleScores } from "#core/guards/drop-implausible-scores.ts";
import { countPoll, findDoubt, isAccepted, withDoubts } from "#core/guards/count-poll.ts";
import { countSlotConfirmations } from "#core/guards/confirm.ts";
import { restoreKnownIds } from "./changed-ids.ts";
import { findMovedTournaments, moveTournaments } from "./moved-tournaments.ts";
import { acceptValues, type AcceptedValues } from "#core/guards/accept-values.ts";
import { assumedEnd } from "#core/match/assumed-end.ts";
import type { DoubtField } from "#core/model/doubt.ts";
import { guardPoll, type PolledMatch, stateOf } from "#core/guards/guard-poll.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type { ListResponse, ListState, Snapshot, PollResponses } from "#core/model/tick.ts";

/** Depth to compare: match, bracket or entries, best-of by round or one entry, its members. */
const MATCH_DEPTH = 4;

/** What the guards decided about a match that is in no list of a poll. */
interface Absence {
  readonly isKept: boolean;
  readonly isBelieved: boolean;
  /** True if a hold exists for public or hidden matches, whichever it belongs to. */
  readonly isHeld: boolean;
}

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
 * Returns the snapshot after a poll. Matches that are in no list any more stay as last seen. What is
 * doubted, and what accepts it, is in `DOUBT_RULES`; a loss too large for a single poll to explain
 * is held (see `guards/guard-poll.ts`).
 */
export function applyPoll(earlier: Snapshot, responses: PollResponses): Snapshot {
  const polled = restoreKnownIds(earlier, responses);
  const moved = findMovedTournaments(earlier, latestSights(polled));
  const previous = { ...earlier, matches: moveTournaments(earlier.matches, moved) };
  const tick = dropImplausibleScores(polled, previous.matches);
  const sights = latestSights(tick);
  const { kept, believed, state } = guardPoll(previous, tick, sights);
  const atOf = new Map(tick.lists.map(({ name, at }) => [name, at]));
  const keep = (known: SeenMatch, at: Instant): SeenMatch =>
    withNewSighting(known, atOf.get(known.sighting.list ?? "upcoming") ?? at);
  // The first poll has no earlier data to protect, so it is applied at once.
  const isFirst = previous.lists.length === 0;
  const changed: SeenMatch[] = [];
  for (const [key, sight] of sights) {
    const known = previous.matches.get(key);
    if (known === undefined) {
      const first = firstSight(sight.match, sight.list, sight.at);
      changed.push(isFirst ? first : withUnconfirmed(first, undefined, sight.match));
      continue;
    }
    const now = tick.monotonic ?? sight.at;
    const seen = kept.has(key)
      ? keep(withoutDoubt(known, "withdrawn"), sight.at)
      : seenAgain(known, sight, acceptValues(known, sight.match, now), believed.has(key));
    changed.push(isFirst ? seen : withUnconfirmed(seen, known, sight.match));
  }
  const displayed = tick.lists.map((response) => withKept(response, kept, previous.matches));
  const lists = mergeLists(previous.lists, displayed);
  const takenAt = Math.max(previous.takenAt, ...lists.map(({ at }) => at));
  const { isPublic = () => true } = tick;
  const heldParts = new Set(state.holds.map(({ isHidden }) => isHidden));
  for (const known of previous.matches.values()) {
    const { key, tournament } = known.match;
    if (sights.has(key)) continue;
    const seen = kept.has(key) ? keep(known, previous.takenAt) : known;
    const absence = {
      isKept: kept.has(key),
      isBelieved: believed.has(key),
      isHeld: heldParts.has(!isPublic(tournament.key)),
    };
    const next = isWhole(displayed) ? countAbsence(seen, absence, takenAt) : seen;
    if (next !== known) changed.push(next);
  }
  return {
    takenAt,
    watchingSince: previous.watchingSince,
    matches: previous.matches.with(changed),
    lists,
    issues: issuesAfter(previous, tick),
    guard: state,
    moved: [...(previous.moved ?? []), ...moved],
  };
}

/** Returns each match of a tick once: it may have moved to the other list between the responses. */
function latestSights(tick: PollResponses): ReadonlyMap<SiteKey, PolledMatch> {
  const responses = tick.lists.toSorted(
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

/** Adds the slots whose contestants are not confirmed (see `guards/confirm.ts`). */
function withUnconfirmed(
  seen: SeenMatch,
  known: SeenMatch | undefined,
  received: Match,
): SeenMatch {
  const { unconfirmed = [], ...others } = seen;
  const slots = countSlotConfirmations(known, received, seen.match);
  if (slots.length === 0) return others;
  return { ...others, unconfirmed: deepEqual(unconfirmed, slots, 2) ? unconfirmed : slots };
}

function withoutDoubt(seen: SeenMatch, field: DoubtField): SeenMatch {
  const { doubts = [] } = seen;
  if (findDoubt(seen, field) === undefined) return seen;
  return withDoubts(
    seen,
    doubts.filter((doubt) => doubt.field !== field),
  );
}

/**
 * Counts a whole poll in which a match is in no list, and marks it as withdrawn after enough. A
 * hold pauses the count: then only an accepted loss withdraws a match.
 *
 * @param at When the lists arrived.
 */
function countAbsence(
  seen: SeenMatch,
  { isKept, isBelieved, isHeld }: Absence,
  at: Instant,
): SeenMatch {
  const before = findDoubt(seen, "withdrawn");
  const others = withoutDoubt(seen, "withdrawn");
  if (!mayBePlayed(seen, at)) return others;
  if (isHeld && !isBelieved) return seen;
  const missing = {
    field: "withdrawn",
    slot: null,
    known: seen.sighting.list,
    candidate: null,
  } as const;
  const doubt = countPoll(before, missing, at);
  if (!isKept && (isBelieved || isAccepted(doubt))) {
    return { ...others, sighting: { ...seen.sighting, withdrawnAt: at } };
  }
  return withDoubts(seen, [...(others.doubts ?? []), doubt]);
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
  return {
    ...response,
    received,
    matches: [...own, ...added],
  };
}

/** Updates the sighting of a match whose new data is not applied yet, or that a hold keeps. */
function withNewSighting(seen: SeenMatch, at: Instant): SeenMatch {
  return { ...seen, sighting: { ...seen.sighting, lastSeen: at, withdrawnAt: null } };
}

/** Applies new data; the match object stays the same if nothing changed. */
function seenAgain(
  known: SeenMatch,
  { list, at }: PolledMatch,
  { match, doubts }: AcceptedValues,
  hasRegressed: boolean,
): SeenMatch {
  const same = deepEqual(known.match, match, MATCH_DEPTH);
  const sighting = {
    ...known.sighting,
    list,
    lastSeen: at,
    changedAt: same && known.sighting.list === list ? known.sighting.changedAt : at,
    wasEnded: known.sighting.wasEnded && !hasRegressed,
    withdrawnAt: null,
  };
  return withDoubts({ ...known, match: same ? known.match : match, sighting }, doubts);
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

/** Returns the issues of this tick once each, with the earlier ones if only one list arrived. */
function issuesAfter(previous: Snapshot, tick: PollResponses): readonly Issue[] {
  const issues = tick.lists.length < 2 ? [...previous.issues] : [];
  for (const response of tick.lists) issues.push(...response.issues);
  const byText = issues.map(
    (issue) => [`${issue.match}\n${issue.code}\n${issue.message}`, issue] as const,
  );
  return [...new Map(byText).values()];
}
