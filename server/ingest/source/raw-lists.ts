import type { ListName, SiteKey } from "#core/model/match.ts";
import { isJsonObject } from "#core/wire/scalars.ts";
import type { RawLists } from "./publication.ts";

/** The newest lists of a source exactly as received, by name. */
export type SourceRawLists = ReadonlyMap<ListName, readonly unknown[]>;

const LIST_NAMES: readonly ListName[] = ["upcoming", "ended"];

/** Serializes the identities of the items of each list as JSON, in the service's order. */
export function serializeRawOrder(lists: SourceRawLists): string {
  const orders = Array.from(lists, ([name, items]) => [name, items.map(identityOf)] as const);
  return JSON.stringify(Object.fromEntries(orders));
}

/**
 * Restores the raw lists of an archived source, without items that could not be parsed, from the
 * raw JSON of each match and what `serializeRawOrder` returned; without that, all lists are empty.
 */
export function restoreRawLists(
  sent: ReadonlyMap<SiteKey, unknown>,
  order: unknown,
): SourceRawLists {
  const parsed: unknown = typeof order === "string" ? JSON.parse(order) : null;
  const byIdentity = new Map(Array.from(sent.values(), (item) => [identityOf(item), item]));
  const lists = LIST_NAMES.map((name) => {
    const identities: unknown = isJsonObject(parsed) ? parsed[name] : [];
    const known = Array.isArray(identities) ? identities : [];
    return [name, known.flatMap((identity) => byIdentity.get(identity) ?? [])] as const;
  });
  return new Map(lists);
}

/**
 * Merges the raw lists of several clients: each match once, upcoming matches by start, ended
 * matches latest start first. If only one client has a list, its items keep their order.
 */
export function mergeRawLists(sources: readonly SourceRawLists[]): RawLists {
  return { upcoming: merge(sources, "upcoming"), ended: merge(sources, "ended") };
}

function merge(sources: readonly SourceRawLists[], name: ListName): readonly unknown[] {
  const lists = sources.flatMap((source) => {
    const items = source.get(name);
    return items === undefined ? [] : [items];
  });
  const [first = [], ...others] = lists;
  if (others.length === 0) return first;
  const byIdentity = new Map(lists.flat().map((item) => [identityOf(item), item]));
  const direction = name === "upcoming" ? 1 : -1;
  return [...byIdentity.values()].sort(
    (a, b) => direction * startOf(a).localeCompare(startOf(b), "en"),
  );
}

/** Returns a text that only one match has: an id may be unique only in its tournament. */
function identityOf(item: unknown): unknown {
  if (!isJsonObject(item)) return item;
  const tournament = isJsonObject(item["tournament"]) ? item["tournament"] : {};
  const { slug, game_slug: game } = tournament;
  return [item["site"], item["id"], slug, game].map(String).join("/");
}

function startOf(item: unknown): string {
  return isJsonObject(item) && typeof item["start"] === "string" ? item["start"] : "";
}
