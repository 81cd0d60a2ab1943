import { NOW_PAGE_FILTERS } from "#core/paths/initial-data.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { MatchList } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { useQueryHidingResults } from "./hide-results.ts";
import { jsonQuery } from "./fetch-json.ts";

/** The matches that fit a filter. The previous list stays until that of a new filter is loaded. */
export const matchesQuery = (filter: MatchFilter) =>
  queryOptions({
    ...jsonQuery<MatchList>(["matches", filter], apiPaths.matches(filter), [
      "matches",
      "counts",
      "total",
    ]),
    placeholderData: keepPreviousData,
  });

/** Loads the matches that fit a filter. Its text may be a station ("station 4"). */
export const useMatches = (filter: MatchFilter) => useQueryHidingResults(matchesQuery(filter));

/** Returns the filters of the Now page's three lists. `game` is a slug, "" for all games. */
export const createNowPageFilters = (game: string) =>
  ({
    live: { ...NOW_PAGE_FILTERS.live, game },
    upcoming: { ...NOW_PAGE_FILTERS.upcoming, game },
    ended: { ...NOW_PAGE_FILTERS.ended, game },
  }) as const;
