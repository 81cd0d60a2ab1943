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
/** A computation that has taken less than this is short: it goes before long ones. */
const SHORT = 16;
/** One slice in so many is of a long computation, however many short ones there are. */
const LONG_SHARE = 4;

/** A computation under way. */
interface Job {
  /** Continues it until a moment; true once it is finished. */
  readonly continue: (until: number) => boolean;
  /** Milliseconds it has taken so far. */
  taken: number;
}

/** Creates a slicer. A short computation finishes soon, however many long ones run. */
export function createSlicer({ now, later }: SlicerOptions): Slicer {
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
    const isLongsTurn = short.length === 0 || (long.length > 0 && slices % LONG_SHARE === 0);
    return [(isLongsTurn ? long : short).shift(), false];
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
    run: (steps) => add(short, steps),
    runFirst: (steps) => add(first, steps),
    size,
  };
}
