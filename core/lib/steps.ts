/**
 * A computation in steps of about a millisecond. It may pause at each `yield`, so that a long
 * computation does not block other work.
 */
export type Steps<T> = Generator<void, T, void>;

/** Runs a computation to its end without a pause. */
export function runToEnd<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Number of items that are visited between two pauses. */
const VISITS_PER_STEP = 256;

/** Visits items in order, with pauses. */
export function* visitInSteps<T>(items: Iterable<T>, visit: (item: T) => void): Steps<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % VISITS_PER_STEP === 0) yield;
  }
}

/** Wraps a short computation: pauses once before it, and never during it. */
export function* runInOneStep<T>(compute: () => T): Steps<T> {
  yield;
  return compute();
}

/**
 * Shares a computation by key: it runs once, its result is cached as long as the key exists, and
 * concurrent callers advance the same steps in turn.
 */
export function cacheStepsByKey<K extends object, T extends object>(
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
