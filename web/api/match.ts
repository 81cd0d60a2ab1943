import { queryOptions } from "@tanstack/react-query";
import type { MatchDetail } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideResultsInMatchDetail, useQueryHidingResults } from "./hide-results.ts";
import { fetchJson } from "./fetch-json.ts";

/** One match, with its contestants' earlier and later matches against each other. */
export const matchQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ["match", site, id],
    queryFn: ({ signal }) =>
      fetchJson<MatchDetail>(apiPaths.match(site, id), ["match", "metBefore"], signal),
  });

export const useMatch = (site: string, id: string) =>
  useQueryHidingResults(matchQuery(site, id), hideResultsInMatchDetail);
