/** Grouping and ordering that the standard library of our oldest Node (20) lacks. */
import { isDigits } from "./text.ts";

/** Answers like the argument of `Array.prototype.sort`. */
export type Compare<T> = (a: T, b: T) => number;

/** Items by key: keys in order of first appearance, items in their given order. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let lastKey: K | undefined;
  let group: T[] | undefined;
  for (const item of items) {
    const key = keyOf(item);
    // Most items follow one of their own group.
    if (group === undefined || key !== lastKey) {
      lastKey = key;
      group = groups.get(key);
      if (group === undefined) groups.set(key, (group = []));
    }
    group.push(item);
  }
  return groups;
}

/** Returns the keys of an object that has no others than its type says, in order. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller's promise
  return Object.keys(record) as Extract<keyof T, string>[];
}

/** The only item of a list, null where it holds none or several. */
export function singleOrNull<T>(items: readonly T[]): T | null {
  const [item, another] = items;
  return item === undefined || another !== undefined ? null : item;
}

/** The first comparison that tells two items apart decides. */
export function combineComparators<T>(...compares: readonly Compare<T>[]): Compare<T> {
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Ascending, by code unit: the same on every machine, unlike `localeCompare`. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Ascending, null last. */
export function compareNullable(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a - b;
}

/** Ids ascending as people count: "9" before "10", numbers before other texts. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const aCounts = isDigits(a);
  const bCounts = isDigits(b);
  if (aCounts !== bCounts) return aCounts ? -1 : 1;
  if (aCounts && a.length !== b.length) return a.length - b.length;
  return compareText(a, b);
}
