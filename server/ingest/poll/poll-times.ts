import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";
import type { ServiceFailure } from "#server/upstream/failure.ts";

/** End of the last poll of a service. */
export interface PollEnd {
  /** Monotonic time, in milliseconds. */
  readonly since: number;
  /** `null` after a success. */
  readonly failure: ServiceFailure | null;
  /** Failed polls in a row, this one included. */
  readonly failures: number;
  /** Random number in [0, 1) of the jitter of the wait that follows. */
  readonly random: number;
}

/** What the wait depends on, apart from the last poll. */
interface PollDemand {
  /** The configured poll interval, in milliseconds. */
  readonly base: number;
  /** What viewers may see; `null` before the first response. */
  readonly world: { readonly matches: ReadonlyMap<string, DerivedMatch> } | null;
  /** Whether a viewer is present. */
  readonly isWatched: boolean;
  /** Whether viewers do not shorten the interval. */
  readonly isCalm: boolean;
  readonly now: Instant;
}

/** A match is near if its start is at most this far ahead, or has passed; in milliseconds. */
const NEAR = 30 * MINUTE;
/** Bounds of the shortened and the lengthened interval, unless the configured one is beyond them. */
const FASTEST = 3 * SECOND;
const SLOWEST = 60 * SECOND;
/** Factors of the configured interval, so that a long configured interval stays long. */
const FAST = 0.3;
const SLOW = 6;
/** Longest random wait after failures in a row, in milliseconds, while nothing is urgent. */
const LONGEST = 5 * MINUTE;
/** Mean wait after refused credentials, in milliseconds: only an administrator can correct those. */
const REFUSED = 5 * MINUTE;
/** Longest random wait while urgent: three poll intervals or 30 s, whichever is shorter. */
const URGENT_INTERVALS = 3;
const URGENT_LONGEST = 30 * SECOND;

/** Times of the polls of one service, in milliseconds. */
export interface PollTimes {
  /** The poll interval while polls succeed. */
  readonly interval: number;
  /** Wait from the end of the last poll to the next one. */
  readonly wait: number;
}

/**
 * Returns when a service is polled. The interval is shorter than configured while a match is live
 * and a viewer is present, longer while no match is live or near and no viewer is present, otherwise
 * as configured. After a failure the wait is random, below a limit that doubles with each failure in
 * a row, and never shorter than the configured interval or `Retry-After`. Refused credentials wait
 * about five minutes unless a match is live or near or a viewer is present.
 */
export function computePollTimes(end: PollEnd, demand: PollDemand): PollTimes {
  const { failure, failures, random } = end;
  const interval = computeInterval(demand);
  if (failure === null) return { interval, wait: interval };
  const { base } = demand;
  const doubled = base * 2 ** Math.min(failures, 20);
  let wait = random * Math.min(LONGEST, doubled);
  if (isUrgent(demand)) wait = random * Math.min(URGENT_LONGEST, URGENT_INTERVALS * base, doubled);
  else if (failure.outcome === "client-refused") wait = REFUSED * (0.9 + 0.2 * random);
  return { interval, wait: Math.max(base, failure.retryAfter ?? 0, wait) };
}

function computeInterval({ isCalm, ...demand }: PollDemand): number {
  const { base, world } = demand;
  const isWatched = demand.isWatched && !isCalm;
  if (world === null) return base;
  if (isWatched && hasLive(world)) return Math.min(base, Math.max(FASTEST, base * FAST));
  if (isUrgent({ ...demand, isWatched })) return base;
  return Math.max(base, Math.min(SLOWEST, base * SLOW));
}

/** Returns whether a match is live or near, or a viewer is present. */
function isUrgent({ world, isWatched, now }: Omit<PollDemand, "base" | "isCalm">): boolean {
  if (isWatched || world === null) return isWatched;
  return hasLive(world) || [...world.matches.values()].some((derived) => isNear(derived, now));
}

function hasLive({ matches }: NonNullable<PollDemand["world"]>): boolean {
  return [...matches.values()].some(({ status }) => status.state === "live");
}

function isNear({ match, status, unresolved }: DerivedMatch, now: Instant): boolean {
  if (status.state !== "upcoming" || unresolved !== null) return false;
  return match.start !== null && match.start <= now + NEAR;
}
