/** The part of a table that scores are named with. */
interface ScoreMessages {
  readonly match: { readonly disqualified: string };
}

interface Scored {
  readonly score: number | null;
  readonly disqualified: boolean;
}

/** One score: digits, "DQ", or "" where the service sent none. */
export function formatScore(messages: ScoreMessages, { score, disqualified }: Scored): string {
  if (disqualified) return messages.match.disqualified;
  return score === null ? "" : String(score);
}

/** Returns "3–1" for scores as the service sends them: none counts as 0, one below 0 is `disqualified`. */
export function formatScoreList(disqualified: string, scores: readonly (number | null)[]): string {
  return scores.map((score) => ((score ?? 0) < 0 ? disqualified : String(score ?? 0))).join("–");
}

/** "3–1" for two sides; "" unless both have a score. */
export function formatScores(messages: ScoreMessages, sides: readonly Scored[]): string {
  const scores = sides.map((side) => formatScore(messages, side));
  return scores.length === 2 && !scores.includes("") ? scores.join("–") : "";
}
