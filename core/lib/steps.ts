/**
 * A computation in steps of about a millisecond: it may pause at each `yield`, so that one that takes
 * long does not keep everything else waiting.
 */
export type Steps<T> = Generator<void, T, void>;

/** Runs a computation to its end without a pause. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** A computation that is too short to pause. */
export function* inOneStep<T>(compute: () => T): Steps<T> {
  yield;
  return compute();
}
