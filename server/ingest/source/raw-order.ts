import { isListed } from "#core/match/is-listed.ts";
import type { Instant, ListName, SiteKey } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { isJsonObject } from "#core/wire/scalars.ts";
import type { ArchivedSource } from "#server/archive/repository.ts";
import type { SourceSnapshot } from "./fetch-lists.ts";

const LIST_NAMES: readonly ListName[] = ["upcoming", "ended"];

/**
 * Serializes the service's order of the lists as JSON: match keys by list name, only of lists that
 * are not sorted by start and key. `null` if all lists are.
 */
export function serializeRawOrder({ snapshot, sent, sentLists }: SourceSnapshot): string | null {
  if (snapshot === null) return null;
  const keyOf = new Map([...sent].map(([key, item]) => [item, key]));
  const others = LIST_NAMES.flatMap((name) => {
    const items = sentLists.get(name) ?? [];
    const keys = [...new Set(items.flatMap((item) => keyOf.get(item) ?? []))];
    const isByStart = byStart(keys, name, snapshot).every((key, index) => key === keys[index]);
    return isByStart ? [] : [[name, keys] as const];
  });
  return others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
}

/**
 * Restores the raw lists from an archived source in the service's order. A list that is not in
 * `order` is sorted by start: upcoming earliest first, ended latest first.
 *
 * @param order Return value of `serializeRawOrder`. Values of another type count as `null`.
 */
export function restoreRawLists(
  { snapshot, sent }: Pick<ArchivedSource, "snapshot" | "sent">,
  order: unknown,
): ReadonlyMap<ListName, readonly unknown[]> {
  const parsed: unknown = typeof order === "string" ? JSON.parse(order) : null;
  const orders = isJsonObject(parsed) ? parsed : {};
  const lists = LIST_NAMES.map((name) => {
    const keys = [...snapshot.matches.values()]
      .filter(({ sighting }) => sighting.list === name && isListed(sighting, snapshot.lists))
      .map(({ match }) => match.key)
      .filter((key) => sent.has(key));
    const sorted = sortByOrder(byStart(keys, name, snapshot), orders[name]);
    return [name, sorted.map((key) => sent.get(key))] as const;
  });
  return new Map(lists);
}

/** Sorts keys by their position in `order`; keys that are not in it come last. */
function sortByOrder(keys: readonly SiteKey[], order: unknown): readonly SiteKey[] {
  if (!Array.isArray(order)) return keys;
  const ranks = new Map(order.map((key, index) => [key, index]));
  const rankOf = (key: SiteKey): number => ranks.get(key) ?? order.length;
  return keys.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function byStart(
  keys: readonly SiteKey[],
  name: ListName,
  { matches }: Snapshot,
): readonly SiteKey[] {
  const direction = name === "upcoming" ? 1 : -1;
  const startOf = (key: SiteKey): Instant => matches.get(key)?.match.start ?? 0;
  // The order of matches with equal starts must not depend on the order of the map.
  return keys.toSorted((a, b) => direction * (startOf(a) - startOf(b)) || (a < b ? -1 : 1));
}
