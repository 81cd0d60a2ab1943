import { queryOptions, useQuery } from "@tanstack/react-query";
import type { SearchableNames } from "#core/contract/names.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { fetchJson } from "./fetch-json.ts";

/** Names of everything that the palette searches. */
const namesQuery = queryOptions({
  queryKey: ["names"],
  queryFn: ({ signal }) =>
    fetchJson<SearchableNames>(
      apiPaths.names,
      ["games", "tournaments", "brackets", "contestants", "matches", "latin"],
      signal,
    ),
});

/** Loads the searchable names, if they are needed yet. */
export const useSearchableNames = (isNeeded = true) =>
  useQuery({ ...namesQuery, enabled: isNeeded });
