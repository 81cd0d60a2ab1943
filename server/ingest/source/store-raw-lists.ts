import type { ListName, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";

/** A list of a poll as it was sent, and the same list as it was shown before. */
export interface SentList {
  readonly name: ListName;
  readonly items: readonly unknown[];
  /** The items by match. */
  readonly sent: ReadonlyMap<SiteKey, unknown>;
  readonly before: readonly unknown[];
  readonly sentBefore: ReadonlyMap<SiteKey, unknown>;
}

/**
 * Returns a list as it is answered to others: matches that a guard holds stand in it as they were sent
 * last, behind the item that they followed then.
 */
export function keepSent(list: SentList, { matches, guard }: Snapshot): readonly unknown[] {
  const held = guard?.held ?? new Set<SiteKey>();
  if (held.size === 0) return list.items;
  const keyOf = new Map([...list.sent].map(([key, item]) => [item, key]));
  const isHere = (key: SiteKey): boolean => matches.get(key)?.sighting.list === list.name;
  const kept = list.items.flatMap((item) => {
    const key = keyOf.get(item);
    if (key === undefined || !held.has(key)) return [item];
    return isHere(key) ? [list.sentBefore.get(key) ?? item] : [];
  });
  const keyBefore = new Map([...list.sentBefore].map(([key, item]) => [item, key]));
  const after = new Map<SiteKey | null, unknown[]>();
  let last: SiteKey | null = null;
  for (const item of list.before) {
    const key = keyBefore.get(item);
    if (key === undefined) continue;
    if (held.has(key) && isHere(key) && !list.sent.has(key)) {
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
