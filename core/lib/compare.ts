/** Orders for `Array.prototype.sort`. */
import { isDigits } from "./text.ts";

/** Comparator as for `Array.prototype.sort`. */
export type Compare<T> = (a: T, b: T) => number;

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
