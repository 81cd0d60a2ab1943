import type { Instant } from "#core/model/match.ts";
import type { TimeSources } from "./clock.ts";
import { AGREEMENT_DURATION_MS, EQUAL_CLOCKS_TOLERANCE_MS } from "./clock-line.ts";

/** This machine's time, smoothed: it follows a jump of the wall clock only after a minute. */
export type MachineClock = ReturnType<typeof createMachineClock>;

/**
 * Creates a clock that follows changes of the wall clock up to two minutes at once, and larger ones
 * after a minute.
 */
export function createMachineClock({ wall, monotonic }: Pick<TimeSources, "wall" | "monotonic">) {
  const difference = (): number => wall() - monotonic();
  let offset = difference();
  let jump: { readonly since: number; readonly offset: number } | null = null;
  let jumpedAt = -Infinity;

  /** Follows a jump at once, because a service has confirmed it. */
  function follow(): void {
    if (jump !== null) jumpedAt = jump.since;
    jump = null;
    offset = difference();
  }

  return {
    now: (): Instant =>
      Math.round(
        Math.abs(difference() - offset) <= EQUAL_CLOCKS_TOLERANCE_MS
          ? wall()
          : monotonic() + offset,
      ),
    /** Returns the time of the wall clock, including jumps. */
    wall,
    /** Returns whether the wall clock has jumped and the jump is not followed yet. */
    isJumping: () => jump !== null,
    /** Returns the monotonic start of the last followed jump; -Infinity if there was none. */
    jumpedAt: () => jumpedAt,
    follow,
    /** Detects jumps, and follows one that has lasted a minute. Call every few seconds. */
    check() {
      const current = difference();
      if (Math.abs(current - offset) <= EQUAL_CLOCKS_TOLERANCE_MS) {
        jump = null;
        offset = current;
        return;
      }
      if (jump === null || Math.abs(current - jump.offset) > EQUAL_CLOCKS_TOLERANCE_MS) {
        jump = { since: monotonic(), offset: current };
      }
      if (monotonic() - jump.since >= AGREEMENT_DURATION_MS) follow();
    },
  };
}
