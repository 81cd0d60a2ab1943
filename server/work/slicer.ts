import type { Steps } from "#core/lib/steps.ts";

/** Duration of the computations in one turn of the event loop, in milliseconds. */
const TURN = 8;
/** Duration of one slice of a computation, in milliseconds. */
const SLICE = 2;
/** A computation below this many milliseconds is short, and runs before long ones. */
const SHORT = 16;
/** One of this many slices is of a long computation, regardless of the number of short ones. */
const LONG_SHARE = 4;

/** An unfinished computation. */
interface Job {
  /** Continues until this time; returns whether the computation has finished. */
  readonly continue: (until: number) => boolean;
  /** Duration so far, in milliseconds. */
  taken: number;
}

/** Creates a slicer. Short computations finish soon, regardless of the number of long ones. */
export function createSlicer(deps: {
  /** Returns a monotonic time in milliseconds. */
  readonly now: () => number;
  /** Calls `turn` after the event loop has handled pending events, like `setImmediate`. */
  readonly later: (turn: () => void) => void;
}) {
  const { now, later } = deps;
  const first: Job[] = [];
  const short: Job[] = [];
  const long: Job[] = [];
  const size = (): number => first.length + short.length + long.length;
  let scheduled = false;
  let slices = 0;

  function schedule(): void {
    if (scheduled || size() === 0) return;
    scheduled = true;
    later(turn);
  }

  function takeNext(): readonly [Job | undefined, isFirst: boolean] {
    if (first.length > 0) return [first.shift(), true];
    slices += 1;
    const isLongNext = short.length === 0 || (long.length > 0 && slices % LONG_SHARE === 0);
    return [(isLongNext ? long : short).shift(), false];
  }

  function turn(): void {
    scheduled = false;
    const end = now() + TURN;
    let at = now();
    do {
      const [job, isFirst] = takeNext();
      if (job === undefined) return;
      const isFinished = job.continue(Math.min(end, at + SLICE));
      const before = at;
      at = now();
      job.taken += at - before;
      if (!isFinished) (isFirst ? first : job.taken < SHORT ? short : long).push(job);
    } while (at < end);
    schedule();
  }

  function add<T>(queue: Job[], steps: Steps<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const proceed = (until: number): boolean => {
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
      };
      queue.push({ continue: proceed, taken: 0 });
      schedule();
    });
  }

  return {
    /** Runs a computation in slices; rejects with its error. */
    run: <T>(steps: Steps<T>): Promise<T> => add(short, steps),
    /** Like `run`, but before all other computations. */
    runFirst: <T>(steps: Steps<T>): Promise<T> => add(first, steps),
    size,
  };
}
