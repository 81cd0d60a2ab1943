import type { Words } from "./en.ts";

interface Scored {
  readonly score: number | null;
  readonly disqualified: boolean;
}

/** One score: digits, "DQ", or "" where the service sent none. */
export function sayScore(words: Words, { score, disqualified }: Scored): string {
  if (disqualified) return words.match.disqualified;
  return score === null ? "" : String(score);
}

/** "3–1" for two sides; "" unless both have a score. */
export function sayScores(words: Words, sides: readonly Scored[]): string {
  const scores = sides.map((side) => sayScore(words, side));
  return scores.length === 2 && !scores.includes("") ? scores.join("–") : "";
}
