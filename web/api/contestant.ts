import { queryOptions } from "@tanstack/react-query";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { hideResultsInContestantDetail, useQueryHidingResults } from "./hide-results.ts";
import { fetchJson } from "./fetch-json.ts";

/** One contestant and all their matches. */
export const contestantQuery = (key: string) =>
  queryOptions({
    queryKey: ["contestant", key],
    queryFn: ({ signal }) =>
      fetchJson<ContestantDetail>(apiPaths.contestant(key), ["contestant", "matches"], signal),
  });

export const useContestant = (key: string) =>
  useQueryHidingResults(contestantQuery(key), hideResultsInContestantDetail);

/** Loads a contestant who may not be known yet; nothing without a key. */
export const useKnownContestant = (key: string | undefined) =>
  useQueryHidingResults(
    { ...contestantQuery(key ?? ""), enabled: key !== undefined },
    hideResultsInContestantDetail,
  );
