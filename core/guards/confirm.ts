/**
 * Which contestants count as standing in a match: those whom three polls in a row have shown there.
 * A newcomer is shown at once, but ends no other match before (docs/domain.md#new-contestants).
 */
import type { ContestantKey, Match, SeenMatch, UnconfirmedSlot } from "#core/model/match.ts";

/** A step backwards, an end by advancement and a bye are believed in the third poll that repeats them. */
export const BELIEVED_IN_POLL = 3;

/**
 * Counts the polls in which the received match shows another contestant than the confirmed one.
 *
 * @param known The match before the poll; `undefined` if it is new.
 * @param received The match as the poll's lists carry it, whatever is shown of it.
 * @param shown The match as it is shown after the poll.
 * @returns The slots whose contestant is not confirmed; empty if all are.
 */
export function confirmSlots(
  known: SeenMatch | undefined,
  received: Match,
  shown: Match,
): readonly UnconfirmedSlot[] {
  const before = new Map((known?.unconfirmed ?? []).map((slot) => [slot.sort, slot]));
  const was = new Map<number, ContestantKey | null>(slotsOf(known?.match));
  for (const slot of before.values()) was.set(slot.sort, slot.confirmed);
  const is = slotsOf(received);
  if (isReordered(was, is)) for (const [sort, key] of is) was.set(sort, key);
  const after: UnconfirmedSlot[] = [];
  for (const sort of new Set([...was.keys(), ...is.keys(), ...slotsOf(shown).keys()])) {
    const candidate = is.get(sort) ?? null;
    const slot = before.get(sort);
    const repeats = (slot?.candidate === candidate ? slot.polls : 0) + 1;
    const polls = Math.min(repeats, BELIEVED_IN_POLL);
    const shownThere = slotsOf(shown).get(sort) ?? null;
    // While a loss is held, the lists repeat it, but the contestant stays confirmed.
    const isBelieved = polls >= BELIEVED_IN_POLL && shownThere === candidate;
    const confirmed = isBelieved ? candidate : (was.get(sort) ?? null);
    if (candidate === confirmed && shownThere === confirmed) continue;
    after.push({ sort, confirmed, candidate, polls: candidate === confirmed ? 0 : polls });
  }
  return after;
}

/**
 * Returns the match with the confirmed contestant's key in every slot. A slot without one gets a key
 * that no other match has; order and number of the entries stay.
 */
export function withConfirmedKeys(seen: SeenMatch): SeenMatch {
  const { match, unconfirmed } = seen;
  if (unconfirmed === undefined || unconfirmed.length === 0) return seen;
  const bySort = new Map(unconfirmed.map(({ sort, confirmed }) => [sort, confirmed]));
  const entries = match.entries.map((entry) => {
    const key = bySort.get(entry.sort);
    if (key === undefined) return entry;
    return { ...entry, key: key ?? `unconfirmed ${match.key} ${entry.sort}` };
  });
  return { ...seen, match: { ...match, entries } };
}

function slotsOf(match: Match | undefined): ReadonlyMap<number, ContestantKey> {
  return new Map((match?.entries ?? []).map(({ sort, key }) => [sort, key]));
}

/** Returns whether the same contestants only changed slots, which is no news. */
function isReordered(
  before: ReadonlyMap<number, ContestantKey | null>,
  after: ReadonlyMap<number, ContestantKey>,
): boolean {
  const keys = new Set([...before.values()].filter((key) => key !== null));
  return keys.size === after.size && [...after.values()].every((key) => keys.has(key));
}
