import type { Instant } from "#core/model/match.ts";
import type { TimeSources } from "./clock.ts";
import { AGREEMENT, DRIFT } from "./clock-line.ts";

/** This machine's own time, which does not jump because somebody set its clock. */
export interface MachineClock {
  readonly now: () => Instant;
  /** What the wall clock shows, jump or not. */
  readonly wall: () => Instant;
  /** Whether the wall clock has jumped less than a minute ago and is not followed yet. */
  readonly isJumping: () => boolean;
  /** Monotonic: when the last jump that is followed began; -Infinity before any. */
  readonly jumpedAt: () => number;
  /** Follows a jump that has lasted a minute. Due every few seconds. */
  readonly check: () => void;
  /** Follows a jump now, because a service confirms it. */
  readonly follow: () => void;
}

/** Creates a clock that follows the wall clock at once within two minutes, and after a minute beyond. */
export function createMachineClock({
  wall,
  monotonic,
}: Pick<TimeSources, "wall" | "monotonic">): MachineClock {
  const difference = (): number => wall() - monotonic();
  let offset = difference();
  let jump: { readonly since: number; readonly offset: number } | null = null;
  let jumpedAt = -Infinity;

  function follow(): void {
    if (jump !== null) jumpedAt = jump.since;
    jump = null;
    offset = difference();
  }

  return {
    now: () => Math.round(Math.abs(difference() - offset) <= DRIFT ? wall() : monotonic() + offset),
    wall,
    isJumping: () => jump !== null,
    jumpedAt: () => jumpedAt,
    follow,
    check() {
      const seen = difference();
      if (Math.abs(seen - offset) <= DRIFT) {
        jump = null;
        offset = seen;
        return;
      }
      if (jump === null || Math.abs(seen - jump.offset) > DRIFT) {
        jump = { since: monotonic(), offset: seen };
      }
      if (monotonic() - jump.since >= AGREEMENT) follow();
    },
  };
}
