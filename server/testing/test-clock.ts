import type { ServiceClock } from "#server/clock/clock.ts";

/** Creates a service clock that shows the given time and ignores all corrections. */
export function createTestClock(
  now: () => number,
): Pick<ServiceClock, "kept" | "now" | "restore" | "subscribe"> {
  return { now, kept: () => null, restore: () => {}, subscribe: () => {} };
}
