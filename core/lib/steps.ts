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

/** Items visited between two pauses. */
const VISITS_A_STEP = 256;

/** Visits items in their order, with pauses. */
export function* visitSteps<T>(items: Iterable<T>, visit: (item: T) => void): Steps<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % VISITS_A_STEP === 0) yield;
  }
}

/** A computation that is too short to pause. */
export function* inOneStep<T>(compute: () => T): Steps<T> {
  yield;
  return compute();
}

/**
 * Shares a computation by its key: it is run once, its result is kept as long as the key, and all who
 * need it before it is finished take its steps in turn.
 */
export function shareSteps<K extends object, T extends object>(
  compute: (key: K) => Steps<T>,
): (key: K) => Steps<T> {
  const results = new WeakMap<K, T>();
  const running = new WeakMap<K, Steps<T>>();
  return function* shared(key) {
    for (;;) {
      const known = results.get(key);
      if (known !== undefined) return known;
      const steps = running.get(key) ?? compute(key);
      running.set(key, steps);
      const { done, value } = steps.next();
      if (done === true) {
        running.delete(key);
        results.set(key, value);
        return value;
      }
      yield;
    }
  };
}
