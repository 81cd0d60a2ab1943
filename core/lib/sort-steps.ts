import type { Compare } from "./collections.ts";
import type { Steps } from "./steps.ts";

/** Items sorted, or moved while merging, between two pauses. */
const ITEMS_A_STEP = 256;

/** Sorts with pauses; stable, like `Array.prototype.toSorted`. */
export function* sortSteps<T>(items: readonly T[], compare: Compare<T>): Steps<readonly T[]> {
  let runs: (readonly T[])[] = [];
  for (let at = 0; at < items.length; at += ITEMS_A_STEP) {
    runs.push(items.slice(at, at + ITEMS_A_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly T[])[] = [];
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* mergeSteps(runs[at] ?? [], runs[at + 1] ?? [], compare));
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
  let at = 0;
  for (const item of left) {
    for (let next = right[at]; at < right.length; next = right[at]) {
      if (next === undefined || compare(next, item) >= 0) break;
      merged.push(next);
      at += 1;
    }
    merged.push(item);
    if (merged.length % ITEMS_A_STEP === 0) yield;
  }
  return merged.concat(right.slice(at));
}
