import { deepEqual } from "#core/lib/deep-equal.ts";
import { dropImplausibleScores } from "#core/guards/drop-implausible-scores.ts";
import { findWithdrawn } from "./find-withdrawn.ts";
import { POLLS_TO_CONFIRM, countSlotConfirmations } from "#core/guards/confirm.ts";
import { restoreKnownIds } from "./changed-ids.ts";
import { findMovedTournaments, moveTournaments } from "./moved-tournaments.ts";
import { suppressFlapping } from "#core/guards/suppress-flapping.ts";
import { guardPoll, type PolledMatch, stateOf } from "#core/guards/guard-poll.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { MatchesByTournament } from "#core/model/matches-by-tournament.ts";
import type {
  ListResponse,
  ListState,
  PendingChanges,
  Snapshot,
  PollResponses,
} from "#core/model/tick.ts";

/** Depth to compare: match, bracket or entries, best-of by round or one entry, its members. */
const MATCH_DEPTH = 4;

const NOTHING_PENDING: PendingChanges = { missed: new Map(), byes: new Map(), flaps: new Map() };

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
 * A regression is applied when three polls repeat it; one too large for a single poll to explain is
 * held (see `guards/guard-poll.ts`). An unfinished match missing from both complete lists in three
 * ticks is marked as withdrawn.
 */
export function applyPoll(earlier: Snapshot, responses: PollResponses): Snapshot {
  const polled = restoreKnownIds(earlier, responses);
  const moved = findMovedTournaments(earlier, latestSights(polled));
  const previous = { ...earlier, matches: moveTournaments(earlier.matches, moved) };
  const tick = dropImplausibleScores(polled, previous.matches);
  const pending = previous.pending ?? NOTHING_PENDING;
  const sights = latestSights(tick);
  const { kept, believed, state } = guardPoll(previous, tick, sights);
  const byes = new Map(pending.byes);
  const flaps = new Map(pending.flaps);
  const dampen = (known: SeenMatch, { match, at }: PolledMatch): Match => {
    const received = withKnownBye(known, match, byes);
    const now = tick.monotonic ?? at;
    const damped = suppressFlapping(known.match, received, flaps.get(match.key), now);
    if (damped.flaps.size > 0) flaps.set(match.key, damped.flaps);
    else flaps.delete(match.key);
    return damped.match;
  };
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
    const seen = kept.has(key)
      ? keep(known, sight.at)
      : seenAgain(known, { ...sight, match: dampen(known, sight) }, believed.has(key));
    changed.push(isFirst ? seen : withUnconfirmed(seen, known, sight.match));
  }
  for (const key of kept) {
    const known = previous.matches.get(key);
    if (known !== undefined && !sights.has(key)) changed.push(keep(known, previous.takenAt));
  }
  const matches = previous.matches.with(changed);
  const displayedTick = { lists: tick.lists.map((response) => withKept(response, kept, matches)) };
  const lists = mergeLists(previous.lists, displayedTick);
  const takenAt = Math.max(previous.takenAt, ...lists.map(({ at }) => at));
  const { isPublic = () => true } = tick;
  const heldParts = new Set(state.holds.map(({ isHidden }) => isHidden));
  const missing = isWhole(displayedTick)
    ? findWithdrawn(matches.values(), sights, pending.missed, takenAt, {
        kept,
        believed,
        isHeld: (tournament) => heldParts.has(!isPublic(tournament)),
      })
    : { missed: new Map([...pending.missed].filter(([key]) => !sights.has(key))), withdrawn: [] };
  const withdrawn = missing.withdrawn.map((seen) => {
    const sighting = Object.assign({}, seen.sighting, { withdrawnAt: takenAt });
    return Object.assign({}, seen, { sighting });
  });
  return {
    takenAt,
    watchingSince: previous.watchingSince,
    matches: matches.with(withdrawn),
    lists,
    issues: issuesAfter(previous, tick),
    pending: { missed: missing.missed, byes, flaps },
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
  { match, sighting }: SeenMatch,
  known: SeenMatch | undefined,
  received: Match,
): SeenMatch {
  const slots = countSlotConfirmations(known, received, match);
  if (slots.length === 0) return { match, sighting };
  const same = deepEqual(known?.unconfirmed, slots, 2) ? known?.unconfirmed : undefined;
  return { match, sighting, unconfirmed: same ?? slots };
}

/** Keeps the earlier flag until three consecutive polls list the match as a bye. */
function withKnownBye(known: SeenMatch, received: Match, byes: Map<SiteKey, number>): Match {
  const isNew = received.bye === true && known.match.bye !== true;
  const polls = isNew ? (byes.get(received.key) ?? 0) + 1 : 0;
  const isPending = polls > 0 && polls < POLLS_TO_CONFIRM;
  setCount(byes, received.key, isPending ? polls : 0);
  return isPending ? { ...received, bye: known.match.bye } : received;
}

function setCount(counts: Map<SiteKey, number>, key: SiteKey, count: number): void {
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
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
  { match, list, at }: PolledMatch,
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
  return { match: same ? known.match : match, sighting };
}

function mergeLists(before: readonly ListState[], tick: PollResponses): readonly ListState[] {
  const states = new Map(before.map((state) => [state.name, state]));
  for (const response of tick.lists) states.set(response.name, stateOf(response));
  return [...states.values()];
}

/** Returns whether both lists arrived and neither is at its limit. */
function isWhole({ lists }: PollResponses): boolean {
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
