import type { ServiceClock } from "#server/clock/clock.ts";

/** A clock that shows what the test says, and is never set. */
export function createTestClock(
  now: () => number,
): Pick<ServiceClock, "kept" | "now" | "restore" | "subscribe"> {
  return { now, kept: () => null, restore: () => {}, subscribe: () => {} };
}
