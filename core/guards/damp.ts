import { deepEqual } from "#core/lib/deep-equal.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { MatchEntry, Match } from "#core/model/match.ts";
import type { Flap, Flaps } from "#core/model/tick.ts";
import { BELIEVED_IN_POLL } from "./confirm.ts";

/** A value that changes again within this time is believed in the third poll, in milliseconds. */
const RESTLESS_FOR = 10 * MINUTE;

/** A bracket and its games per round. */
const DEPTH = 3;

const NO_FLAPS: Flaps = new Map();

/**
 * Damps values that alternate: start, contestants' names, best-of, flags, and texts of bracket and
 * tournament. The first change shows at once; a further one within ten minutes when three polls in a
 * row repeat it. Scores are no such values.
 *
 * @param now A clock that never jumps, in milliseconds.
 */
export function dampMatch(
  known: Match,
  received: Match,
  flaps: Flaps = NO_FLAPS,
  now: number,
): { readonly match: Match; readonly flaps: Flaps } {
  const after = new Map<string, Flap>();
  /** Returns whether the received value counts. */
  const isBelieved = (field: string, before: unknown, next: unknown): boolean => {
    const flap = flaps.get(field);
    const isRecent = flap !== undefined && now - flap.at < RESTLESS_FOR;
    if (deepEqual(before, next, DEPTH)) {
      if (isRecent) after.set(field, { at: flap.at, candidate: undefined, polls: 0 });
      return true;
    }
    const repeats = isRecent && deepEqual(flap.candidate, next, DEPTH) ? flap.polls : 0;
    const believed = !isRecent || repeats + 1 >= BELIEVED_IN_POLL;
    const waiting = { candidate: next, polls: repeats + 1 };
    after.set(field, { at: now, ...(believed ? { candidate: undefined, polls: 0 } : waiting) });
    return believed;
  };
  const held: Partial<Match>[] = [];
  for (const field of ["start", "bestOf", "locked", "conflict", "tournament"] as const) {
    if (!isBelieved(field, known[field], received[field])) held.push({ [field]: known[field] });
  }
  if (!isBelieved("position", positionOf(known), positionOf(received)))
    held.push(positionOf(known));
  const entries = received.entries.map((entry) => {
    const before = known.entries.find(({ sort }) => sort === entry.sort);
    if (before === undefined) return entry;
    return isBelieved(`slot ${entry.sort}`, identityOf(before), identityOf(entry))
      ? entry
      : withIdentity(received, entry, before);
  });
  const isKept = entries.some((entry, index) => entry !== received.entries[index]);
  if (held.length === 0 && !isKept) return { match: received, flaps: after };
  return { match: Object.assign({}, received, ...held, { entries }), flaps: after };
}

function positionOf(match: Match) {
  const { groupId, bracketId, bracket, roundOf, stage, row } = match;
  return { groupId, bracketId, bracket, roundOf, stage, row };
}

function identityOf({ key, name, country, seed }: MatchEntry) {
  return { key, name, country, seed };
}

/** A contestant who only changed slots keeps the own score. */
function withIdentity({ entries }: Match, entry: MatchEntry, before: MatchEntry): MatchEntry {
  const own = entries.find(({ key }) => key === before.key) ?? entry;
  return { ...own, ...identityOf(before), sort: entry.sort };
}
