import { MINUTE } from "#core/lib/time.ts";
import type { Role } from "#server/archive/repository.ts";
import type { ServiceClock, TimeSources } from "#server/clock/clock.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { backoffDelay } from "./backoff.ts";
import { isUrgent, pollInterval } from "./poll-interval.ts";
import type { Watch } from "./presence.ts";
import type { Publisher } from "#server/ingest/publish/publisher.ts";
import type { PollEnd } from "./timetable.ts";

/** What the waits between polls depend on. */
export interface PollWaitsDeps {
  readonly publisher: Pick<Publisher, "current">;
  readonly clock: Pick<ServiceClock, "now">;
  readonly audience: Pick<VisibilityPolicy, "publicWorld">;
  /** As configured, in milliseconds. */
  readonly interval: number;
  /** Role of this process at this moment. */
  readonly role: () => Role;
  readonly watch: Pick<Watch, "isWatched">;
  readonly monotonic: TimeSources["monotonic"];
}

/** The waits between polls of each service, as things are now; in milliseconds. */
export interface PollWaits {
  /** Returns the poll interval while polls succeed. */
  readonly interval: (index: number) => number;
  /** Returns how long after a poll the next one is due. */
  readonly after: (index: number, end: PollEnd) => number;
  /** Keeps the interval at least as long as configured for a while. */
  readonly calm: (index: number) => void;
}

/** How long we stay as slow as configured at a service that found us too fast, in milliseconds. */
const CALM = 10 * MINUTE;

/** Creates the waits of services that have not been polled. */
export function createPollWaits(deps: PollWaitsDeps): PollWaits {
  /** Monotonic: until when each service is polled no faster than configured. */
  const calmUntil = new Map<number, number>();

  function paceFacts(index: number) {
    // Several processes may poll at once while none of them reaches the archive.
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

  function interval(index: number): number {
    const { calm, watched, ...facts } = paceFacts(index);
    return pollInterval({ ...facts, watched: watched && !calm });
  }

  return {
    interval,
    after(index, { failure, failures, random }) {
      if (failure === null) return interval(index);
      const urgent = isUrgent(paceFacts(index));
      return backoffDelay({ interval: deps.interval, failures, failure, isUrgent: urgent, random });
    },
    calm: (index) => void calmUntil.set(index, deps.monotonic() + CALM),
  };
}
