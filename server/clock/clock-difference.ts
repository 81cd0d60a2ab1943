import { AGREEMENT_DURATION_MS, EQUAL_CLOCKS_TOLERANCE_MS } from "./clock-line.ts";
import type { SourceClocks } from "./source-clocks.ts";
import type { MachineClock } from "./machine-clock.ts";
import type { ShownTime } from "./shown-time.ts";
import type { TimeSources } from "./clock.ts";

/** Difference of service time minus machine time, in milliseconds. */
export interface ClockDifference {
  /** Returns the largest difference of the newest samples and the shown time, by absolute value. */
  readonly now: () => number;
  /**
   * Returns that difference if one over two minutes has lasted for a minute or more; else `null`.
   */
  readonly lasting: () => number | null;
  /** Updates the duration of the difference. Call after each new sample. */
  readonly note: () => void;
}

/** Creates the difference of the two clocks. Until a sample differs, it counts as not lasting. */
export function createClockDifference(deps: {
  readonly sources: Pick<SourceClocks, "newest">;
  readonly machine: Pick<MachineClock, "wall">;
  readonly shown: Pick<ShownTime, "now">;
  readonly monotonic: TimeSources["monotonic"];
}): ClockDifference {
  const { sources, machine, shown, monotonic } = deps;
  /** Monotonic time since which a difference has lasted; `null` if there is none. */
  let since: number | null = null;

  const now = (): number => {
    const at = monotonic();
    return sources
      .newest()
      .map((newest) => newest.service + (at - newest.at) - machine.wall())
      .reduce(
        (largest, each) => (Math.abs(each) > Math.abs(largest) ? each : largest),
        shown.now() - machine.wall(),
      );
  };

  return {
    now,
    lasting() {
      if (since === null || monotonic() - since < AGREEMENT_DURATION_MS) return null;
      const lasting = now();
      // Without a new response, this machine's clock may have been corrected.
      return Math.abs(lasting) > EQUAL_CLOCKS_TOLERANCE_MS ? lasting : null;
    },
    note() {
      if (Math.abs(now()) <= EQUAL_CLOCKS_TOLERANCE_MS) since = null;
      else since ??= monotonic();
    },
  };
}
