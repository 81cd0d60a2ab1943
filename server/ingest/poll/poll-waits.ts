import { MINUTE } from "#core/lib/time.ts";
import { computeBackoffDelay } from "./backoff.ts";
import { isUrgent, computePollInterval } from "./poll-interval.ts";
import type { PollerDeps } from "./poll-service.ts";
import type { PollEnd } from "./poll-timers.ts";

/** Computes the present waits between polls of each service, in milliseconds. */
export type PollWaits = ReturnType<typeof createPollWaits>;

/** How long a service that rate-limited Matchdesk is not polled faster than configured. */
const CALM = 10 * MINUTE;

/** Creates the waits of services that have not been polled yet. */
export function createPollWaits(deps: PollerDeps) {
  /** Monotonic time until which each service is polled no faster than configured. */
  const calmUntil = new Map<number, number>();

  function createInput(index: number) {
    // Several processes may poll at once while they cannot reach the archive.
    const calm =
      deps.role() !== "leading" || deps.monotonic() < (calmUntil.get(index) ?? -Infinity);
    const whole = deps.publisher.current().world;
    // Hidden matches must not change how often viewers get new data.
    const world = whole === null ? null : deps.audience.publicWorld(whole);
    return {
      base: deps.interval,
      world,
      watched: deps.watch.isWatched(),
      calm,
      now: deps.clock.now(),
    };
  }

  /** Returns the poll interval while polls succeed. */
  function interval(index: number): number {
    const { calm, watched, ...input } = createInput(index);
    return computePollInterval({ ...input, watched: watched && !calm });
  }

  return {
    interval,
    /** Returns the wait from the end of a poll to the next poll of the same service. */
    after(index: number, { failure, failures, random }: PollEnd) {
      if (failure === null) return interval(index);
      const urgent = isUrgent(createInput(index));
      return computeBackoffDelay({
        interval: deps.interval,
        failures,
        failure,
        isUrgent: urgent,
        random,
      });
    },
    /** Disables intervals shorter than configured for ten minutes. */
    calm: (index: number) => void calmUntil.set(index, deps.monotonic() + CALM),
  };
}
