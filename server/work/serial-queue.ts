/** Runs a step after all steps that were added before. */
export type SerialQueue = <T>(step: () => Promise<T>) => Promise<T>;

/** Creates an empty queue of steps. A failed one rejects for its caller, and the next one runs. */
export function createSerialQueue(): SerialQueue {
  let latest: Promise<unknown> = Promise.resolve();
  return (step) => {
    const turn = latest.then(step);
    latest = turn.catch(() => {});
    return turn;
  };
}
