import {
  countPoll,
  type Doubt,
  DOUBT_RULES,
  type DoubtedValue,
  type DoubtField,
  doubtsAbout,
  findDoubt,
  isAccepted,
  isHeld,
} from "#core/model/doubt.ts";
import { DAY } from "#core/lib/time.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { type HeldKind, type Hold, holdKey, isInScope, LOSS_KINDS } from "#core/model/hold.ts";
import {
  type ListResponse,
  type ListState,
  listStateOf,
  type PollResponses,
  type Snapshot,
} from "#core/model/tick.ts";
import { findHolds, type HoldTimes, type MatchWithLosses } from "./find-holds.ts";
import { findLosses, findUncountedLosses, LOSS_RULES } from "./losses.ts";

/** A match in the newest list of a poll that contains it. */
export interface PolledMatch {
  readonly match: Match;
  readonly list: ListName;
  readonly at: number;
}

/** Decision about a match that lost data or is missing. */
export interface JudgedLoss {
  /** True if it keeps its last good data and its list. */
  readonly isKept: boolean;
  /** True if its loss is accepted with this poll. */
  readonly isAccepted: boolean;
  /** Its doubts about losses from now on. */
  readonly doubts: readonly Doubt[];
}

/** Time after its start for which an ended match is expected in the ended list, in milliseconds. */
const LISTED_FOR = 2 * DAY;

/** The doubt of a match that a hold protects. Only the hold itself has a count and a time. */
export const HELD: Doubt = { ...lossOf("hold", []), polls: 0, since: 0 };

/**
 * Compares a poll with the data displayed before; returns the matches with losses by key, and the
 * holds from now on. A small loss is accepted in the third poll that repeats it; a loss that one
 * poll cannot explain is held for an hour or until staff accept it.
 */
export function judgeLosses(
  previous: Snapshot,
  poll: PollResponses,
  sights: ReadonlyMap<SiteKey, PolledMatch>,
): { readonly losses: ReadonlyMap<SiteKey, JudgedLoss>; readonly holds: readonly Hold[] } {
  // The first poll has no earlier data to compare with.
  if (previous.lists.length === 0) return { losses: new Map(), holds: [] };
  const { isPublic = () => true } = poll;
  const checked = checkMatches(previous, poll, sights);
  const at = Math.max(...poll.lists.map((list) => list.at));
  const isHalf = poll.lists.length < 2;
  const times = { at, dataAt: previous.takenAt, before: previous.holds };
  const found = isHalf ? findHoldsOfHalf(checked, times) : findHolds(checked, times);
  const now = poll.monotonic ?? at;
  const unlisted = isHalf ? findUnlisted(previous, poll.lists, isPublic) : [];
  const losses = new Map<SiteKey, JudgedLoss>(unlisted.map((one) => [one.key, one]));
  for (const one of checked) {
    if (one.losses.length === 0) continue;
    const counted = countLoss(previous.matches.get(one.key), one, isHalf, now);
    const [loss] = counted;
    const own = found.filter((hold) => isInScope(hold, one));
    const isOver =
      own.length === 0
        ? isAccepted(loss)
        : own.every((hold) => isHoldOver(hold, loss, now, poll.decisions));
    const isProtected = isHeld(losses.get(one.key)) || (!isOver && own.length > 0);
    const doubts = isProtected ? [...counted, HELD] : counted;
    losses.set(one.key, { isKept: !isOver, isAccepted: isOver, doubts });
  }
  const holds = found.flatMap((hold): readonly Hold[] => {
    const kept = [...checked, ...unlisted].filter((one) =>
      isHeldBy(hold, one, losses.get(one.key)),
    );
    const tournaments = [...new Set(kept.map(({ tournament }) => tournament))];
    return kept.length === 0 ? [] : [{ ...hold, tournaments }];
  });
  return { losses, holds };
}

function lossOf(field: DoubtField, candidate: readonly HeldKind[]): DoubtedValue {
  return { field, slot: null, known: [], candidate };
}

/**
 * Returns whether a hold is about the loss of a match. If nothing but the hold is known of it, it is
 * held since before a restart.
 */
function isHeldBy(
  hold: Hold,
  match: Pick<MatchWithLosses, "site" | "tournament" | "isHidden"> & {
    readonly list: ListName | null;
  },
  loss: JudgedLoss | undefined,
): boolean {
  if (loss === undefined || !isHeld(loss) || !isInScope(hold, match)) return false;
  const losses = loss.doubts.filter(({ field }) => field !== "hold");
  const isLost = losses.some(
    ({ candidate }) => Array.isArray(candidate) && candidate.includes(hold.lost),
  );
  return (hold.list === null || hold.list === match.list) && (losses.length === 0 || isLost);
}

/**
 * Finds the holds of a poll with one list: all earlier ones, and new ones for lost content. Missing
 * matches are not judged, because they may be in the other list.
 */
function findHoldsOfHalf(known: readonly MatchWithLosses[], times: HoldTimes): readonly Hold[] {
  const listed = known.filter(({ losses }) => !losses.includes("matches"));
  const ids = new Set(times.before.map(({ id }) => id));
  return [...times.before, ...findHolds(listed, times).filter(({ id }) => !ids.has(id))];
}

/** Finds the matches with earlier losses whose list is not in this poll. */
function findUnlisted(
  { matches, keysWithLosses = new Set() }: Snapshot,
  lists: readonly ListResponse[],
  isPublic: (tournament: SiteKey) => boolean,
) {
  const received = new Set<ListName | null>(lists.map(({ name }) => name));
  return [...keysWithLosses].flatMap((key) => {
    const seen = matches.get(key);
    if (seen === undefined || received.has(seen.sighting.list)) return [];
    const { site, tournament } = seen.match;
    const isHidden = !isPublic(tournament.key);
    const loss = { isKept: false, isAccepted: false, doubts: doubtsAbout(seen, "loss") };
    const { list } = seen.sighting;
    return Object.assign(loss, { key, list, site, tournament: tournament.key, isHidden });
  });
}

/** Counts one more poll with this loss; the first doubt is about it. */
function countLoss(
  seen: SeenMatch | undefined,
  { losses }: MatchWithLosses,
  isHalf: boolean,
  now: number,
): readonly [Doubt, ...Doubt[]] {
  const content = findDoubt(seen, "content");
  if (!losses.includes("matches")) return [countPoll(content, lossOf("content", losses), now)];
  const before = findDoubt(seen, "missing");
  const missing = countPoll(before, lossOf("missing", losses), now);
  // If only one list arrived, the match may be in the other.
  const polls = isHalf ? (before?.polls ?? 0) : missing.polls;
  // The polls with lost content still count, but not their time.
  return [{ ...missing, polls }, ...(content === undefined ? [] : [{ ...content, candidate: [] }])];
}

function isHoldOver(
  hold: Hold,
  { since }: Doubt,
  now: number,
  decisions: PollResponses["decisions"],
): boolean {
  const decision = decisions?.get(holdKey(hold));
  if (decision !== undefined) return decision === "accept";
  return now - since >= (DOUBT_RULES.hold.heldFor ?? 0);
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
  { lists, isPublic = () => true, isOver = () => false }: PollResponses,
  sights: ReadonlyMap<SiteKey, PolledMatch>,
): readonly MatchWithLosses[] {
  const responses = new Map(lists.map((list) => [list.name, listStateOf(list)]));
  const checked: MatchWithLosses[] = [];
  for (const seen of listCandidates(previous, sights)) {
    const { key, site, tournament } = seen.match;
    const sight = sights.get(key);
    const list = seen.sighting.list ?? sight?.list ?? null;
    if (list === null) continue;
    const wasListed = responses.has(list) && isListed(seen.sighting, previous.lists);
    if (sight === undefined && !wasListed) continue;
    const isMissing =
      sight === undefined && !isOver(tournament.key) && !isAbsenceExplained(seen, list, responses);
    const losses = sight === undefined ? [] : findLosses(seen, sight.match, sight.list);
    checked.push({
      key,
      list,
      site,
      tournament: tournament.key,
      isHidden: !isPublic(tournament.key),
      losses: isMissing ? ["matches"] : losses,
      uncounted: sight === undefined ? [] : findUncountedLosses(seen, sight.match),
      has: sight === undefined ? [] : LOSS_KINDS.filter((kind) => LOSS_RULES[kind].has(seen)),
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
