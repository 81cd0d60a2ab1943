import { deepEqual } from "#core/lib/deep-equal.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { MatchEntry, Match } from "#core/model/match.ts";
import type { FlappingValue, FlappingValues } from "#core/model/tick.ts";
import { POLLS_TO_CONFIRM } from "./confirm.ts";

/** A second change within this time (ms) is shown only in the third consecutive poll. */
const RESTLESS_FOR = 10 * MINUTE;

/** Depth to compare: a bracket and its best-of by round. */
const DEPTH = 3;

const NO_FLAPS: FlappingValues = new Map();

/**
 * Damps alternating values: start, best-of, flags, bracket position, and names and texts of
 * contestants, bracket and tournament. A first change is shown at once; another one within ten
 * minutes only when three consecutive polls repeat it. Scores are not damped.
 *
 * @param now Monotonic time in milliseconds.
 */
export function suppressFlapping(
  known: Match,
  received: Match,
  flaps: FlappingValues = NO_FLAPS,
  now: number,
): { readonly match: Match; readonly flaps: FlappingValues } {
  const after = new Map<string, FlappingValue>();
  /** Returns whether the received value is shown, and updates the changes of this field. */
  const isBelieved = (field: string, before: unknown, next: unknown): boolean => {
    const flap = flaps.get(field);
    const isRecent = flap !== undefined && now - flap.at < RESTLESS_FOR;
    if (deepEqual(before, next, DEPTH)) {
      if (isRecent) after.set(field, { at: flap.at, candidate: undefined, polls: 0 });
      return true;
    }
    const repeats = isRecent && deepEqual(flap.candidate, next, DEPTH) ? flap.polls : 0;
    const believed = !isRecent || repeats + 1 >= POLLS_TO_CONFIRM;
    const pending = { candidate: next, polls: repeats + 1 };
    after.set(field, { at: now, ...(believed ? { candidate: undefined, polls: 0 } : pending) });
    return believed;
  };
  const knownValues: Partial<Match>[] = [];
  for (const field of ["start", "bestOf", "locked", "conflict", "tournament"] as const) {
    if (!isBelieved(field, known[field], received[field])) {
      knownValues.push({ [field]: known[field] });
    }
  }
  if (!isBelieved("position", positionOf(known), positionOf(received))) {
    knownValues.push(positionOf(known));
  }
  const entries = received.entries.map((entry) => {
    const before = known.entries.find(({ sort }) => sort === entry.sort);
    if (before === undefined) return entry;
    return isBelieved(`slot ${entry.sort}`, identityOf(before), identityOf(entry))
      ? entry
      : withIdentity(received, entry, before);
  });
  const hasKnownEntry = entries.some((entry, index) => entry !== received.entries[index]);
  if (knownValues.length === 0 && !hasKnownEntry) return { match: received, flaps: after };
  return { match: Object.assign({}, received, ...knownValues, { entries }), flaps: after };
}

function positionOf(match: Match) {
  const { groupId, bracketId, bracket, roundOf, stage, row } = match;
  return { groupId, bracketId, bracket, roundOf, stage, row };
}

function identityOf({ key, name, country, seed }: MatchEntry) {
  return { key, name, country, seed };
}

/** Keeps the known identity in a slot, with that contestant's received score from any slot. */
function withIdentity({ entries }: Match, entry: MatchEntry, before: MatchEntry): MatchEntry {
  const own = entries.find(({ key }) => key === before.key) ?? entry;
  return { ...own, ...identityOf(before), sort: entry.sort };
}
