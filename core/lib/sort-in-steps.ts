import type { Compare } from "./compare.ts";
import { must } from "./must.ts";
import type { Steps } from "./steps.ts";

/** Number of items that are sorted, or merged, between two pauses. */
const ITEMS_PER_STEP = 256;

/** Sorts items, with pauses; stable, like `Array.prototype.toSorted`. */
export function* sortInSteps<T>(items: readonly T[], compare: Compare<T>): Steps<readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let at = 0; at < items.length; at += ITEMS_PER_STEP) {
    runs.push(items.slice(at, at + ITEMS_PER_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      const left = must(runs[at], "the index is below the number of runs");
      merged.push(yield* mergeSteps(left, runs[at + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeSteps<T>(
  left: readonly T[],
  right: readonly T[],
  compare: Compare<T>,
): Steps<readonly T[]> {
  const merged: T[] = [];
  const rest = right.values();
  let next = rest.next();
  for (const item of left) {
    while (next.done !== true && compare(next.value, item) < 0) {
      merged.push(next.value);
      next = rest.next();
    }
    merged.push(item);
    if (merged.length % ITEMS_PER_STEP === 0) yield;
  }
  return next.done === true ? merged : [...merged, next.value, ...rest];
}
