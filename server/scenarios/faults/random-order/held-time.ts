import type { TimeSources } from "#server/clock/clock.ts";

/** Time of a process that can be stopped and continued, as by SIGSTOP and SIGCONT. */
export interface HeldTime extends TimeSources {
  /** From now on nothing falls due. The clocks go on. */
  hold(): void;
  /** Does what fell due meanwhile; resolves when that is done. */
  release(): Promise<void>;
}

/** Creates the time of a process that runs. */
export function createHeldTime(time: TimeSources): HeldTime {
  const overdue = new Set<() => void | Promise<void>>();
  let isHeld = false;
  return {
    ...time,
    later: (wait, run) => {
      const due = (): void | Promise<void> => {
        if (!isHeld) return run();
        overdue.add(due);
      };
      const cancel = time.later(wait, due);
      return () => {
        cancel();
        overdue.delete(due);
      };
    },
    hold: () => {
      isHeld = true;
    },
    async release() {
      isHeld = false;
      for (const run of overdue) {
        overdue.delete(run);
        await run();
      }
    },
  };
}
