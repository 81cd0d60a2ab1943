import type { TimeSources } from "#server/clock/clock.ts";

/** Simulated time that only advances when a test advances it. */
export interface TestTime extends TimeSources {
  /**
   * Advances time by milliseconds and runs due timers one after another; resolves when all are
   * done.
   */
  pass(duration: number): Promise<void>;
  /** Changes the machine's clock by milliseconds, as an operator or a time server does. */
  jump(by: number): void;
}

interface Timer {
  readonly at: number;
  readonly run: () => void | Promise<void>;
}

/** Limit that detects an endless loop of timers. */
const MAX_RUNS = 20_000;

/**
 * Creates simulated time.
 *
 * @param start initial time of the machine, in milliseconds since the epoch
 */
export function createTestTime(start: number): TestTime {
  const timers = new Set<Timer>();
  let elapsed = 0;
  let offset = start;

  return {
    machineNow: () => offset + elapsed,
    monotonic: () => elapsed,
    later: (wait, run) => {
      const timer = { at: elapsed + wait, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(duration) {
      const end = elapsed + duration;
      for (let runs = 0; ; runs += 1) {
        if (runs > MAX_RUNS) throw new Error("a timer reschedules itself without delay");
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        elapsed = Math.max(elapsed, next.at);
        await next.run();
      }
      elapsed = end;
    },
    jump: (by) => {
      offset += by;
    },
  };
}
