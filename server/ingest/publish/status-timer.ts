import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";

/** Longest delay that Node's timers support, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls a function when time alone changes a status. */
export interface StatusTimer {
  /** Replaces the planned call with one at the next such change in this world. */
  readonly plan: (world: World | null) => void;
  /** Cancels the planned call and ignores later plans. */
  readonly close: () => void;
}

/** Creates a timer without a planned call. */
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

/** Returns when time alone may next change a view; `null` if only new data can. */
function earliestChange({ tournaments }: World): Instant | null {
  let earliest: Instant | null = null;
  for (const { validUntil } of tournaments.values()) {
    if (validUntil !== null && (earliest === null || validUntil < earliest)) earliest = validUntil;
  }
  return earliest;
}
