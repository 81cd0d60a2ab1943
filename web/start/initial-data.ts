import type { QueryClient } from "@tanstack/react-query";
import type { MatchView } from "#core/contract/match.ts";
import {
  type InitialData,
  INITIAL_DATA_ID,
  NOW_PAGE_ROW_COUNTS,
  type NowPageLists,
} from "#core/paths/initial-data.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { loadMissingFonts } from "#web/fonts/load-missing-fonts.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { matchesQuery, createNowPageFilters } from "#web/api/matches.ts";
import { metaQuery } from "#web/api/meta.ts";
import { bracketQuery, tournamentQuery } from "#web/api/tournament-queries.ts";
import { sessionQuery } from "#web/api/app-data-provider.tsx";

/**
 * Adds the responses embedded in the HTML to the query cache, so that the page is shown without
 * requests. Returns their API paths.
 */
export function hydrateInitialData(client: QueryClient): readonly string[] {
  const text = document.querySelector(`#${INITIAL_DATA_ID}`)?.textContent;
  // HTML from the service worker's cache contains old data.
  if (!text || navigator.serviceWorker?.controller) return [];
  loadMissingFonts(text);
  const { session, meta, lists, bracket }: InitialData = JSON.parse(text);
  setServerNow(Date.parse(meta.now));
  client.setQueryData(sessionQuery.queryKey, session);
  // Refetched at once: after "Back" the browser restores the HTML with its old data.
  client.setQueryData(metaQuery.queryKey, meta, { updatedAt: 0 });
  if (lists !== undefined) return hydrateLists(client, lists);
  return bracket === undefined ? [] : hydrateBracket(client, bracket);
}

function hydrateLists(client: QueryClient, lists: NowPageLists): readonly string[] {
  loadFonts([
    ...lists.live.matches,
    ...lists.upcoming.matches.slice(0, NOW_PAGE_ROW_COUNTS.upcoming),
    ...lists.ended.matches.slice(0, NOW_PAGE_ROW_COUNTS.ended),
  ]);
  const { live, upcoming, ended } = createNowPageFilters("");
  client.setQueryData(matchesQuery(live).queryKey, lists.live);
  client.setQueryData(matchesQuery(upcoming).queryKey, lists.upcoming);
  client.setQueryData(matchesQuery(ended).queryKey, lists.ended);
  return [live, upcoming, ended].map(apiPaths.matches);
}

function hydrateBracket(
  client: QueryClient,
  { tournament, detail }: NonNullable<InitialData["bracket"]>,
): readonly string[] {
  const { site, slug } = tournament.tournament;
  const { ids } = detail.bracket;
  loadFonts(detail.matches);
  client.setQueryData(tournamentQuery(site, slug).queryKey, tournament);
  // A bracket has two addresses if its lower part has an id of its own.
  for (const id of ids) client.setQueryData(bracketQuery(site, id).queryKey, detail);
  return [apiPaths.tournament(site, slug), ...ids.map((id) => apiPaths.bracket(site, id))];
}

/**
 * Loads all fonts of the names before the first row is rendered. Each font that loads later causes
 * a layout of the whole page, and rows rendered in stages would request the fonts one by one.
 */
function loadFonts(matches: readonly MatchView[]): void {
  const names = matches.flatMap(({ slots }) => slots.map(({ contestant }) => contestant?.name));
  const { fontFamily } = getComputedStyle(document.body);
  document.fonts.load(`1em ${fontFamily}`, names.join("")).catch(() => {
    // Names use the fallback font until the browser has loaded theirs.
  });
}
