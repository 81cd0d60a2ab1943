import { haveNegativeTotals } from "#core/lib/contest.ts";
import { addTime } from "#core/lib/add-time.ts";
import { createNumberFormat } from "#core/lib/format-number.ts";

interface ScoreMessages {
  readonly match: { readonly disqualified: string };
}

interface Scored {
  readonly score: number | null;
  /** The score as the service sends it if it is no number. */
  readonly scoreText?: string | undefined;
  readonly disqualified: boolean;
  /** Time, as the service sends it; `null` if there is none. */
  readonly time?: string | null;
}

/** Formats a single number of points: "1½" for 1.5 (see `createNumberFormat`). */
export function formatHalves(points: number): string {
  return createNumberFormat([points])(points);
}

/** Formats one score: digits, "DQ", a text, "5 · 1:02.3" with a time, or "" if there is none. */
export function formatScore(
  messages: ScoreMessages,
  { score, scoreText, disqualified, time }: Scored,
  format: (score: number) => string = formatHalves,
): string {
  if (disqualified) return messages.match.disqualified;
  return addTime(score === null ? (scoreText ?? "") : format(score), time);
}

/** Creates the format of the scores of a match, which all have the same number of decimals. */
export function createScoreFormat(
  sides: readonly Pick<Scored, "score">[],
): (score: number) => string {
  return createNumberFormat(sides.map(({ score }) => score));
}

/**
 * Formats raw scores as "3–1": `null` counts as 0; -1 becomes `disqualified`, unless another score is
 * below 0, too.
 */
export function formatScoreList(disqualified: string, scores: readonly (number | null)[]): string {
  const format = createNumberFormat(scores);
  const areTotals = haveNegativeTotals(scores);
  return scores
    .map((score) => ((score ?? 0) < 0 && !areTotals ? disqualified : format(score ?? 0)))
    .join("–");
}

/** Formats two scores as "3–1"; "" unless both exist. */
export function formatScores(messages: ScoreMessages, sides: readonly Scored[]): string {
  const format = createScoreFormat(sides);
  const scores = sides.map((side) => formatScore(messages, side, format));
  return scores.length === 2 && !scores.includes("") ? scores.join("–") : "";
}
