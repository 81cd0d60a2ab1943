import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { finish, type Steps } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { ContestantKey, Instant, Match, SiteKey } from "#core/model/match.ts";

/** How long a match like this one takes, in milliseconds; null where nobody knows. */
export type LengthOf = (match: Match) => number | null;

/** When a match was seen to begin; null where nobody saw it. */
export type StartedAt = (match: Match) => Instant | null;

/** A smaller delay is no news, and an estimate is no finer. */
const GRAIN = 5 * MINUTE;
const MATCHES_A_STEP = 256;

/** Everything an estimate is made from. */
interface Estimating {
  readonly now: Instant;
  readonly lengthOf: LengthOf;
  readonly startedAt: StartedAt;
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  /** Matches that must be over before another can begin, by that other. */
  readonly before: ReadonlyMap<SiteKey, readonly SiteKey[]>;
  /** Estimates made, null where one is being made: broken data may feed itself. */
  readonly begins: Map<SiteKey, Instant | null>;
}

/**
 * When upcoming matches will probably begin that cannot begin as listed: what feeds them, or an
 * earlier match of their contestants, is still being played or late itself. Delays are carried on
 * from match to match where lengths are known; where one is not, nothing is said of what comes
 * after it. In steps of five minutes.
 *
 * @returns Only matches that will begin later than listed, or that are listed without a start.
 */
export function expectedStarts(
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  now: Instant,
  lengthOf: LengthOf,
  startedAt: StartedAt,
): ReadonlyMap<SiteKey, Instant> {
  return finish(expectedStartSteps(matches, now, lengthOf, startedAt));
}

/** As `expectedStarts`, with pauses. */
export function* expectedStartSteps(
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  now: Instant,
  lengthOf: LengthOf,
  startedAt: StartedAt,
): Steps<ReadonlyMap<SiteKey, Instant>> {
  const open = [...matches.values()].filter(isOpen).toSorted((a, b) => startOf(a) - startOf(b));
  yield;
  const before = orderOf(open);
  yield;
  const estimating = { now, lengthOf, startedAt, matches, before, begins: new Map() };
  const expected = new Map<SiteKey, Instant>();
  // Earlier ones first: each then finds what it waits for estimated already.
  for (const [index, derived] of open.entries()) {
    if (index % MATCHES_A_STEP === 0) yield;
    if (derived.status.state !== "upcoming" || !before.has(derived.match.key)) continue;
    const at = freeAt(derived, estimating);
    if (at === null) continue;
    const { key, start } = derived.match;
    const rounded = Math.ceil(at / GRAIN) * GRAIN;
    if (start === null || rounded >= start + GRAIN) expected.set(key, rounded);
  }
  return expected;
}

/**
 * When the last match that it waits for will be over; null where it waits for none, or where that
 * cannot be told.
 */
function freeAt({ match }: DerivedMatch, estimating: Estimating): Instant | null {
  const ends = (estimating.before.get(match.key) ?? []).map((key) => endOf(key, estimating));
  const known = ends.filter((end) => end !== null);
  return known.length === 0 || known.length < ends.length ? null : Math.max(...known);
}

function endOf(key: SiteKey, estimating: Estimating): Instant | null {
  const derived = must(estimating.matches.get(key), "what is waited for is open");
  const length = estimating.lengthOf(derived.match);
  const begin = beginOf(derived, estimating);
  return length === null || begin === null ? null : Math.max(estimating.now, begin + length);
}

/** When a match that is not over began or will begin. */
function beginOf(derived: DerivedMatch, estimating: Estimating): Instant | null {
  const { match, status } = derived;
  if (status.state === "live") return estimating.startedAt(match) ?? match.start;
  const made = estimating.begins.get(match.key);
  if (made !== undefined) return made;
  estimating.begins.set(match.key, null);
  const free = freeAt(derived, estimating);
  const waits = (estimating.before.get(match.key) ?? []).length > 0;
  const listed = match.start ?? free;
  const begin =
    listed === null || (waits && free === null)
      ? null
      : Math.max(listed, estimating.now, free ?? -Infinity);
  estimating.begins.set(match.key, begin);
  return begin;
}

/** Neither over nor never to be played. */
function isOpen({ status, unresolved }: DerivedMatch): boolean {
  return status.state !== "ended" && unresolved === null;
}

/**
 * What must be over before what: feeders, and earlier matches of a contestant.
 *
 * @param open By start.
 */
function orderOf(open: readonly DerivedMatch[]): ReadonlyMap<SiteKey, readonly SiteKey[]> {
  const before = new Map<SiteKey, Set<SiteKey>>();
  const add = (later: SiteKey, earlier: SiteKey): void => {
    const known = before.get(later) ?? new Set();
    before.set(later, known.add(earlier));
  };
  for (const { match, winnerTo, loserTo } of open) {
    for (const to of [winnerTo, loserTo]) {
      if (to?.match) add(to.match, match.key);
    }
  }
  for (const own of appearances(open).values()) {
    let earlier: DerivedMatch | undefined;
    let last: DerivedMatch | undefined;
    for (const later of own) {
      // Of two at one time, neither waits for the other.
      if (last !== undefined && startOf(last) < startOf(later)) earlier = last;
      if (earlier !== undefined) add(later.match.key, earlier.match.key);
      last = later;
    }
  }
  return new Map(Array.from(before, ([key, keys]) => [key, [...keys]]));
}

/** Each contestant's matches, by start as they come; those without a start belong nowhere. */
function appearances(
  open: readonly DerivedMatch[],
): ReadonlyMap<ContestantKey, readonly DerivedMatch[]> {
  const started = open.filter(({ match }) => match.start !== null);
  const pairs = started.flatMap((derived) =>
    derived.match.entries.map(({ key }) => ({ key, derived })),
  );
  const grouped = groupBy(pairs, ({ key }) => key);
  return new Map(Array.from(grouped, ([key, own]) => [key, own.map(({ derived }) => derived)]));
}

function startOf({ match }: DerivedMatch): number {
  return match.start ?? Infinity;
}
