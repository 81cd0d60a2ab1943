import { queryOptions } from "@tanstack/react-query";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideResultsInBracketDetail, useQueryHidingResults } from "./hide-results.ts";
import { fetchJson } from "./fetch-json.ts";

/** One bracket and the matches in its bracket places. */
export const bracketQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ["bracket", site, id],
    queryFn: ({ signal }) =>
      fetchJson<BracketDetail>(apiPaths.bracket(site, id), ["bracket", "matches"], signal),
  });

export const useBracket = (site: string, id: string) =>
  useQueryHidingResults(bracketQuery(site, id), hideResultsInBracketDetail);
