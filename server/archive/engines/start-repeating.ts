/** Calls `run` once after `wait` milliseconds; returns a function that cancels the call. */
export type Scheduler = (wait: number, run: () => void) => () => void;

/** Wait before a run that was requested during another run, in milliseconds. */
const SOON = 100;

/** Runs a step now, and again `pause` milliseconds after each run. Runs never overlap. */
export function startRepeating(later: Scheduler, pause: number, step: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let isDue = false;
  let isStopped = false;
  const now = (): void => {
    if (isStopped) return;
    isDue = running !== null;
    if (isDue) return;
    cancel();
    running = step().finally(() => {
      running = null;
      if (!isStopped) cancel = later(isDue ? Math.min(pause, SOON) : pause, now);
    });
  };
  let cancel = later(0, now);
  return {
    /** Runs the step now, or 0.1 s after the run in progress. */
    now,
    /** Stops repeating; resolves once the run in progress has finished. */
    stop: async () => {
      isStopped = true;
      cancel();
      await running;
    },
  };
}
