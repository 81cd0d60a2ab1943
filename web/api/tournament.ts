import { queryOptions } from "@tanstack/react-query";
import type { TournamentDetail } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideResultsInTournamentDetail, useQueryHidingResults } from "./hide-results.ts";
import { fetchJson } from "./fetch-json.ts";

/** One tournament with its groups, contestants and bracket summaries. */
export const tournamentQuery = (site: string, slug: string) =>
  queryOptions({
    queryKey: ["tournament", site, slug],
    queryFn: ({ signal }) =>
      fetchJson<TournamentDetail>(
        apiPaths.tournament(site, slug),
        ["tournament", "groups", "contestants"],
        signal,
      ),
  });

/** Loads a tournament; nothing while it is not needed. */
export const useTournament = (site: string, slug: string, isNeeded = true) =>
  useQueryHidingResults(
    { ...tournamentQuery(site, slug), ...(isNeeded ? {} : { enabled: false }) },
    hideResultsInTournamentDetail,
  );
