import { queryOptions } from "@tanstack/react-query";
import type { TournamentList } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideResultsInTournamentList, useQueryHidingResults } from "./hide-results.ts";
import { fetchJson } from "./fetch-json.ts";

/** All known tournaments that the viewer may see. */
export const tournamentsQuery = queryOptions({
  queryKey: ["tournaments"],
  queryFn: ({ signal }) => fetchJson<TournamentList>(apiPaths.tournaments, ["tournaments"], signal),
});

export const useTournaments = () =>
  useQueryHidingResults(tournamentsQuery, hideResultsInTournamentList);
