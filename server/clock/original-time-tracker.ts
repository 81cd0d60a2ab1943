import { type ClockLine, EQUAL_CLOCKS_TOLERANCE_MS, getServiceTime } from "./clock-line.ts";
import type { ShownTime } from "./shown-time.ts";
import type { TimeSources } from "./clock.ts";

/** Tracks whether the clock is home: on the time that it had before it was first set. */
export interface OriginalTimeTracker {
  /**
   * Registers a step. Returns whether the clock is home after it: see `ClockListener`.
   *
   * @param line The line of the clock before the step.
   * @param wasSettled Whether that line was settled.
   */
  readonly step: (line: ClockLine, wasSettled: boolean) => boolean;
  /** Restarts. `isAway`: whether the clock starts at a time other than this machine's. */
  readonly restart: (isAway: boolean) => void;
}

/** Creates the home of a clock that was never set. */
export function createOriginalTimeTracker(
  shown: Pick<ShownTime, "line" | "isMachines">,
  monotonic: TimeSources["monotonic"],
): OriginalTimeTracker {
  /** Line before the first step away from home; `null` while the clock is home. */
  let origin: ClockLine | null = null;
  /** Whether the clock started at a time other than this machine's and has not returned to it. */
  let startedAway = false;
  return {
    step(line, wasSettled) {
      const isBack =
        origin !== null &&
        Math.abs(getServiceTime(origin, monotonic()) - shown.line().service) <=
          EQUAL_CLOCKS_TOLERANCE_MS * Math.max(1, origin.rate);
      const isReturned = startedAway ? shown.isMachines() : isBack;
      const isHome = isReturned || !wasSettled;
      if (isHome) startedAway = false;
      origin = isHome ? null : (origin ?? line);
      return isHome;
    },
    restart(isAway) {
      startedAway = isAway;
    },
  };
}
