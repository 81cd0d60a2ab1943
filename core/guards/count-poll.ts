import { deepEqual } from "#core/lib/deep-equal.ts";
import {
  type Doubt,
  DOUBT_RULES,
  type DoubtedValue,
  type DoubtField,
  type DoubtRule,
} from "#core/model/doubt.ts";
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
  seen: Pick<SeenMatch, "doubts"> | undefined,
  field: DoubtField,
  slot: number | null = null,
): Doubt | undefined {
  return seen?.doubts?.findLast((doubt) => doubt.field === field && doubt.slot === slot);
}

/**
 * Counts one more poll with a candidate. Another candidate than before is counted from 1, unless
 * the rule counts any.
 *
 * @param before The doubt about this field before the poll; `undefined` if there was none.
 * @param now Monotonic time in milliseconds.
 */
export function countPoll<Value>(
  before: Doubt | undefined,
  { field, slot, known, candidate }: DoubtedValue<Value>,
  now: number,
): Doubt<Value> {
  const { polls: needed, isAnyCounted = false } = DOUBT_RULES[field];
  const repeated = deepEqual(before?.candidate, candidate, VALUE_DEPTH) ? before : undefined;
  const counted = (isAnyCounted ? before : repeated)?.polls ?? 0;
  const polls = Math.min(counted + 1, needed);
  return { field, slot, known, candidate, polls, since: repeated?.since ?? now };
}

/** Returns whether enough polls repeated the candidate. */
export function isAccepted({ field, polls }: Doubt): boolean {
  return polls >= DOUBT_RULES[field].polls;
}

/** Returns the doubts of a match about these. */
export function doubtsAbout(
  { doubts = [] }: SeenMatch,
  ...about: readonly DoubtRule["about"][]
): readonly Doubt[] {
  return doubts.filter(({ field }) => about.includes(DOUBT_RULES[field].about));
}

/** Returns whether a hold keeps the last good data of a match. */
export function isHeld(seen: Pick<SeenMatch, "doubts"> | undefined): boolean {
  return findDoubt(seen, "hold") !== undefined;
}

/** Returns a match with these doubts; itself if it has the same. */
export function withDoubts(seen: SeenMatch, doubts: readonly Doubt[]): SeenMatch {
  const { match, sighting, doubts: before = [] } = seen;
  if (deepEqual(before, doubts, DOUBTS_DEPTH)) return seen;
  // Literals, not spreads: objects of few shapes are read faster (`npm run bench core`).
  return doubts.length === 0 ? { match, sighting } : { match, sighting, doubts };
}
