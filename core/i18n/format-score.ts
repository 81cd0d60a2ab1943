/** The messages needed to format scores. */
interface ScoreMessages {
  readonly match: { readonly disqualified: string };
}

interface Scored {
  readonly score: number | null;
  readonly disqualified: boolean;
}

/** Formats a number of points: "1½" for 1.5; a negative one has U+2212 as minus. */
export function formatHalves(points: number): string {
  if (points < 0) return `−${formatHalves(-points)}`;
  return points % 1 === 0.5 ? `${Math.floor(points) || ""}½` : String(points);
}

/** Formats one score: digits, "DQ", or "" if there is none. */
export function formatScore(messages: ScoreMessages, { score, disqualified }: Scored): string {
  if (disqualified) return messages.match.disqualified;
  return score === null ? "" : formatHalves(score);
}

/** Formats raw scores as "3–1": `null` counts as 0, a score below 0 becomes `disqualified`. */
export function formatScoreList(disqualified: string, scores: readonly (number | null)[]): string {
  return scores
    .map((score) => ((score ?? 0) < 0 ? disqualified : formatHalves(score ?? 0)))
    .join("–");
}

/** Formats two scores as "3–1"; "" unless both exist. */
export function formatScores(messages: ScoreMessages, sides: readonly Scored[]): string {
  const scores = sides.map((side) => formatScore(messages, side));
  return scores.length === 2 && !scores.includes("") ? scores.join("–") : "";
}
