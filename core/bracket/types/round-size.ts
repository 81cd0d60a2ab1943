import { MAX_ROUND_SIZE, ceilToPowerOfTwo } from "./geometry.ts";

/** Rounds contestants up to a power of two; returns `null` if missing, below 2 or too large. */
export function findRoundSize(roundOf: number | null): number | null {
  return roundOf === null || roundOf < 2 || roundOf > MAX_ROUND_SIZE
    ? null
    : ceilToPowerOfTwo(roundOf);
}

/**
 * Returns the contestants of the first upper (or only) round: a power of two; `null` if unknown.
 */
export function firstRoundSize(size: number | null, rounds: ReadonlySet<string>): number | null {
  const seen = largestRound(rounds, /^ro(\d+)$/);
  const stated = findRoundSize(size);
  return stated === null ? seen : Math.max(stated, seen ?? 2);
}

/** Returns the largest n that a pattern captures in round keys; `null` if no key matches. */
export function largestRound(rounds: ReadonlySet<string>, pattern: RegExp): number | null {
  const sizes = Array.from(rounds, (key) => Number(pattern.exec(key)?.[1] ?? 0));
  return Math.max(0, ...sizes) || null;
}
