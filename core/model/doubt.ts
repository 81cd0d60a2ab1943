/** Doubts about single matches: data of polls that is not accepted yet. */
import { deepEqual } from "#core/lib/deep-equal.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";

/** Depth to compare: a bracket and its best-of by round. */
export const VALUE_DEPTH = 3;

/** Depth to compare: list of doubts, doubt, and its values. */
const DOUBTS_DEPTH = VALUE_DEPTH + 2;

/** A rule of doubt. */
export interface DoubtRule {
  /** Subject: a value or contestant in a poll, lost data, or a match that is in no list. */
  readonly about: "value" | "contestant" | "loss" | "absence";
  /** Number of consecutive polls with the candidate after which it is accepted. */
  readonly polls: number;
  /** True if the candidates of these polls may differ. */
  readonly isAnyCounted?: boolean;
  /** If set, a change is doubted only within this time (ms) of the previous one, else always. */
  readonly restlessFor?: number;
  /** If set, time (ms) after which it is accepted, unless staff accept or refuse it before. */
  readonly heldFor?: number;
}

/** The first change is accepted at once. */
const ALTERNATING: DoubtRule = { about: "value", polls: 3, restlessFor: 10 * MINUTE };

const RULES = {
  /** A new bye flag. Until it is accepted, the match is shown with the flag as before. */
  bye: { about: "value", polls: 3 },
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
  /**
   * Another contestant in a slot, who is shown at once. Until they are accepted, the known one counts
   * for other matches (docs/domain.md#new-contestants).
   */
  contestant: { about: "contestant", polls: 3 },
  /** The match is missing from its list. Until that is accepted, it is shown as in the list. */
  missing: { about: "loss", polls: 3 },
  /** The listed match lost data, such as scores. Until that is accepted, all its data is kept. */
  content: { about: "loss", polls: 3, isAnyCounted: true },
  /** One of these losses is too large for one poll to explain: polls alone do not accept it. */
  hold: { about: "loss", polls: Infinity, heldFor: HOUR },
  /** An unfinished match is missing from both complete lists. It is then marked as withdrawn. */
  withdrawn: { about: "absence", polls: 3 },
} as const satisfies Readonly<Record<string, DoubtRule>>;

/** Fields that have a rule. */
export type DoubtField = keyof typeof RULES;

/** Rules by field (docs/domain.md#held-values). */
export const DOUBT_RULES: Readonly<Record<DoubtField, DoubtRule>> = RULES;

/** Data of a match that is not accepted yet. */
export interface Doubt<Value = unknown> {
  readonly field: DoubtField;
  /** The contestant's slot (`sort`); `null` if the field belongs to the whole match. */
  readonly slot: number | null;
  /** The value that counts until the candidate is accepted. */
  readonly known: Value;
  /** The value in the newest poll; equal to `known` while an alternating value rests. */
  readonly candidate: Value;
  /** Number of consecutive polls with another candidate than `known`, at most that of the rule. */
  readonly polls: number;
  /**
   * Monotonic time (ms) of the first of them; of an alternating value, of the newest poll in which it
   * was another one.
   */
  readonly since: number;
}

/** Something seen, with what is doubted about it. */
export interface Doubted {
  /** Absent if nothing is doubted. */
  readonly doubts?: readonly Doubt[];
}

/** The part of a doubt that a poll contains. */
export type DoubtedValue<Value = unknown> = Omit<Doubt<Value>, "polls" | "since">;

/** A doubt about the contestant in a slot: keys, `null` if the slot is open. */
export interface ContestantDoubt extends Doubt<string | null> {
  readonly field: "contestant";
  readonly slot: number;
}

export function isContestantDoubt(doubt: Doubt): doubt is ContestantDoubt {
  return doubt.field === "contestant";
}

/**
 * Returns the doubt about a field of a match; `undefined` if there is none. If the service sent
 * several contestants in one slot, it is the one about the last.
 */
export function findDoubt(
  seen: Doubted | undefined,
  field: DoubtField,
  slot: number | null = null,
): Doubt | undefined {
  return seen?.doubts?.findLast((doubt) => doubt.field === field && doubt.slot === slot);
}

/**
 * Counts one more poll with a candidate, at the monotonic time `now` in milliseconds. Another
 * candidate than before is counted from 1, unless the rule counts any.
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
  { doubts = [] }: Doubted,
  ...about: readonly DoubtRule["about"][]
): readonly Doubt[] {
  return doubts.filter(({ field }) => about.includes(DOUBT_RULES[field].about));
}

/** Returns whether a hold keeps the last good data of a match. */
export function isHeld(seen: Doubted | undefined): boolean {
  return findDoubt(seen, "hold") !== undefined;
}

/** Returns a match with these doubts; itself if it has the same. */
export function withDoubts<Match, Sighting>(
  seen: Doubted & { readonly match: Match; readonly sighting: Sighting },
  doubts: readonly Doubt[],
): typeof seen {
  const { match, sighting, doubts: before = [] } = seen;
  if (deepEqual(before, doubts, DOUBTS_DEPTH)) return seen;
  // Literals, not spreads: objects of few shapes are read faster (`npm run bench core`).
  return doubts.length === 0 ? { match, sighting } : { match, sighting, doubts };
}

/** Returns a match with other contestants' keys in its doubts. */
export function renameDoubtedContestants<Seen extends Doubted>(
  seen: Seen,
  rename: (key: string | null, slot: number) => string | null,
): Seen {
  if (seen.doubts?.some(isContestantDoubt) !== true) return seen;
  const doubts = seen.doubts.map((doubt): Doubt => {
    if (!isContestantDoubt(doubt)) return doubt;
    const [known, candidate] = [doubt.known, doubt.candidate].map((key) => rename(key, doubt.slot));
    return Object.assign({}, doubt, { known, candidate });
  });
  return { ...seen, doubts };
}
