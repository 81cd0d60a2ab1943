import type { TimeSources } from "#server/clock/clock.ts";

/** Time sources of a process that can be suspended and continued, as by SIGSTOP and SIGCONT. */
export interface SuspendableTime extends TimeSources {
  /** Delays all timers from now on. The clocks continue. */
  hold(): void;
  /** Runs the delayed timers; resolves when they are done. */
  release(): Promise<void>;
}

/** Creates time sources whose timers are not delayed. */
export function createSuspendableTime(time: TimeSources): SuspendableTime {
  const delayed = new Set<() => void | Promise<void>>();
  let isHeld = false;
  return {
    ...time,
    later: (wait, run) => {
      const runOrDelay = (): void | Promise<void> => {
        if (!isHeld) return run();
        delayed.add(runOrDelay);
      };
      const cancel = time.later(wait, runOrDelay);
      return () => {
        cancel();
        delayed.delete(runOrDelay);
      };
    },
    hold: () => {
      isHeld = true;
    },
    async release() {
      isHeld = false;
      for (const run of delayed) {
        delayed.delete(run);
        await run();
      }
    },
  };
}
