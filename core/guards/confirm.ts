/**
 * Confirms contestants of matches: a contestant is confirmed once three consecutive polls show them
 * in their slot. A new contestant is displayed at once, but until then ends no other match
 * (docs/domain.md#new-contestants).
 */
import type { ContestantKey, Match, SeenMatch, UnconfirmedSlot } from "#core/model/match.ts";

/**
 * A regression, a new contestant or a bye takes effect after this many consecutive polls with it.
 */
export const POLLS_TO_CONFIRM = 3;

/**
 * Counts the consecutive polls in which a slot shows another contestant than the confirmed one.
 *
 * @param known The match before the poll; `undefined` if it is new.
 * @param received The match as listed by the poll, even if it is not displayed.
 * @param shown The match as displayed after the poll.
 * @returns The slots whose contestant is not confirmed; empty if all are.
 */
export function countSlotConfirmations(
  known: SeenMatch | undefined,
  received: Match,
  shown: Match,
): readonly UnconfirmedSlot[] {
  const before = new Map((known?.unconfirmed ?? []).map((slot) => [slot.sort, slot]));
  const previous = new Map<number, ContestantKey | null>(slotsOf(known?.match));
  for (const slot of before.values()) previous.set(slot.sort, slot.confirmed);
  const current = slotsOf(received);
  if (isReordered(previous, current)) {
    for (const [sort, key] of current) previous.set(sort, key);
  }
  const after: UnconfirmedSlot[] = [];
  for (const sort of new Set([...previous.keys(), ...current.keys(), ...slotsOf(shown).keys()])) {
    const candidate = current.get(sort) ?? null;
    const slot = before.get(sort);
    const repeats = (slot?.candidate === candidate ? slot.polls : 0) + 1;
    const polls = Math.min(repeats, POLLS_TO_CONFIRM);
    const displayed = slotsOf(shown).get(sort) ?? null;
    // While a loss is held, polls repeat it, but the displayed contestant stays confirmed.
    const isBelieved = polls >= POLLS_TO_CONFIRM && displayed === candidate;
    const confirmed = isBelieved ? candidate : (previous.get(sort) ?? null);
    if (candidate === confirmed && displayed === confirmed) continue;
    after.push({ sort, confirmed, candidate, polls: candidate === confirmed ? 0 : polls });
  }
  return after;
}

/**
 * Returns the match with the confirmed contestant's key in every slot. A slot without a confirmed
 * contestant gets a unique key. Order and number of the entries do not change.
 */
export function restoreConfirmedKeys(seen: SeenMatch): SeenMatch {
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

/** Returns whether the same contestants only swapped slots. */
function isReordered(
  before: ReadonlyMap<number, ContestantKey | null>,
  after: ReadonlyMap<number, ContestantKey>,
): boolean {
  const keys = new Set([...before.values()].filter((key) => key !== null));
  return keys.size === after.size && [...after.values()].every((key) => keys.has(key));
}
