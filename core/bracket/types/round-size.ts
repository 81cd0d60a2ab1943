import { MAX_SIZE, powerOfTwo } from "./geometry.ts";

/** Returns the size of the round of a tree that a number of contestants needs; `null` if none. */
export function roundSize(roundOf: number | null): number | null {
  return roundOf === null || roundOf < 2 || roundOf > MAX_SIZE ? null : powerOfTwo(roundOf);
}

/** Returns the largest n among the round keys of a pattern; `null` if there is none. */
export function largestRound(rounds: ReadonlySet<string>, pattern: RegExp): number | null {
  const sizes = Array.from(rounds, (key) => Number(pattern.exec(key)?.[1] ?? 0));
  return Math.max(0, ...sizes) || null;
}
