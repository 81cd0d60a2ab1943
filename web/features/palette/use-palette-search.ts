import { useLocation, useSearch } from "#web/routing/routing.tsx";
import { useMemo } from "react";
import { createSearchIndex, type LatinWords } from "#core/lib/search-index.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { useIsStaff, useMeta, useSession } from "#web/api/app-data-provider.tsx";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { createActionItems } from "./create-action-items.ts";
import { createCurrentPageItems, createPageItems } from "./create-page-items.ts";
import { createNameItems, createStationItems } from "./create-name-items.ts";
import type { PaletteItem } from "./palette-item.ts";

/** Maximum number of search results shown. */
const MAX_RESULTS = 12;
const NO_WORDS: LatinWords = [];

interface FindResult {
  readonly entries: readonly PaletteItem[];
  readonly names: "ready" | "waiting" | "failed";
  /** Words in other scripts, with the Latin letters that find them. */
  readonly latin: LatinWords;
}

/** Finds the palette items of a query; for an empty one: followed items, pages and actions. */
export function usePaletteSearch(query: string): FindResult {
  const paletteMessages = useMessages("palette");
  const preferences = usePreferences();
  const { data, isError } = useSearchableNames();
  const { contestants, tournaments } = preferences;
  const nameItems = useMemo(
    () => (data === undefined ? [] : createNameItems(data, { contestants, tournaments })),
    [data, contestants, tournaments],
  );
  const followed = useMemo(() => nameItems.filter(({ isFollowed }) => isFollowed), [nameItems]);
  const pages = usePageItems();
  const { locale } = useMessages("common");
  const actions = useMemo(
    () => [...pages, ...createActionItems(paletteMessages, preferences, locale)],
    [pages, paletteMessages, preferences, locale],
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
      trimmedQuery === ""
        ? [...followed, ...actions]
        : groupByKind(finder.find(trimmedQuery, MAX_RESULTS)),
    [trimmedQuery, finder, followed, actions],
  );
  const latin = data?.latin ?? NO_WORDS;
  return { entries, latin, names: data !== undefined ? "ready" : isError ? "failed" : "waiting" };
}

/** Returns the items of pages, of games and of what acts on the current page. */
function usePageItems(): readonly PaletteItem[] {
  const { nav } = useMessages("common");
  const messages = useMessages("palette");
  const preferences = usePreferences();
  const { games } = useMeta();
  const isStaff = useIsStaff();
  const session = useSession();
  const pathname = useLocation((place) => place.pathname);
  const { game } = useSearch({ from: "__root__" });
  const hasCalendar = useGetPublicShare()() !== "none";
  const canSignIn = session !== undefined && session.signIn !== null && session.name === null;
  return useMemo(
    () => [
      ...createPageItems({ nav, messages, isStaff, canSignIn, games, game }),
      ...createCurrentPageItems({ messages, pathname, preferences, hasCalendar }),
    ],
    [nav, messages, isStaff, canSignIn, games, game, pathname, preferences, hasCalendar],
  );
}

/** Sorts by kind: the kind of the best item first, and the best item of a kind first. */
export function groupByKind(items: readonly PaletteItem[]): readonly PaletteItem[] {
  const kinds = new Set(items.map(({ kind }) => kind));
  return Array.from(kinds).flatMap((kind) => items.filter((item) => item.kind === kind));
}
