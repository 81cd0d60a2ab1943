/** The part of a table that scores are named with. */
interface ScoreWords {
  readonly match: { readonly disqualified: string };
}

interface Scored {
  readonly score: number | null;
  readonly disqualified: boolean;
}

/** One score: digits, "DQ", or "" where the service sent none. */
export function sayScore(words: ScoreWords, { score, disqualified }: Scored): string {
  if (disqualified) return words.match.disqualified;
  return score === null ? "" : String(score);
}

/** "3–1" for two sides; "" unless both have a score. */
export function sayScores(words: ScoreWords, sides: readonly Scored[]): string {
  const scores = sides.map((side) => sayScore(words, side));
  return scores.length === 2 && !scores.includes("") ? scores.join("–") : "";
}
