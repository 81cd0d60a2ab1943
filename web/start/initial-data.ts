import type { QueryClient } from "@tanstack/react-query";
import { type InitialData, FIRST_ANSWERS_ID, NOW_ROWS } from "#core/paths/initial-data.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { setServerNow } from "#web/hooks/server-clock.ts";
import { matchesQuery, nowLists } from "#web/api/matches.ts";
import { metaQuery } from "#web/api/meta.ts";
import { sessionQuery } from "#web/api/session.ts";

/**
 * Takes the answers that came in the page itself, so that it shows without asking. Answers the
 * addresses they would have come from.
 */
export function takeFirstAnswers(client: QueryClient): readonly string[] {
  const text = document.querySelector(`#${FIRST_ANSWERS_ID}`)?.textContent;
  // A page out of the worker's store tells of another time.
  if (!text || navigator.serviceWorker?.controller) return [];
  const { session, meta, lists }: InitialData = JSON.parse(text);
  fetchFaces(lists);
  setServerNow(Date.parse(meta.now));
  client.setQueryData(sessionQuery.queryKey, session);
  // Asked for again at once: who goes back gets the page as it was.
  client.setQueryData(metaQuery.queryKey, meta, { updatedAt: 0 });
  const { live, upcoming, ended } = nowLists("");
  client.setQueryData(matchesQuery(live).queryKey, lists.live);
  client.setQueryData(matchesQuery(upcoming).queryKey, lists.upcoming);
  client.setQueryData(matchesQuery(ended).queryKey, lists.ended);
  return [live, upcoming, ended].map(apiPaths.matches);
}

/**
 * Before a row is drawn in them: whenever one comes, all that stands is laid out anew, and rows drawn
 * in stages would ask for them one by one.
 */
function fetchFaces({ live, upcoming, ended }: InitialData["lists"]): void {
  const names = [
    ...live.matches,
    ...upcoming.matches.slice(0, NOW_ROWS.upcoming),
    ...ended.matches.slice(0, NOW_ROWS.ended),
  ].flatMap(({ slots }) => slots.map(({ contestant }) => contestant?.name));
  const { fontFamily } = getComputedStyle(document.body);
  document.fonts.load(`1em ${fontFamily}`, names.join("")).catch(() => {
    // Drawn in another one until it can be had.
  });
}
