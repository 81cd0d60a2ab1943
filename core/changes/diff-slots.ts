import type { MatchEntry, Match } from "#core/model/match.ts";

/** Somebody else, the same one spelt otherwise, or nobody (`to` null) stands where `from` stood. */
export interface Replacement {
  readonly from: MatchEntry;
  readonly to: MatchEntry | null;
}

/** How the contestants of a match changed. */
export interface SlotChanges {
  /** Who stands where nobody stood. */
  readonly known: readonly MatchEntry[];
  readonly replaced: readonly Replacement[];
  /** For each entry now: the one of the same contestant, else of the same slot, before. */
  readonly before: readonly (MatchEntry | undefined)[];
}

/** Compares the contestants of a match at two moments; changing places with each other is no change. */
export function diffSlots(before: Match, after: Match): SlotChanges {
  const keys = new Set(after.entries.map(({ key }) => key));
  const gone = before.entries.filter(({ key }) => !keys.has(key));
  const slots = new Map(gone.map((entry) => [entry.sort, entry]));
  const known: MatchEntry[] = [];
  const replaced: Replacement[] = [];
  const earlier = after.entries.map((to) => {
    // By slot first: an alias may have made one contestant of both opponents.
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
