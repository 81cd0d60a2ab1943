import type { ContestantDetail } from "#core/contract/contestant.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { jsonQuery } from "./fetch-json.ts";
import { useQueryHidingResults } from "./hide-results.ts";

/** One contestant and all their matches. */
export const contestantQuery = (key: string) =>
  jsonQuery<ContestantDetail>(["contestant", key], apiPaths.contestant(key), [
    "contestant",
    "matches",
  ]);

/** Loads a contestant; nothing without a key. */
export const useContestant = (key: string | undefined) =>
  useQueryHidingResults({ ...contestantQuery(key ?? ""), enabled: key !== undefined });
