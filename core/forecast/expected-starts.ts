import { groupBy } from "#core/lib/collections.ts";
import { appearancesOf } from "#core/match/appearance.ts";
import { isMatchOpen } from "#core/match/is-live-and-listed.ts";
import { must } from "#core/lib/must.ts";
import type { Steps } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant, Match, SiteKey } from "#core/model/match.ts";

/** Returns the typical duration of a match in milliseconds; `null` if unknown. */
export type DurationOf = (match: Match) => number | null;

/** Returns when a match was observed to start; `null` if it was not observed. */
export type StartedAt = (match: Match) => Instant | null;

/** Smaller delays are ignored; estimates are rounded up to it. In milliseconds. */
const GRAIN = 5 * MINUTE;
const MATCHES_A_STEP = 256;

/** Input and intermediate results of an estimate. */
interface Estimation {
  readonly now: Instant;
  readonly lengthOf: DurationOf;
  readonly startedAt: StartedAt;
  readonly matches: ReadonlyMap<SiteKey, DerivedMatch>;
  /** Keys of the matches that must end before a match can start. */
  readonly before: ReadonlyMap<SiteKey, readonly SiteKey[]>;
  /**
   * Estimated starts; `null` if unknown, or during its estimation: faulty data may contain cycles.
   */
  readonly starts: Map<SiteKey, Instant | null>;
}

/**
 * Estimates, with pauses, the starts of upcoming matches that cannot start as listed or have no
 * listed start, because a feeder or an earlier match of a contestant ends too late. Delays pass
 * from match to match; after a match of unknown duration or start, nothing is estimated. Rounded up
 * to five minutes.
 */
export function* estimateStartsInSteps(
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
  now: Instant,
  lengthOf: DurationOf,
  startedAt: StartedAt,
): Steps<ReadonlyMap<SiteKey, Instant>> {
  const open = [...matches.values()]
    .filter(isMatchOpen)
    .toSorted((a, b) => startOf(a) - startOf(b));
  yield;
  const before = precedingMatchesOf(open);
  yield;
  const estimation = { now, lengthOf, startedAt, matches, before, starts: new Map() };
  const expected = new Map<SiteKey, Instant>();
  // Ordered by start, so that earlier matches are usually estimated already.
  for (const [index, derived] of open.entries()) {
    if (index % MATCHES_A_STEP === 0) yield;
    if (derived.status.state !== "upcoming" || !before.has(derived.match.key)) continue;
    const at = precedingEndOf(derived, estimation);
    if (at === null) continue;
    const { key, start } = derived.match;
    const rounded = Math.ceil(at / GRAIN) * GRAIN;
    if (start === null || rounded >= start + GRAIN) expected.set(key, rounded);
  }
  return expected;
}

/**
 * Returns when the last of the preceding matches ends; `null` if there is none, or if one of the
 * ends is unknown.
 */
function precedingEndOf({ match }: DerivedMatch, estimation: Estimation): Instant | null {
  const ends = (estimation.before.get(match.key) ?? []).map((key) => endOf(key, estimation));
  const known = ends.filter((end) => end !== null);
  return known.length === 0 || known.length < ends.length ? null : Math.max(...known);
}

function endOf(key: SiteKey, estimation: Estimation): Instant | null {
  const derived = must(estimation.matches.get(key), "a preceding match is open");
  const duration = estimation.lengthOf(derived.match);
  const startsAt = startTimeOf(derived, estimation);
  return duration === null || startsAt === null
    ? null
    : Math.max(estimation.now, startsAt + duration);
}

/** Returns the actual or estimated start of a match that has not ended. */
function startTimeOf(derived: DerivedMatch, estimation: Estimation): Instant | null {
  const { match, status } = derived;
  if (status.state === "live") return estimation.startedAt(match) ?? match.start;
  const known = estimation.starts.get(match.key);
  if (known !== undefined) return known;
  estimation.starts.set(match.key, null);
  const free = precedingEndOf(derived, estimation);
  const hasPreceding = (estimation.before.get(match.key) ?? []).length > 0;
  const listed = match.start ?? free;
  const startsAt =
    listed === null || (hasPreceding && free === null)
      ? null
      : Math.max(listed, estimation.now, free ?? -Infinity);
  estimation.starts.set(match.key, startsAt);
  return startsAt;
}

/**
 * Returns the keys of the matches that must end before each open match (in order of start): its
 * feeders, and earlier matches of its contestants.
 */
function precedingMatchesOf(
  open: readonly DerivedMatch[],
): ReadonlyMap<SiteKey, readonly SiteKey[]> {
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
  const started = open.filter(({ match }) => match.start !== null);
  for (const own of groupBy(appearancesOf(started), ({ entry }) => entry.key).values()) {
    let earlier: DerivedMatch | undefined;
    let last: DerivedMatch | undefined;
    for (const { derived: later } of own) {
      // Two matches at the same time do not precede each other.
      if (last !== undefined && startOf(last) < startOf(later)) earlier = last;
      if (earlier !== undefined) add(later.match.key, earlier.match.key);
      last = later;
    }
  }
  return new Map(Array.from(before, ([key, keys]) => [key, [...keys]]));
}

function startOf({ match }: DerivedMatch): number {
  return match.start ?? Infinity;
}
