import { deepEqual } from "#core/lib/deep-equal.ts";
import { type Doubt, DOUBT_RULES, type DoubtedValue, type DoubtField } from "#core/model/doubt.ts";
import type { SeenMatch } from "#core/model/match.ts";

/** Depth to compare: a bracket and its best-of by round. */
export const VALUE_DEPTH = 3;

/** Depth to compare: list of doubts, doubt, and its values. */
const DOUBTS_DEPTH = VALUE_DEPTH + 2;

/**
 * Returns the doubt about a field of a match; `undefined` if there is none. If the service sent
 * several contestants in one slot, it is the one about the last.
 */
export function findDoubt(
  { doubts = [] }: SeenMatch,
  field: DoubtField,
  slot: number | null = null,
): Doubt | undefined {
  return doubts.findLast((doubt) => doubt.field === field && doubt.slot === slot);
}

/**
 * Counts one more poll with a candidate. Another candidate than before is counted from 1.
 *
 * @param before The doubt about this field before the poll; `undefined` if there was none.
 * @param now Monotonic time in milliseconds.
 */
export function countPoll<Value>(
  before: Doubt | undefined,
  value: DoubtedValue<Value>,
  now: number,
): Doubt<Value> {
  const repeated = deepEqual(before?.candidate, value.candidate, VALUE_DEPTH) ? before : undefined;
  const polls = Math.min((repeated?.polls ?? 0) + 1, DOUBT_RULES[value.field].polls);
  return { ...value, polls, since: repeated?.since ?? now };
}

/** Returns whether enough polls repeated the candidate. */
export function isAccepted({ field, polls }: Doubt): boolean {
  return polls >= DOUBT_RULES[field].polls;
}

/** Returns a match with these doubts; its own list if they are the same. */
export function withDoubts(seen: SeenMatch, doubts: readonly Doubt[]): SeenMatch {
  const { doubts: before = [], ...others } = seen;
  if (doubts.length === 0) return others;
  return { ...others, doubts: deepEqual(before, doubts, DOUBTS_DEPTH) ? before : doubts };
}
