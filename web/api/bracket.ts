import { queryOptions, useQuery } from "@tanstack/react-query";
import type { BracketDetail } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { concealBracket, useScoresHidden } from "./hide-scores.ts";
import { fetchJson } from "./fetch-json.ts";

/** One bracket and every match its places name. */
export const bracketQuery = (site: string, id: string) =>
  queryOptions({
    queryKey: ["bracket", site, id],
    queryFn: ({ signal }) =>
      fetchJson<BracketDetail>(apiPaths.bracket(site, id), ["bracket", "matches"], signal),
  });

export const useBracket = (site: string, id: string) =>
  useScoresHidden(bracketQuery(site, id), concealBracket);

/** Whether a bracket is still on its way; never where none is wanted, or it cannot be had. */
export const useIsBracketPending = (site: string, id: string | undefined): boolean =>
  useQuery({ ...bracketQuery(site, id ?? ""), enabled: id !== undefined }).isLoading;
