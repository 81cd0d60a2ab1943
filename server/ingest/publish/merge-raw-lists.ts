import type { ListName } from "#core/model/match.ts";
import { isJsonObject } from "#core/wire/scalars.ts";
import type { RawLists } from "#server/ingest/source/publication.ts";

type Lists = ReadonlyMap<ListName, readonly unknown[]>;

/**
 * Merges the raw lists of several clients: each match once, upcoming matches by start, ended
 * matches latest start first. If only one client has a list, its items keep their order.
 */
export function mergeRawLists(sources: readonly Lists[]): RawLists {
  return { upcoming: merge(sources, "upcoming"), ended: merge(sources, "ended") };
}

function merge(sources: readonly Lists[], name: ListName): readonly unknown[] {
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

function identityOf(item: unknown): unknown {
  return isJsonObject(item) ? `${String(item["site"])}/${String(item["id"])}` : item;
}

function startOf(item: unknown): string {
  return isJsonObject(item) && typeof item["start"] === "string" ? item["start"] : "";
}
