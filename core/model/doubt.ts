/** Doubts about single matches: data of polls that is not accepted yet. */

/** A rule of doubt. */
interface DoubtRule {
  /** Number of consecutive polls with the candidate after which it is accepted. */
  readonly polls: number;
}

/** What is doubted, and what accepts it (docs/domain.md#held-values). */
export const DOUBT_RULES = {
  /** A new bye flag. Until it is accepted, the match has the flag as before. */
  bye: { polls: 3 },
  /** An unfinished match is missing from both complete lists. It is then marked as withdrawn. */
  withdrawn: { polls: 3 },
} as const satisfies Readonly<Record<string, DoubtRule>>;

export type DoubtField = keyof typeof DOUBT_RULES;

/** Data of a match that is not accepted yet. */
export interface Doubt<Value = unknown> {
  readonly field: DoubtField;
  /** What counts until the candidate is accepted. */
  readonly known: Value;
  /** What the newest poll contains instead. */
  readonly candidate: Value;
  /** Number of consecutive polls with the candidate, at most that of the rule. */
  readonly polls: number;
  /** Monotonic time of the first of them, in milliseconds. */
  readonly since: number;
}
