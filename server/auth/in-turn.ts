import { ProblemError } from "#server/platform/errors.ts";

/** Runs one piece of work after the other; what comes while `most` wait is refused with `busy`. */
export function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most) {
      throw new ProblemError("busy", "Many are signing in at this moment. Try again.");
    }
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
