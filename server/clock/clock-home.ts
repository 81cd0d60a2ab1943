import { type ClockLine, DRIFT, timeOn } from "./clock-line.ts";
import type { ShownTime } from "./shown-time.ts";
import type { TimeSources } from "./clock.ts";

/** Where the clock was before it was set. */
export interface ClockHome {
  /**
   * Takes a step into account. Returns whether the clock is home: see `ClockListener`.
   *
   * @param line What the clock was on before.
   * @param wasSettled Whether that was agreed on for long enough.
   */
  readonly step: (line: ClockLine, wasSettled: boolean) => boolean;
  /** Starts anew. `isAway`: whether the clock starts at another time than this machine's. */
  readonly restart: (isAway: boolean) => void;
}

/** Creates the home of a clock that was never set. */
export function createClockHome(
  shown: Pick<ShownTime, "line" | "isMachines">,
  monotonic: TimeSources["monotonic"],
): ClockHome {
  /** Where the clock was before its first step; `null` while it is there. */
  let origin: ClockLine | null = null;
  /** Whether it was away from this machine's time already when the process started. */
  let startedAway = false;
  return {
    step(line, wasSettled) {
      const isBack =
        origin !== null &&
        Math.abs(timeOn(origin, monotonic()) - shown.line().service) <=
          DRIFT * Math.max(1, origin.rate);
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
