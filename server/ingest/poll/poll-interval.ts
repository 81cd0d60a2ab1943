import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Instant } from "#core/model/match.ts";

export interface PollIntervalInput {
  /** The configured poll interval, in milliseconds. */
  readonly base: number;
  /** `null` before the first response. */
  readonly world: { readonly matches: ReadonlyMap<string, DerivedMatch> } | null;
  /** Whether a viewer is present. */
  readonly watched: boolean;
  readonly now: Instant;
}

/** A match is near if its start is at most this far ahead, or has passed; in milliseconds. */
const NEAR = 30 * MINUTE;
/**
 * Bounds of the shortened and the lengthened interval, unless the configured one is beyond them.
 */
const FASTEST = 3 * SECOND;
const SLOWEST = 60 * SECOND;
/** Factors of the configured interval, so that a long configured interval stays long. */
const FAST = 0.3;
const SLOW = 6;

/**
 * Returns the poll interval while polls succeed, in milliseconds: shorter than configured while a
 * match is live and a viewer is present, longer while no match is live or near and no viewer is
 * present, otherwise as configured.
 */
export function computePollInterval(input: PollIntervalInput): number {
  const { base, world, watched } = input;
  if (world === null) return base;
  if (watched && hasLive(world)) return Math.min(base, Math.max(FASTEST, base * FAST));
  if (isUrgent(input)) return base;
  return Math.max(base, Math.min(SLOWEST, base * SLOW));
}

/** Returns whether a match is live or near, or a viewer is present. */
export function isUrgent({ world, watched, now }: Omit<PollIntervalInput, "base">): boolean {
  if (watched || world === null) return watched;
  return hasLive(world) || [...world.matches.values()].some((derived) => isNear(derived, now));
}

function hasLive({ matches }: NonNullable<PollIntervalInput["world"]>): boolean {
  return [...matches.values()].some(({ status }) => status.state === "live");
}

function isNear({ match, status, unresolved }: DerivedMatch, now: Instant): boolean {
  if (status.state !== "upcoming" || unresolved !== null) return false;
  return match.start !== null && match.start <= now + NEAR;
}
