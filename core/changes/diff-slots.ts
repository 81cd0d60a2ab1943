import type { MatchEntry, Match } from "#core/model/match.ts";

/** A slot's contestant before and after, with different names; `to` is `null` if it is open now. */
export interface Replacement {
  readonly from: MatchEntry;
  readonly to: MatchEntry | null;
}

/** Changes of a match's contestants. */
export interface SlotChanges {
  /** Contestants in slots that were open. */
  readonly known: readonly MatchEntry[];
  readonly replaced: readonly Replacement[];
  /** For each entry now: its earlier entry, else that of its slot, else `undefined`. */
  readonly before: readonly (MatchEntry | undefined)[];
}

/** Compares the contestants of a match at two times. Swapped slots are no change. */
export function diffSlots(before: Match, after: Match): SlotChanges {
  const keys = new Set(after.entries.map(({ key }) => key));
  const removed = before.entries.filter(({ key }) => !keys.has(key));
  const slots = new Map(removed.map((entry) => [entry.sort, entry]));
  const known: MatchEntry[] = [];
  const replaced: Replacement[] = [];
  const earlier = after.entries.map((to) => {
    // The same slot first, because an alias may give both opponents the same key.
    const same =
      before.entries.find(({ key, sort }) => key === to.key && sort === to.sort) ??
      before.entries.find(({ key }) => key === to.key);
    const from = same ?? slots.get(to.sort);
    if (from === undefined) known.push(to);
    else if (from.name !== to.name) replaced.push({ from, to });
    if (same === undefined) slots.delete(to.sort);
    return from;
  });
  for (const from of slots.values()) replaced.push({ from, to: null });
  return { known, replaced, before: earlier };
}
