import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";

/** Where time comes from; all in milliseconds. */
export interface TimeSources {
  readonly wall: () => number;
  /** From any origin. */
  readonly monotonic: () => number;
  /** Does something once, later; answers how to call it off. */
  readonly later: (wait: number, run: () => void | Promise<void>) => () => void;
}

/** The clock that everything derived follows: the service's, where it is not ours. */
export interface ServiceClock {
  now(): Instant;
  /**
   * Takes note of an answer's `Date` and `Age` headers. A difference of up to two minutes is a
   * clock that drifts and is left alone; above that the service lives in another time (a replay).
   */
  observe(headers: { readonly date: string | null; readonly age: string | null }): void;
}

const DRIFT = 2 * MINUTE;
/** `Date` counts whole seconds: smaller corrections would make the clock tremble. */
const TREMBLE = 2 * SECOND;

/** The machine's own time sources. */
export const systemTime: TimeSources = {
  wall: () => Date.now(),
  monotonic: () => performance.now(),
  later: (wait, run) => {
    const timer = setTimeout(() => void run(), wait);
    return () => clearTimeout(timer);
  },
};

/** A clock that shows our own time until the service shows another. */
export function createServiceClock(time: Pick<TimeSources, "wall" | "monotonic">): ServiceClock {
  // Service time minus monotonic time; null while ours is right.
  let offset: number | null = null;
  const now = (): Instant => Math.round(offset === null ? time.wall() : offset + time.monotonic());
  return {
    now,
    observe({ date, age }) {
      const stated = date === null ? Number.NaN : Date.parse(date);
      if (Number.isNaN(stated)) return;
      const seconds = age !== null && /^\d{1,7}$/.test(age) ? Number(age) : 0;
      const service = stated + seconds * SECOND;
      if (Math.abs(service - time.wall()) <= DRIFT) offset = null;
      else if (offset === null || Math.abs(service - now()) > TREMBLE) {
        offset = service - time.monotonic();
      }
    },
  };
}
