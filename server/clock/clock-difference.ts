import { AGREEMENT, DRIFT } from "./clock-line.ts";
import type { ClockSources } from "./clock-sources.ts";
import type { MachineClock } from "./machine-clock.ts";
import type { ShownTime } from "./shown-time.ts";
import type { TimeSources } from "./clock.ts";

/** Service time minus this machine's; in milliseconds. */
export interface ClockDifference {
  /** Returns the largest of what the newest samples state, and of what is shown. */
  readonly now: () => number;
  /** The same once it has been more than two minutes for a minute or more; else `null`. */
  readonly lasting: () => number | null;
  /** Takes note that there is a new sample. */
  readonly note: () => void;
}

/** Creates the difference of clocks that agree. */
export function createClockDifference(deps: {
  readonly sources: Pick<ClockSources, "newest">;
  readonly machine: Pick<MachineClock, "wall">;
  readonly shown: Pick<ShownTime, "now">;
  readonly monotonic: TimeSources["monotonic"];
}): ClockDifference {
  const { sources, machine, shown, monotonic } = deps;
  /** Monotonic: since when the newest samples differ from this machine; `null` while they do not. */
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
      if (since === null || monotonic() - since < AGREEMENT) return null;
      const lasting = now();
      // Without a new response, this machine's clock may have been corrected.
      return Math.abs(lasting) > DRIFT ? lasting : null;
    },
    note() {
      if (Math.abs(now()) <= DRIFT) since = null;
      else since ??= monotonic();
    },
  };
}
