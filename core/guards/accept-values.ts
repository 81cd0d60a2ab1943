import {
  countPoll,
  type Doubt,
  DOUBT_RULES,
  type DoubtedValue,
  findDoubt,
  isAccepted,
  isContestantDoubt,
  VALUE_DEPTH,
} from "#core/model/doubt.ts";
import { keysOf } from "#core/lib/collections.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import type { ContestantKey, Match, MatchEntry, SeenMatch } from "#core/model/match.ts";

/** The values of a match that are doubted as one each. */
const VALUES = {
  bye: ({ bye }) => ({ bye }),
  start: ({ start }) => ({ start }),
  bestOf: ({ bestOf }) => ({ bestOf }),
  locked: ({ locked }) => ({ locked }),
  conflict: ({ conflict }) => ({ conflict }),
  tournament: ({ tournament }) => ({ tournament }),
  position: ({ groupId, bracketId, bracket, roundOf, stage, row }) => {
    return { groupId, bracketId, bracket, roundOf, stage, row };
  },
} as const satisfies Readonly<Record<string, (match: Match) => Partial<Match>>>;

/**
 * Returns the match to show after a poll at a monotonic time in milliseconds, and doubts about its
 * values: a new bye flag, and values that may alternate. Scores are never doubted here.
 */
export function acceptValues(
  known: SeenMatch,
  received: Match,
  now: number,
): Required<Pick<SeenMatch, "match" | "doubts">> {
  const { match } = known;
  const doubts: Doubt[] = [];
  const isShown = (value: DoubtedValue): boolean => {
    const judged = judge(findDoubt(known, value.field, value.slot), value, now);
    if (judged.doubt !== null) doubts.push(judged.doubt);
    return judged.isShown;
  };
  const knownValues: Partial<Match>[] = [];
  for (const field of keysOf(VALUES)) {
    const value = VALUES[field](match);
    // A bye flag that is removed is a loss instead (see `losses.ts`).
    if (field === "bye" && (received.bye !== true || match.bye === true)) continue;
    const candidate = VALUES[field](received);
    if (!isShown({ field, slot: null, known: value, candidate })) knownValues.push(value);
  }
  const entries = received.entries.map((entry) => {
    const before = match.entries.find(({ sort }) => sort === entry.sort);
    if (before === undefined) return entry;
    const [identity, candidate] = [identityOf(before), identityOf(entry)];
    const value = { field: "entry", slot: entry.sort, known: identity, candidate } as const;
    return isShown(value) ? entry : withIdentity(received, entry, before);
  });
  if (entries.some((entry, index) => entry !== received.entries[index]))
    knownValues.push({ entries });
  return {
    match: knownValues.length === 0 ? received : Object.assign({}, received, ...knownValues),
    doubts,
  };
}

/** Returns whether a value of a poll is shown, and the doubt about it from now on. */
function judge(
  before: Doubt | undefined,
  value: DoubtedValue,
  now: number,
): { readonly isShown: boolean; readonly doubt: Doubt | null } {
  const { known, candidate, field } = value;
  const { restlessFor } = DOUBT_RULES[field];
  const isAlternating = restlessFor !== undefined;
  const isDoubted = !isAlternating || (before !== undefined && now - before.since < restlessFor);
  if (deepEqual(known, candidate, VALUE_DEPTH)) {
    const since = before?.since ?? now;
    return {
      isShown: true,
      doubt: isAlternating && isDoubted ? { ...value, polls: 0, since } : null,
    };
  }
  const counted = countPoll(isDoubted ? before : undefined, value, now);
  if (isDoubted && !isAccepted(counted)) {
    return { isShown: false, doubt: isAlternating ? { ...counted, since: now } : counted };
  }
  const accepted = { ...value, known: candidate, polls: 0, since: now };
  return { isShown: true, doubt: isAlternating ? accepted : null };
}

function identityOf({ key, name, country, seed }: MatchEntry) {
  return { key, name, country, seed };
}

/** Keeps the known identity in a slot, with that contestant's received score from any slot. */
function withIdentity({ entries }: Match, entry: MatchEntry, before: MatchEntry): MatchEntry {
  const own = entries.find(({ key }) => key === before.key) ?? entry;
  return { ...own, ...identityOf(before), sort: entry.sort };
}

/**
 * Doubts the contestants who are in another slot than in the match before the poll; it may be
 * listed otherwise (`received`) than it is displayed after the poll (`shown`).
 */
export function doubtContestants(
  known: SeenMatch | undefined,
  received: Match,
  shown: Match,
  now: number,
): readonly Doubt[] {
  const before = new Map<number, ContestantKey | null>(slotsOf(known?.match));
  for (const doubt of known?.doubts ?? []) {
    if (isContestantDoubt(doubt)) before.set(doubt.slot, doubt.known);
  }
  const candidates = slotsOf(received);
  // The same contestants in other slots are not new.
  if (isReordered(before, candidates)) {
    for (const [slot, key] of candidates) before.set(slot, key);
  }
  const displayed = slotsOf(shown);
  const slots = new Set([...before.keys(), ...candidates.keys(), ...displayed.keys()]);
  return [...slots].flatMap((slot) => {
    const candidate = candidates.get(slot) ?? null;
    const value = {
      field: "contestant",
      slot,
      known: before.get(slot) ?? null,
      candidate,
    } as const;
    const isSame = value.known === candidate;
    // While a loss is held, polls repeat it, but the displayed contestant stays the known one.
    const isShown = (displayed.get(slot) ?? null) === candidate;
    if (isShown && isSame) return [];
    const doubt = findDoubt(known, "contestant", slot);
    const counted = countPoll(doubt, value, now);
    if (isShown && isAccepted(counted)) return [];
    return [isSame ? { ...counted, polls: 0 } : counted];
  });
}

/**
 * Returns the match with the known contestant's key in every slot whose contestant is doubted; a
 * unique key if the slot was open. Order and number of the entries do not change.
 */
export function withKnownContestants(seen: SeenMatch): SeenMatch {
  const { match, doubts = [] } = seen;
  const known = new Map(doubts.filter(isContestantDoubt).map((doubt) => [doubt.slot, doubt.known]));
  if (known.size === 0) return seen;
  const entries = match.entries.map((entry) => {
    const key = known.get(entry.sort);
    if (key === undefined) return entry;
    return { ...entry, key: key ?? `doubted ${match.key} ${entry.sort}` };
  });
  return { ...seen, match: { ...match, entries } };
}

function slotsOf(match: Match | undefined): ReadonlyMap<number, ContestantKey> {
  return new Map((match?.entries ?? []).map(({ sort, key }) => [sort, key]));
}

/** Returns whether the same contestants only swapped slots. */
function isReordered(
  before: ReadonlyMap<number, ContestantKey | null>,
  after: ReadonlyMap<number, ContestantKey>,
): boolean {
  const keys = new Set([...before.values()].filter((key) => key !== null));
  return keys.size === after.size && [...after.values()].every((key) => keys.has(key));
}
