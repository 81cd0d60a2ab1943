import { SECOND } from "#core/lib/time.ts";
import type { ListName } from "#core/model/match.ts";
import type { StoredClock } from "#server/clock/clock.ts";
import { createServiceClock } from "#server/clock/service-clock.ts";

/** Time of this machine when a watched clock is created. */
export const CLOCK_START = Date.parse("2026-05-16T14:00:00Z");
/** Both lists, in the order in which they are polled. */
export const POLLED_LIST_NAMES: readonly ListName[] = ["upcoming", "ended"];

/**
 * Creates a service clock and records its steps in milliseconds.
 *
 * @param kept archived clock state; if absent, nothing is restored
 */
export function createStepRecordingClock(kept?: StoredClock) {
  let elapsed = 0;
  let jump = 0;
  const clock = createServiceClock({
    machineNow: () => CLOCK_START + elapsed + jump,
    monotonic: () => 500 + elapsed,
  });
  if (kept !== undefined) clock.restore(kept);
  const steps: number[] = [];
  clock.subscribe((by) => steps.push(by));
  const observe = (instant: number, list: ListName, source = 0, age: string | null = null) =>
    clock.observe(source, { list, date: new Date(instant).toUTCString(), age });
  const poll = (instant: number, source = 0) => {
    for (const list of POLLED_LIST_NAMES) observe(instant, list, source);
  };
  const pass = (milliseconds: number) => (elapsed += milliseconds);
  return {
    clock,
    steps,
    observe,
    poll,
    pass,
    real: () => CLOCK_START + elapsed,
    jumpWall: (milliseconds: number) => (jump += milliseconds),
    /** Polls for `duration` milliseconds; `shown` converts real time to the service's time. */
    pollFor: (
      duration: number,
      shown: (real: number) => number,
      source = 0,
      interval = 10 * SECOND,
    ) => {
      for (let count = 0; count < duration / interval; count += 1) {
        pass(interval);
        poll(shown(CLOCK_START + elapsed), source);
      }
    },
  };
}
