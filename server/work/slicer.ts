import type { Steps } from "#core/lib/steps.ts";

/** Runs computations side by side on the one thread there is, with pauses for everything else. */
export interface Slicer {
  /** Runs a computation in slices; rejects with what it throws. */
  readonly run: <T>(steps: Steps<T>) => Promise<T>;
  /** As `run`, before everything else that runs. */
  readonly runFirst: <T>(steps: Steps<T>) => Promise<T>;
  /** Computations that are not finished. */
  readonly size: () => number;
}

export interface SlicerOptions {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Calls back once the event loop has handled what waits: `setImmediate`. */
  readonly later: (turn: () => void) => void;
}

/** Milliseconds of computations in one turn of the event loop. */
const TURN = 8;
/** Milliseconds of one computation before it is the next one's turn. */
const SLICE = 2;

/** Continues a computation until `until`; true once it is finished. */
type Job = (until: number) => boolean;

/** Creates a slicer. A computation of short steps finishes soon, whatever else runs. */
export function createSlicer({ now, later }: SlicerOptions): Slicer {
  const jobs: Job[] = [];
  const first: Job[] = [];
  let scheduled = false;

  function schedule(): void {
    if (scheduled || jobs.length + first.length === 0) return;
    scheduled = true;
    later(turn);
  }

  function turn(): void {
    scheduled = false;
    const end = now() + TURN;
    do {
      const queue = first.length > 0 ? first : jobs;
      const job = queue.shift();
      if (job === undefined) return;
      if (!job(Math.min(end, now() + SLICE))) queue.push(job);
    } while (now() < end);
    schedule();
  }

  function add<T>(queue: Job[], steps: Steps<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      queue.push((until) => {
        try {
          do {
            const { done, value } = steps.next();
            if (done === true) {
              resolve(value);
              return true;
            }
          } while (now() < until);
          return false;
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          return true;
        }
      });
      schedule();
    });
  }

  return {
    run: (steps) => add(jobs, steps),
    runFirst: (steps) => add(first, steps),
    size: () => jobs.length + first.length,
  };
}
