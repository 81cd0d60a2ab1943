import type { SearchableNames } from "#core/contract/names.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { jsonQuery } from "./fetch-json.ts";
import { useQueryHidingResults } from "./hide-results.ts";

/** Names of everything that the palette searches. */
const namesQuery = jsonQuery<SearchableNames>(["names"], apiPaths.names, [
  "games",
  "tournaments",
  "brackets",
  "contestants",
  "matches",
  "latin",
]);

/** Loads the searchable names, if they are needed yet. */
export const useSearchableNames = (isNeeded = true) =>
  useQueryHidingResults({ ...namesQuery, enabled: isNeeded }, hideContestants);

/** Removes the contestants of all matches: they reveal who reached a later round. */
export function hideContestants(names: SearchableNames): SearchableNames {
  const matches = names.matches.map(
    ([tournament, id, code, state, , unresolved]): SearchableNames["matches"][number] => [
      tournament,
      id,
      code,
      state,
      [],
      unresolved,
    ],
  );
  return { ...names, matches };
}
