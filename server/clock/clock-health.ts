import type { ClockHealth } from "#core/model/clock-health.ts";
import type { ServiceClock } from "./clock.ts";

/**
 * Creates a function that compares the service's clock with this machine's.
 *
 * @param deletes Whether `RETENTION_DAYS` is set, so that old data is deleted.
 */
export function createClockHealth(
  clock: Pick<ServiceClock, "hasAgreed" | "lastingDifference">,
  deletes: boolean,
): () => ClockHealth {
  return () => {
    const difference = clock.lastingDifference();
    return {
      difference,
      agreedBefore: clock.hasAgreed(),
      deletionRefused: deletes && difference !== null,
    };
  };
}
