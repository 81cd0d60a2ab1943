/** Grouping and ordering that Node 20, the oldest supported version, does not provide. */
import { isDigits } from "./text.ts";

/** Comparator as for `Array.prototype.sort`. */
export type Compare<T> = (a: T, b: T) => number;

/** Groups items by key: keys in order of first appearance, items in their given order. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  let lastKey: K | undefined;
  let group: T[] | undefined;
  for (const item of items) {
    const key = keyOf(item);
    // Reuses the group of the item before, because consecutive items often have the same key.
    if (group === undefined || key !== lastKey) {
      lastKey = key;
      group = groups.get(key);
      if (group === undefined) groups.set(key, (group = []));
    }
    group.push(item);
  }
  return groups;
}

/** Returns the keys of an object, in order. The object must have no others than its type has. */
export function keysOf<T extends object>(record: T): readonly Extract<keyof T, string>[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return Object.keys(record) as Extract<keyof T, string>[];
}

/** Returns an object with a value for each name. */
export function createRecord<K extends string, V>(
  names: readonly K[],
  valueOf: (name: K) => V,
): Record<K, V> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has exactly these names
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
}

/** Returns the only item of a list; `null` if the list has none or several. */
export function singleOrNull<T>(items: readonly T[]): T | null {
  const [item, another] = items;
  return item === undefined || another !== undefined ? null : item;
}

/** Creates a comparator that returns the first comparison other than 0. */
export function combineComparators<T>(...compares: readonly Compare<T>[]): Compare<T> {
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Compares by code unit, ascending: the same on every machine, unlike `localeCompare`. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Compares ascending, with `null` last. */
export function compareNullable(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a - b;
}

/**
 * Compares ids ascending: numbers by length and digits ("9" before "10"), before other texts; texts
 * that end the same after their number by it ("9-cup" before "10-cup").
 */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const isANumber = isDigits(a);
  const isBNumber = isDigits(b);
  if (isANumber !== isBNumber) return isANumber ? -1 : 1;
  if (isANumber && a.length !== b.length) return a.length - b.length;
  const [numberOfA = ""] = isANumber ? [] : (/^\d+/.exec(a) ?? []);
  if (numberOfA !== "") {
    const [numberOfB = ""] = /^\d+/.exec(b) ?? [];
    const isSameEnd = a.slice(numberOfA.length) === b.slice(numberOfB.length);
    if (isSameEnd && numberOfB !== "") return compareIds(numberOfA, numberOfB);
  }
  return compareText(a, b);
}
