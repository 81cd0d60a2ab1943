import type { QueryClient } from "@tanstack/react-query";
import {
  type InitialData,
  INITIAL_DATA_ID,
  NOW_PAGE_ROW_COUNTS,
} from "#core/paths/now-page-data.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { matchesQuery, createNowPageFilters } from "#web/api/matches.ts";
import { metaQuery } from "#web/api/meta.ts";
import { sessionQuery } from "#web/api/session.ts";

/**
 * Adds the responses embedded in the HTML to the query cache, so that the page is shown without
 * requests. Returns the API paths of the match lists among them.
 */
export function hydrateInitialData(client: QueryClient): readonly string[] {
  const text = document.querySelector(`#${INITIAL_DATA_ID}`)?.textContent;
  // HTML from the service worker's cache contains old data.
  if (!text || navigator.serviceWorker?.controller) return [];
  const { session, meta, lists }: InitialData = JSON.parse(text);
  loadFonts(lists);
  setServerNow(Date.parse(meta.now));
  client.setQueryData(sessionQuery.queryKey, session);
  // Refetched at once: after "Back" the browser restores the HTML with its old data.
  client.setQueryData(metaQuery.queryKey, meta, { updatedAt: 0 });
  const { live, upcoming, ended } = createNowPageFilters("");
  client.setQueryData(matchesQuery(live).queryKey, lists.live);
  client.setQueryData(matchesQuery(upcoming).queryKey, lists.upcoming);
  client.setQueryData(matchesQuery(ended).queryKey, lists.ended);
  return [live, upcoming, ended].map(apiPaths.matches);
}

/**
 * Loads all fonts of the names before the first row is rendered. Each font that loads later causes
 * a layout of the whole page, and rows rendered in stages would request the fonts one by one.
 */
function loadFonts({ live, upcoming, ended }: InitialData["lists"]): void {
  const names = [
    ...live.matches,
    ...upcoming.matches.slice(0, NOW_PAGE_ROW_COUNTS.upcoming),
    ...ended.matches.slice(0, NOW_PAGE_ROW_COUNTS.ended),
  ].flatMap(({ slots }) => slots.map(({ contestant }) => contestant?.name));
  const { fontFamily } = getComputedStyle(document.body);
  document.fonts.load(`1em ${fontFamily}`, names.join("")).catch(() => {
    // Names use the fallback font until the browser has loaded theirs.
  });
}
