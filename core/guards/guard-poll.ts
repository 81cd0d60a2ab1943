import { DAY, HOUR } from "#core/lib/time.ts";
import { isListed } from "#core/match/is-listed.ts";
import type { ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { GuardState, ListAnswer, Loss, Snapshot, Tick } from "#core/model/tick.ts";
import { BELIEVED_IN_POLL } from "./confirm.ts";
import { type Checked, findHolds, type HoldTimes } from "./find-holds.ts";
import { covers, type Hold, holdKey } from "#core/model/hold.ts";
import { LOSS_KINDS } from "#core/model/loss-kinds.ts";
import { canLose, lossesOf, recentLossesOf } from "./losses.ts";

/** A match as the newest list of a poll shows it. */
export interface Sight {
  readonly match: Match;
  readonly list: ListName;
  readonly at: number;
}

/** What a poll may change, and what stays as it was shown before. */
export interface Guarded {
  /** Matches that keep their last good data, and their list: they are missing or lost content. */
  readonly kept: ReadonlySet<SiteKey>;
  /** Matches of which a loss is believed from now on. */
  readonly believed: ReadonlySet<SiteKey>;
  readonly state: GuardState;
}

/** How long a loss that one poll cannot explain must persist before it is believed, in milliseconds. */
const BELIEVED_AFTER = HOUR;

/** How long after its start a service may be expected to list a match that ended, in milliseconds. */
const LISTED_FOR = 2 * DAY;

/** Mark of a match that is in no list. */
const MISSING = "missing";

const NOTHING_LOST: GuardState = { holds: [], losses: new Map(), held: new Set() };

/**
 * Compares a poll with what was shown before it. A loss is kept from view for two polls; one that is
 * too large for a poll to explain until it has persisted for an hour, or until staff accept it.
 *
 * @param sights What the poll's lists carry, by match.
 */
export function guardPoll(
  previous: Snapshot,
  tick: Tick,
  sights: ReadonlyMap<SiteKey, Sight>,
): Guarded {
  // The first poll of all has nothing to compare with.
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
  const held = new Set<SiteKey>();
  const losses = new Map<SiteKey, Loss>();
  const unanswered = isHalf ? findUnanswered(previous, before, tick.lists, isPublic) : [];
  for (const { key } of unanswered) {
    const loss = before.losses.get(key);
    if (loss !== undefined) losses.set(key, loss);
    if (before.held.has(key)) held.add(key);
  }
  for (const one of known) {
    if (!one.isMissing && one.losses.length === 0) continue;
    const loss = nextLoss(before.losses.get(one.key), one, isHalf && one.isMissing, now);
    losses.set(one.key, loss);
    const holds = found.filter((hold) => covers(hold, one));
    const isBelieved =
      holds.length === 0
        ? (one.isMissing ? loss.missed : loss.polls) >= BELIEVED_IN_POLL
        : holds.every((hold) => isOver(hold, loss, now, tick.decisions));
    if (isBelieved) believed.add(one.key);
    else kept.add(one.key);
    if (!isBelieved && holds.length > 0) held.add(one.key);
  }
  const lost = [...known, ...unanswered].filter(({ key }) => held.has(key));
  const holds = found.filter((hold) =>
    lost.some((one) => covers(hold, one) && isLossOf(hold, one.list, losses.get(one.key))),
  );
  return { kept, believed, state: { holds, losses, held } };
}

/**
 * Returns whether a match in this list may have lost what is held.
 *
 * @param loss Undefined for a match that is held since before a restart.
 */
function isLossOf(hold: Hold, list: ListName | null, loss: Loss | undefined): boolean {
  const kind = hold.lost === "matches" ? MISSING : hold.lost;
  const isInList = hold.list === null || hold.list === list;
  return isInList && (loss === undefined || loss.mark.split(" ").includes(kind));
}

/**
 * Finds the holds of a poll with one list: those before it, and of content others in this list. What
 * left it may be in the other one.
 */
function findHoldsOfHalf(known: readonly Checked[], times: HoldTimes): readonly Hold[] {
  const listed = known.filter(({ isMissing }) => !isMissing);
  const ids = new Set(times.before.map(({ id }) => id));
  return [...times.before, ...findHolds(listed, times).filter(({ id }) => !ids.has(id))];
}

/** Finds the matches that had lost something before a poll without their list. */
function findUnanswered(
  { matches }: Snapshot,
  { held, losses }: GuardState,
  lists: readonly ListAnswer[],
  isPublic: (tournament: SiteKey) => boolean,
) {
  const answered = new Set<ListName | null>(lists.map(({ name }) => name));
  return [...matches.values()].flatMap(({ match, sighting: { list } }) => {
    const { key, site, tournament } = match;
    if (answered.has(list) || !(held.has(key) || losses.has(key))) return [];
    return { key, list, site, tournament: tournament.key, isHidden: !isPublic(tournament.key) };
  });
}

/** Counts one more poll with this loss; another loss than before starts again. */
function nextLoss(
  before: Loss | undefined,
  { isMissing, losses }: Checked,
  isUnknown: boolean,
  now: number,
): Loss {
  const mark = isMissing ? MISSING : losses.join(" ");
  return {
    mark,
    missed: isMissing ? (before?.missed ?? 0) + (isUnknown ? 0 : 1) : 0,
    polls: (before?.polls ?? 0) + (isMissing ? 0 : 1),
    since: before?.mark === mark ? before.since : now,
  };
}

function isOver(hold: Hold, { since }: Loss, now: number, decisions: Tick["decisions"]): boolean {
  const decision = decisions?.get(holdKey(hold));
  if (decision !== undefined) return decision === "accept";
  return now - since >= BELIEVED_AFTER;
}

/** Every match that was listed before or is listed now, and was known before. */
function checkMatches(
  previous: Snapshot,
  lists: readonly ListAnswer[],
  sights: ReadonlyMap<SiteKey, Sight>,
  isPublic: (tournament: SiteKey) => boolean,
): readonly Checked[] {
  const answered = new Map(lists.map((list) => [list.name, list]));
  const checked: Checked[] = [];
  for (const seen of previous.matches.values()) {
    const { key, site, tournament } = seen.match;
    const sight = sights.get(key);
    const list = seen.sighting.list ?? sight?.list ?? null;
    if (list === null) continue;
    const wasListed = answered.has(list) && isListed(seen.sighting, previous.lists);
    if (sight === undefined && !wasListed) continue;
    checked.push({
      key,
      list,
      site,
      tournament: tournament.key,
      isHidden: !isPublic(tournament.key),
      isMissing: sight === undefined && !isExplained(seen, list, answered),
      losses: sight === undefined ? [] : lossesOf(seen, sight.match, sight.list),
      recent: sight === undefined ? [] : recentLossesOf(seen, sight.match),
      has: sight === undefined ? [] : LOSS_KINDS.filter((kind) => canLose(seen, kind)),
    });
  }
  return checked;
}

/**
 * Returns whether a match may have left its list: because that is cut, because the other one is, or
 * because it ended days ago, when nothing that is shown depends on its list any more.
 */
function isExplained(
  { match: { start }, sighting: { wasEnded } }: SeenMatch,
  list: ListName,
  answered: ReadonlyMap<ListName, ListAnswer>,
): boolean {
  const at = answered.get(list)?.at;
  if (wasEnded && start !== null && at !== undefined && at - start > LISTED_FOR) return true;
  const ended = answered.get("ended");
  if (ended !== undefined && isBeyond(ended, start)) return true;
  const upcoming = list === "upcoming" ? answered.get("upcoming") : undefined;
  return upcoming !== undefined && isBeyond(upcoming, start);
}

/** Returns whether a cut list does not reach a start. */
function isBeyond({ name, limit, received, matches }: ListAnswer, start: number | null): boolean {
  if (received < limit || start === null) return received >= limit;
  const starts = matches.flatMap((match) => match.start ?? []);
  if (starts.length === 0) return true;
  return name === "upcoming" ? start >= Math.max(...starts) : start <= Math.min(...starts);
}
