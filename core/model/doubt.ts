/** Doubts about single matches: data of polls that is not accepted yet. */
import { MINUTE } from "#core/lib/time.ts";

/** A rule of doubt. */
interface DoubtRule {
  /** Number of consecutive polls with the candidate after which it is accepted. */
  readonly polls: number;
  /**
   * If set, a change is doubted only within this time (ms) of the previous one; otherwise, every
   * change is.
   */
  readonly restlessFor?: number;
}

/** The first change is accepted at once. */
const ALTERNATING: DoubtRule = { polls: 3, restlessFor: 10 * MINUTE };

const RULES = {
  /** A new bye flag. Until it is accepted, the match is shown with the flag as before. */
  bye: { polls: 3 },
  /** Values that may alternate. Until the new one is accepted, the known one is shown. */
  start: ALTERNATING,
  bestOf: ALTERNATING,
  locked: ALTERNATING,
  conflict: ALTERNATING,
  tournament: ALTERNATING,
  /** Place in a bracket or group. */
  position: ALTERNATING,
  /** Name, country and seed of the contestant in a slot. */
  entry: ALTERNATING,
  /** An unfinished match is missing from both complete lists. It is then marked as withdrawn. */
  withdrawn: { polls: 3 },
} as const satisfies Readonly<Record<string, DoubtRule>>;

/** What is doubted. */
export type DoubtField = keyof typeof RULES;

/** What accepts doubted data (docs/domain.md#held-values). */
export const DOUBT_RULES: Readonly<Record<DoubtField, DoubtRule>> = RULES;

/** Data of a match that is not accepted yet. */
export interface Doubt<Value = unknown> {
  readonly field: DoubtField;
  /** The contestant's slot (`sort`); `null` if the field belongs to the whole match. */
  readonly slot: number | null;
  /** What counts until the candidate is accepted. */
  readonly known: Value;
  /** What the newest poll contains; equal to `known` while an alternating value rests. */
  readonly candidate: Value;
  /** Number of consecutive polls with another candidate than `known`, at most that of the rule. */
  readonly polls: number;
  /** Monotonic time (ms) of the first of them; of an alternating value, of the last change. */
  readonly since: number;
}

/** The part of a doubt that a poll contains. */
export type DoubtedValue<Value = unknown> = Omit<Doubt<Value>, "polls" | "since">;
