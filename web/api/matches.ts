import { NOW_PAGE_FILTERS } from "#core/paths/initial-data.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MatchList } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideResultsInMatchList, useQueryHidingResults } from "./hide-results.ts";
import { useIsStaff } from "./app-data-provider.tsx";
import { fetchJson, getStaffUrl } from "./fetch-json.ts";

/**
 * The matches that fit a filter. The previous list stays until that of a new filter is loaded.
 *
 * @param isForStaff Whether matches are found by their station too.
 */
export const matchesQuery = (filter: MatchFilter, isForStaff = false) => {
  const publicPath = apiPaths.matches(filter);
  const path = isForStaff ? getStaffUrl(publicPath) : publicPath;
  return queryOptions({
    queryKey: ["matches", filter, isForStaff],
    queryFn: ({ signal }) => fetchJson<MatchList>(path, ["matches", "counts", "total"], signal),
    placeholderData: keepPreviousData,
  });
};

/** Loads the matches that fit a filter; for staff, its text may be a station ("station 4"). */
export function useMatches(filter: MatchFilter) {
  const isForStaff = useIsStaff() && (filter.q ?? "") !== "";
  return useQueryHidingResults(matchesQuery(filter, isForStaff), hideResultsInMatchList);
}

/** Returns the filters of the Now page's three lists. `game` is a slug, "" for all games. */
export const createNowPageFilters = (game: string) =>
  ({
    live: { ...NOW_PAGE_FILTERS.live, game },
    upcoming: { ...NOW_PAGE_FILTERS.upcoming, game },
    ended: { ...NOW_PAGE_FILTERS.ended, game },
  }) as const;
