import { useMemo } from "react";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { createActionItems } from "./create-action-items.ts";
import { createNameItems, createStationItems } from "./create-name-items.ts";
import type { PaletteItem } from "./palette-item.ts";
import { usePaletteMessages } from "#web/i18n/palette-messages.ts";

/** Maximum number of search results shown. */
const MAX_RESULTS = 12;

interface FindResult {
  readonly entries: readonly PaletteItem[];
  readonly names: "ready" | "waiting" | "failed";
}

/** Finds the palette items of a query; for an empty one: followed items, pages and actions. */
export function usePaletteSearch(query: string): FindResult {
  const messages = useAllMessages();
  const paletteMessages = usePaletteMessages();
  const preferences = usePreferences();
  const { data, isError } = useSearchableNames();
  const { contestants, tournaments } = preferences;
  const nameItems = useMemo(
    () => (data === undefined ? [] : createNameItems(data, { contestants, tournaments })),
    [data, contestants, tournaments],
  );
  const followed = useMemo(() => nameItems.filter(({ isFollowed }) => isFollowed), [nameItems]);
  const actions = useMemo(
    () => createActionItems(messages, paletteMessages, preferences),
    [messages, paletteMessages, preferences],
  );
  const stations = useMemo(
    () => (data === undefined ? [] : createStationItems(nameItems, data, paletteMessages.station)),
    [nameItems, data, paletteMessages],
  );
  const finder = useMemo(
    () => createSearchIndex([...nameItems, ...stations, ...actions], data?.latin),
    [nameItems, stations, actions, data],
  );
  const trimmedQuery = query.trim();
  const entries = useMemo(
    () =>
      trimmedQuery === "" ? [...followed, ...actions] : finder.find(trimmedQuery, MAX_RESULTS),
    [trimmedQuery, finder, followed, actions],
  );
  return { entries, names: data !== undefined ? "ready" : isError ? "failed" : "waiting" };
}
