import { deepEqual } from "#core/lib/deep-equal.ts";
import { withoutImplausible } from "#core/guards/implausible.ts";
import { findWithdrawn } from "./find-withdrawn.ts";
import { BELIEVED_IN_POLL, confirmSlots } from "#core/guards/confirm.ts";
import { dampMatch } from "#core/guards/damp.ts";
import { guardPoll, type Sight } from "#core/guards/guard-poll.ts";
import type { Instant, Issue, ListName, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { ListAnswer, ListState, Pending, Snapshot, Tick } from "#core/model/tick.ts";

/** Match, bracket or entries, games per match or entry, its members. */
const MATCH_DEPTH = 4;

const NOTHING_PENDING: Pending = { missed: new Map(), byes: new Map(), flaps: new Map() };

/** A snapshot of a service that nobody has asked yet. */
export function emptySnapshot(now: Instant): Snapshot {
  return { takenAt: now, watchingSince: now, matches: new Map(), lists: [], issues: [] };
}

/** A snapshot of matches read from files, of which no list says whether they began. */
export function snapshotOfFile(matches: readonly Match[], now: Instant): Snapshot {
  const seen = new Map<SiteKey, SeenMatch>();
  for (const match of matches) seen.set(match.key, firstSight(match, null, now));
  return { ...emptySnapshot(now), matches: seen };
}

/**
 * What we know after a further look at the service. Nothing is forgotten: a match that is in no list
 * any more stays as it was last seen. A step backwards waits until two more ticks repeat it, one that
 * is too large for a tick to explain as `guards/guard-poll.ts` says. A match that did not end and is
 * missing from both uncut lists in three ticks is marked as withdrawn.
 */
export function applyTick(previous: Snapshot, polled: Tick): Snapshot {
  const tick = withoutImplausible(polled, previous.matches);
  const pending = previous.pending ?? NOTHING_PENDING;
  const sights = latestSights(tick);
  const { kept, believed, state } = guardPoll(previous, tick, sights);
  const matches = new Map(previous.matches);
  const byes = new Map(pending.byes);
  const flaps = new Map(pending.flaps);
  const steady = (known: SeenMatch, { match, at }: Sight): Match => {
    const received = withKnownBye(known, match, byes);
    const now = tick.monotonic ?? at;
    const damped = dampMatch(known.match, received, flaps.get(match.key), now);
    if (damped.flaps.size > 0) flaps.set(match.key, damped.flaps);
    else flaps.delete(match.key);
    return damped.match;
  };
  const atOf = new Map(tick.lists.map(({ name, at }) => [name, at]));
  const keep = (known: SeenMatch, at: Instant): SeenMatch =>
    stillThere(known, atOf.get(known.sighting.list ?? "upcoming") ?? at);
  // The first poll of all has nothing to protect: it is believed at once.
  const isFirst = previous.lists.length === 0;
  for (const [key, sight] of sights) {
    const known = matches.get(key);
    if (known === undefined) {
      const first = firstSight(sight.match, sight.list, sight.at);
      matches.set(key, isFirst ? first : withUnconfirmed(first, undefined, sight.match));
      continue;
    }
    const seen = kept.has(key)
      ? keep(known, sight.at)
      : seenAgain(known, { ...sight, match: steady(known, sight) }, believed.has(key));
    matches.set(key, isFirst ? seen : withUnconfirmed(seen, known, sight.match));
  }
  for (const key of kept) {
    const known = matches.get(key);
    if (known !== undefined && !sights.has(key)) matches.set(key, keep(known, previous.takenAt));
  }
  const shown = { lists: tick.lists.map((answer) => withKept(answer, kept, matches)) };
  const lists = mergeLists(previous.lists, shown);
  const takenAt = Math.max(previous.takenAt, ...lists.map(({ at }) => at));
  const { isPublic = () => true } = tick;
  const heldParts = new Set(state.holds.map(({ isHidden }) => isHidden));
  const missing = isWhole(shown)
    ? findWithdrawn(matches.values(), sights, pending.missed, takenAt, {
        kept,
        believed,
        isHeld: (tournament) => heldParts.has(!isPublic(tournament)),
      })
    : { missed: without(pending.missed, sights), withdrawn: [] };
  for (const seen of missing.withdrawn) {
    matches.set(seen.match.key, { ...seen, sighting: { ...seen.sighting, withdrawnAt: takenAt } });
  }
  return {
    takenAt,
    watchingSince: previous.watchingSince,
    matches,
    lists,
    issues: issuesAfter(previous, tick),
    pending: { missed: missing.missed, byes, flaps },
    guard: state,
  };
}

/** How far a list of these matches reaches; null where none has a start. */
export function horizonOf(name: ListName, matches: readonly Match[]): Instant | null {
  const starts = matches.flatMap(({ start }) => (start === null ? [] : [start]));
  if (starts.length === 0) return null;
  return name === "upcoming" ? Math.max(...starts) : Math.min(...starts);
}

/** Each match of a tick once: between the two answers it may have moved from list to list. */
function latestSights(tick: Tick): ReadonlyMap<SiteKey, Sight> {
  const answers = tick.lists.toSorted(
    (a, b) => a.at - b.at || Number(a.name === "ended") - Number(b.name === "ended"),
  );
  return new Map(
    answers.flatMap(({ name, at, matches }) =>
      matches.map((match) => [match.key, { match, list: name, at }] as const),
    ),
  );
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

/** Adds which of its contestants are not confirmed; see `guards/confirm.ts`. */
function withUnconfirmed(
  { match, sighting }: SeenMatch,
  known: SeenMatch | undefined,
  received: Match,
): SeenMatch {
  const slots = confirmSlots(known, received, match);
  if (slots.length === 0) return { match, sighting };
  const same = deepEqual(known?.unconfirmed, slots, 2) ? known?.unconfirmed : undefined;
  return { match, sighting, unconfirmed: same ?? slots };
}

/** Keeps the earlier flag until three polls in a row have called the match a bye. */
function withKnownBye(known: SeenMatch, received: Match, byes: Map<SiteKey, number>): Match {
  const isNew = received.bye === true && known.match.bye !== true;
  const polls = isNew ? (byes.get(received.key) ?? 0) + 1 : 0;
  const waits = polls > 0 && polls < BELIEVED_IN_POLL;
  setCount(byes, received.key, waits ? polls : 0);
  return waits ? { ...received, bye: known.match.bye } : received;
}

function setCount(counts: Map<SiteKey, number>, key: SiteKey, count: number): void {
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}

/** A list as it is shown: with the matches that are kept in it, whatever the service sent. */
function withKept(
  answer: ListAnswer,
  kept: ReadonlySet<SiteKey>,
  matches: ReadonlyMap<SiteKey, SeenMatch>,
): ListAnswer {
  if (kept.size === 0) return answer;
  const listed = new Set(answer.matches.map(({ key }) => key));
  const own = answer.matches.filter(({ key }) => !kept.has(key));
  const added = [...kept].flatMap((key) => {
    const seen = matches.get(key);
    return seen?.sighting.list === answer.name ? [seen.match] : [];
  });
  // What is set aside counts as received, and is in no list of matches.
  const received = answer.received + own.length + added.length - listed.size;
  return {
    ...answer,
    received,
    matches: [...own, ...added],
  };
}

/** Listed, but its facts wait to be believed. */
function stillThere({ match, sighting }: SeenMatch, at: Instant): SeenMatch {
  return { match, sighting: { ...sighting, lastSeen: at, withdrawnAt: null } };
}

/** With new facts; the match is the very same object where there are none. */
function seenAgain(known: SeenMatch, { match, list, at }: Sight, steppedBack: boolean): SeenMatch {
  const same = deepEqual(known.match, match, MATCH_DEPTH);
  const sighting = {
    ...known.sighting,
    list,
    lastSeen: at,
    changedAt: same && known.sighting.list === list ? known.sighting.changedAt : at,
    wasEnded: known.sighting.wasEnded && !steppedBack,
    withdrawnAt: null,
  };
  return { match: same ? known.match : match, sighting };
}

function mergeLists(before: readonly ListState[], tick: Tick): readonly ListState[] {
  const states = new Map(before.map((state) => [state.name, state]));
  for (const answer of tick.lists) states.set(answer.name, stateOf(answer));
  return [...states.values()];
}

function stateOf({ name, at, limit, received, matches }: ListAnswer): ListState {
  const capped = received >= limit;
  return { name, at, count: received, capped, horizon: horizonOf(name, matches) };
}

/** Both lists were answered, and neither may hold more than it showed. */
function isWhole({ lists }: Tick): boolean {
  return (
    new Set(lists.map(({ name }) => name)).size === 2 &&
    lists.every(({ received, limit }) => received < limit)
  );
}

function without(
  missed: ReadonlyMap<SiteKey, number>,
  sights: ReadonlyMap<SiteKey, Sight>,
): ReadonlyMap<SiteKey, number> {
  return new Map([...missed].filter(([key]) => !sights.has(key)));
}

/** Those of this tick, each once; beside them, where only one list was answered, the earlier ones. */
function issuesAfter(previous: Snapshot, tick: Tick): readonly Issue[] {
  const issues = tick.lists.length < 2 ? [...previous.issues] : [];
  for (const answer of tick.lists) issues.push(...answer.issues);
  const byText = issues.map(
    (issue) => [`${issue.match}\n${issue.code}\n${issue.message}`, issue] as const,
  );
  return [...new Map(byText).values()];
}
