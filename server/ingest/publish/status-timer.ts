import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";

/** Longest delay that Node's timers support, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Creates a timer that calls `run` when time alone changes a status. Nothing is planned yet. */
export function createStatusTimer(
  deps: { readonly clock: Pick<ServiceClock, "now">; readonly later: TimeSources["later"] },
  run: () => Promise<void>,
) {
  const { clock, later } = deps;
  let cancel: (() => void) | null = null;
  let isClosed = false;
  return {
    /** Replaces the planned call with one at the next change of a status in this world. */
    plan(world: World | null) {
      cancel?.();
      const due = world === null ? null : earliestChange(world);
      if (due === null || isClosed) return;
      // At exactly this instant the old state is still valid: without 1 ms more this would loop.
      cancel = later(Math.min(due + 1 - clock.now(), LONGEST_TIMER), run);
    },
    /** Cancels the planned call and ignores later plans. */
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
