import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";

/** Longest wait of Node's timers. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Runs something when time alone changes a status. */
export interface StatusTimer {
  /** Waits for the next such change in a world, in place of the one before. */
  readonly plan: (world: World | null) => void;
  /** Runs nothing more. */
  readonly close: () => void;
}

/** Creates a timer that waits for nothing. */
export function createStatusTimer(
  deps: { readonly clock: Pick<ServiceClock, "now">; readonly later: TimeSources["later"] },
  run: () => Promise<void>,
): StatusTimer {
  const { clock, later } = deps;
  let cancel: (() => void) | null = null;
  let isClosed = false;
  return {
    plan(world) {
      cancel?.();
      const due = world === null ? null : earliestChange(world);
      if (due === null || isClosed) return;
      // At exactly this instant the old state is still valid: without 1 ms more this would loop.
      cancel = later(Math.min(due + 1 - clock.now(), LONGEST_TIMER), run);
    },
    close() {
      isClosed = true;
      cancel?.();
    },
  };
}

/** Returns when time alone changes something next; `null` if only new data can. */
function earliestChange({ tournaments }: World): Instant | null {
  let earliest: Instant | null = null;
  for (const { validUntil } of tournaments.values()) {
    if (validUntil !== null && (earliest === null || validUntil < earliest)) earliest = validUntil;
  }
  return earliest;
}
