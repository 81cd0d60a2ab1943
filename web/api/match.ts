import { queryOptions } from "@tanstack/react-query";
import type { MatchDetail } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideScoresInDetail, useScoresHidden } from "./hide-scores.ts";
import { fetchJson } from "./fetch-json.ts";

/** One match, with its contestants' earlier and later matches against each other. */
export const matchQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ["match", site, id],
    queryFn: ({ signal }) =>
      fetchJson<MatchDetail>(apiPaths.match(site, id), ["match", "metBefore"], signal),
  });

export const useMatch = (site: string, id: string) =>
  useScoresHidden(matchQuery(site, id), hideScoresInDetail);
