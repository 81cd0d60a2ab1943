import { hasDigitAboveZero } from "#core/lib/number-text.ts";
import type { MatchEntry } from "./match.ts";

/** A score, of a match's entry or of a slot in the API. */
interface Score {
  readonly score: number | null;
  readonly scoreText?: string | undefined;
}

/** Returns whether a score is a text that is no known number, so that it decides nothing. */
export function isUnreadable({ score, scoreText }: Score): boolean {
  return score === null && scoreText !== undefined;
}

/**
 * Returns whether a score shows that a match was played: it is neither absent nor 0, and if it is a
 * text, it contains another digit than 0. Texts like "TBD" are sent before a match, too.
 */
export function showsPlay({ score, scoreText }: Score): boolean {
  return score === null ? hasDigitAboveZero(scoreText ?? "") : score !== 0;
}

/** Returns an entry with another score than the received one. */
export function withScore(entry: MatchEntry, score: number | null): MatchEntry {
  const { scoreText: _, ...rest } = entry;
  return { ...rest, score };
}
