/** Runs something once, so many milliseconds later; returns how to cancel it. */
export type Later = (wait: number, run: () => void) => () => void;

/** Between an attempt and the one that was called for while it ran, in milliseconds. */
const SOON = 100;

/** A step that is repeated. */
export interface Repeated {
  /** Runs the step now, or soon after the one in progress. */
  readonly now: () => void;
  /** Runs it no more; resolves once the step in progress is over. */
  readonly stop: () => Promise<void>;
}

/** Runs a step now, and again `pause` milliseconds after each time; never twice at once. */
export function repeat(later: Later, pause: number, step: () => Promise<void>): Repeated {
  let running: Promise<void> | null = null;
  let isDue = false;
  let stopped = false;
  const now = (): void => {
    if (stopped) return;
    isDue = running !== null;
    if (isDue) return;
    cancel();
    running = step().finally(() => {
      running = null;
      if (!stopped) cancel = later(isDue ? Math.min(pause, SOON) : pause, now);
    });
  };
  let cancel = later(0, now);
  return {
    now,
    stop: async () => {
      stopped = true;
      cancel();
      await running;
    },
  };
}
