import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import type { Instant } from "#core/model/match.ts";

/** What the pace depends on. */
export interface PaceFacts {
  /** The configured interval, in milliseconds. */
  readonly base: number;
  /** Null before the first answer. */
  readonly world: { readonly matches: ReadonlyMap<string, DerivedMatch> } | null;
  /** Whether anybody looks at what the desk shows. */
  readonly watched: boolean;
  readonly now: Instant;
}

/** A match that begins within this is near, and so is one whose start has passed. */
const NEAR = 30 * MINUTE;
/** Neither bound holds against a configured interval that lies beyond it. */
const FASTEST = 3 * SECOND;
const SLOWEST = 60 * SECOND;
/** Times the configured interval: who asks for a long one keeps a long one. */
const FAST = 0.3;
const SLOW = 6;

/**
 * How long between two looks that go well, in milliseconds: shorter while a match is live and
 * somebody watches, longer while nothing is near and nobody does, otherwise as configured.
 */
export function pollInterval(facts: PaceFacts): number {
  const { base, world, watched } = facts;
  if (world === null) return base;
  if (watched && hasLive(world)) return Math.min(base, Math.max(FASTEST, base * FAST));
  if (isUrgent(facts)) return base;
  return Math.max(base, Math.min(SLOWEST, base * SLOW));
}

/** Returns whether a match is live or near, or a viewer is present. */
export function isUrgent({ world, watched, now }: Omit<PaceFacts, "base">): boolean {
  if (watched || world === null) return watched;
  return hasLive(world) || [...world.matches.values()].some((derived) => isNear(derived, now));
}

function hasLive({ matches }: NonNullable<PaceFacts["world"]>): boolean {
  return [...matches.values()].some(({ status }) => status.state === "live");
}

function isNear({ match, status, unresolved }: DerivedMatch, now: Instant): boolean {
  if (status.state !== "upcoming" || unresolved !== null) return false;
  return match.start !== null && match.start <= now + NEAR;
}
