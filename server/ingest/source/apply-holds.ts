import type { ListName, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** A received list, and the same list as published before. */
export interface ReceivedRawList {
  readonly name: ListName;
  /** The received items, in the service's order. */
  readonly items: readonly unknown[];
  /** The received items by match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  /** The items published before this poll. */
  readonly before: readonly unknown[];
  /** Raw JSON of every match before this poll. */
  readonly sentBefore: ReadonlyMap<SiteKey, unknown>;
}

/**
 * Returns a received list as Matchdesk publishes it: a match that a guard holds has its earlier raw
 * item, and one missing from the received list is inserted after the item it followed before.
 */
export function applyHolds(
  list: ReceivedRawList,
  { matches, guard }: Snapshot,
): readonly unknown[] {
  const heldKeys = guard?.held ?? new Set<SiteKey>();
  if (heldKeys.size === 0) return list.items;
  const keyOf = new Map([...list.sent].map(([key, item]) => [item, key]));
  const isHere = (key: SiteKey): boolean => matches.get(key)?.sighting.list === list.name;
  const kept = list.items.flatMap((item) => {
    const key = keyOf.get(item);
    if (key === undefined || !heldKeys.has(key)) return [item];
    return isHere(key) ? [list.sentBefore.get(key) ?? item] : [];
  });
  const keyBefore = new Map([...list.sentBefore].map(([key, item]) => [item, key]));
  const after = new Map<SiteKey | null, unknown[]>();
  let last: SiteKey | null = null;
  for (const item of list.before) {
    const key = keyBefore.get(item);
    if (key === undefined) continue;
    if (heldKeys.has(key) && isHere(key) && !list.sent.has(key)) {
      const following = after.get(last);
      if (following === undefined) after.set(last, [item]);
      else following.push(item);
    } else if (list.sent.has(key)) last = key;
  }
  const keyNow = new Map([...keyOf, ...keyBefore]);
  return [null, ...kept].flatMap((item) => {
    const following = after.get(item === null ? null : (keyNow.get(item) ?? "")) ?? [];
    return item === null ? following : [item, following].flat();
  });
}
