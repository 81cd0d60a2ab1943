import { DAY, HOUR } from "#core/lib/time.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { Instant, ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type {
  GuardState,
  ListResponse,
  ListState,
  MatchDataLoss,
  Snapshot,
  PollResponses,
} from "#core/model/tick.ts";
import { POLLS_TO_CONFIRM } from "./confirm.ts";
import { type MatchWithLosses, findHolds, type HoldTimes } from "./find-holds.ts";
import { isTournamentHeld, type Hold, holdKey } from "#core/model/hold.ts";
import { LOSS_KINDS } from "#core/model/hold.ts";
import { hasContentOf, findLosses, findUnconfirmedLosses } from "./losses.ts";

/** A match in the newest list of a poll that contains it. */
export interface PolledMatch {
  readonly match: Match;
  readonly list: ListName;
  readonly at: number;
}

export interface GuardResult {
  /**
   * Matches that keep their last good data and their list, because they are missing or lost data.
   */
  readonly kept: ReadonlySet<SiteKey>;
  /** Matches whose loss takes effect with this poll. */
  readonly believed: ReadonlySet<SiteKey>;
  readonly state: GuardState;
}

/** Duration after which a held loss takes effect, in milliseconds. */
const BELIEVED_AFTER = HOUR;

/** Time after its start for which an ended match is expected in the ended list, in milliseconds. */
const LISTED_FOR = 2 * DAY;

/** `MatchDataLoss.mark` of a match that is in no list. */
const MISSING = "missing";

const NOTHING_LOST: GuardState = { holds: [], losses: new Map(), held: new Set() };

/**
 * Compares a poll with the data displayed before. A small loss takes effect in the third poll that
 * repeats it; a loss that one poll cannot explain is held for an hour or until staff accept it.
 *
 * @param sights Matches in the poll's lists, by key.
 */
export function guardPoll(
  previous: Snapshot,
  tick: PollResponses,
  sights: ReadonlyMap<SiteKey, PolledMatch>,
): GuardResult {
  // The first poll has no earlier data to compare with.
  if (previous.lists.length === 0) {
    return { kept: new Set(), believed: new Set(), state: NOTHING_LOST };
  }
  const before = previous.guard ?? NOTHING_LOST;
  const { isPublic = () => true } = tick;
  const known = checkMatches(previous, tick.lists, sights, isPublic);
  const at = Math.max(...tick.lists.map((list) => list.at));
  const isHalf = new Set(tick.lists.map(({ name }) => name)).size < 2;
  const times = { at, dataAt: previous.takenAt, before: before.holds };
  const found = isHalf ? findHoldsOfHalf(known, times) : findHolds(known, times);
  const now = tick.monotonic ?? at;
  const kept = new Set<SiteKey>();
  const believed = new Set<SiteKey>();
  const heldKeys = new Set<SiteKey>();
  const losses = new Map<SiteKey, MatchDataLoss>();
  const unlisted = isHalf ? findUnlisted(previous, before, tick.lists, isPublic) : [];
  for (const { key } of unlisted) {
    const loss = before.losses.get(key);
    if (loss !== undefined) losses.set(key, loss);
    if (before.held.has(key)) heldKeys.add(key);
  }
  for (const one of known) {
    if (!one.isMissing && one.losses.length === 0) continue;
    const loss = nextLoss(before.losses.get(one.key), one, isHalf && one.isMissing, now);
    losses.set(one.key, loss);
    const holds = found.filter((hold) => isTournamentHeld(hold, one));
    const isBelieved =
      holds.length === 0
        ? (one.isMissing ? loss.missed : loss.polls) >= POLLS_TO_CONFIRM
        : holds.every((hold) => isOver(hold, loss, now, tick.decisions));
    if (isBelieved) believed.add(one.key);
    else kept.add(one.key);
    if (!isBelieved && holds.length > 0) heldKeys.add(one.key);
  }
  const lost = [...known, ...unlisted].filter(({ key }) => heldKeys.has(key));
  const holds = found.filter((hold) =>
    lost.some(
      (one) => isTournamentHeld(hold, one) && isLossOf(hold, one.list, losses.get(one.key)),
    ),
  );
  return { kept, believed, state: { holds, losses, held: heldKeys } };
}

/**
 * Returns whether a match of this list has the loss that is held.
 *
 * @param loss The match's loss; `undefined` if it is held since before a restart.
 */
function isLossOf(hold: Hold, list: ListName | null, loss: MatchDataLoss | undefined): boolean {
  const kind = hold.lost === "matches" ? MISSING : hold.lost;
  const isInList = hold.list === null || hold.list === list;
  return isInList && (loss === undefined || loss.mark.split(" ").includes(kind));
}

/**
 * Finds the holds of a poll with one list: all earlier ones, and new ones for lost content. Missing
 * matches are not judged, because they may be in the other list.
 */
function findHoldsOfHalf(known: readonly MatchWithLosses[], times: HoldTimes): readonly Hold[] {
  const listed = known.filter(({ isMissing }) => !isMissing);
  const ids = new Set(times.before.map(({ id }) => id));
  return [...times.before, ...findHolds(listed, times).filter(({ id }) => !ids.has(id))];
}

/** Finds the matches with an earlier loss whose list is not in this poll. */
function findUnlisted(
  { matches }: Snapshot,
  { held, losses }: GuardState,
  lists: readonly ListResponse[],
  isPublic: (tournament: SiteKey) => boolean,
) {
  const received = new Set<ListName | null>(lists.map(({ name }) => name));
  return [...matches.values()].flatMap(({ match, sighting: { list } }) => {
    const { key, site, tournament } = match;
    if (received.has(list) || !(held.has(key) || losses.has(key))) return [];
    return { key, list, site, tournament: tournament.key, isHidden: !isPublic(tournament.key) };
  });
}

/** Counts one more poll with this loss. If the kind of loss changed, its time starts again. */
function nextLoss(
  before: MatchDataLoss | undefined,
  { isMissing, losses }: MatchWithLosses,
  isUnknown: boolean,
  now: number,
): MatchDataLoss {
  const mark = isMissing ? MISSING : losses.join(" ");
  return {
    mark,
    missed: isMissing ? (before?.missed ?? 0) + (isUnknown ? 0 : 1) : 0,
    polls: (before?.polls ?? 0) + (isMissing ? 0 : 1),
    since: before?.mark === mark ? before.since : now,
  };
}

function isOver(
  hold: Hold,
  { since }: MatchDataLoss,
  now: number,
  decisions: PollResponses["decisions"],
): boolean {
  const decision = decisions?.get(holdKey(hold));
  if (decision !== undefined) return decision === "accept";
  return now - since >= BELIEVED_AFTER;
}

/** Returns the known matches of tournaments in this poll, and others that may have been listed. */
function listCandidates(
  { matches: known, lists }: Snapshot,
  sights: ReadonlyMap<SiteKey, PolledMatch>,
): readonly SeenMatch[] {
  const polled = new Set(Array.from(sights.keys(), (key) => known.get(key)?.match.tournament.key));
  const listedAt = Math.min(...lists.map(({ at }) => at));
  const candidates: SeenMatch[] = [];
  for (const [tournament, part] of known.parts) {
    const isPolled = polled.has(tournament);
    for (const seen of part.values()) {
      if (isPolled || seen.sighting.lastSeen >= listedAt) candidates.push(seen);
    }
  }
  return candidates;
}

/** Checks the known matches that are in this poll's lists or have just disappeared from them. */
function checkMatches(
  previous: Snapshot,
  lists: readonly ListResponse[],
  sights: ReadonlyMap<SiteKey, PolledMatch>,
  isPublic: (tournament: SiteKey) => boolean,
): readonly MatchWithLosses[] {
  const responses = new Map(lists.map((list) => [list.name, stateOf(list)]));
  const checked: MatchWithLosses[] = [];
  for (const seen of listCandidates(previous, sights)) {
    const { key, site, tournament } = seen.match;
    const sight = sights.get(key);
    const list = seen.sighting.list ?? sight?.list ?? null;
    if (list === null) continue;
    const wasListed = responses.has(list) && isListed(seen.sighting, previous.lists);
    if (sight === undefined && !wasListed) continue;
    checked.push({
      key,
      list,
      site,
      tournament: tournament.key,
      isHidden: !isPublic(tournament.key),
      isMissing: sight === undefined && !isAbsenceExplained(seen, list, responses),
      losses: sight === undefined ? [] : findLosses(seen, sight.match, sight.list),
      unconfirmedLosses: sight === undefined ? [] : findUnconfirmedLosses(seen, sight.match),
      has: sight === undefined ? [] : LOSS_KINDS.filter((kind) => hasContentOf(seen, kind)),
    });
  }
  return checked;
}

/**
 * Returns whether a match may have left its list for a known reason: the list is at its limit, the
 * match may be in the other list, which is at its limit, or it ended days ago.
 */
function isAbsenceExplained(
  { match: { start }, sighting: { wasEnded } }: SeenMatch,
  list: ListName,
  responses: ReadonlyMap<ListName, ListState>,
): boolean {
  const at = responses.get(list)?.at;
  if (wasEnded && start !== null && at !== undefined && at - start > LISTED_FOR) return true;
  const ended = responses.get("ended");
  if (ended !== undefined && isBeyond(ended, start)) return true;
  const upcoming = list === "upcoming" ? responses.get("upcoming") : undefined;
  return upcoming !== undefined && isBeyond(upcoming, start);
}

/** Returns whether a list is at its limit and does not reach this start. */
function isBeyond({ name, capped, horizon }: ListState, start: number | null): boolean {
  if (!capped || start === null || horizon === null) return capped;
  return name === "upcoming" ? start >= horizon : start <= horizon;
}

/** Returns the state of a list after its response. */
export function stateOf({ name, at, limit, received, matches }: ListResponse): ListState {
  const capped = received >= limit;
  return { name, at, count: received, capped, horizon: findListHorizon(name, matches) };
}

/**
 * Returns the start up to which a list reaches: the latest of upcoming, the earliest of ended
 * matches; `null` without starts.
 */
export function findListHorizon(name: ListName, matches: readonly Match[]): Instant | null {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : [start]));
  if (starts.length === 0) return null;
  return name === "upcoming" ? Math.max(...starts) : Math.min(...starts);
}
