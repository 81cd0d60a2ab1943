import type { ContestantDetail } from "#core/contract/contestant.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { jsonQuery } from "./fetch-json.ts";
import { hideResults, useQueryHidingResults } from "./hide-results.ts";

/** One contestant and all their matches. */
export const contestantQuery = (key: string) =>
  jsonQuery<ContestantDetail>(["contestant", key], apiPaths.contestant(key), [
    "contestant",
    "matches",
  ]);

/** Loads a contestant; nothing without a key. */
export const useContestant = (key: string | undefined) =>
  useQueryHidingResults({ ...contestantQuery(key ?? ""), enabled: key !== undefined }, hideLater);

/** Removes results, and the matches that a contestant reached by a result. */
export function hideLater(detail: ContestantDetail): ContestantDetail {
  const { contestant, matches } = hideResults(detail);
  const own = matches.filter(({ slots }) =>
    slots.some((slot) => slot.contestant?.key === contestant.key),
  );
  const keepOwn = (key: string | null) => (own.some((match) => match.key === key) ? key : null);
  const { next, last, tournaments } = contestant;
  return {
    contestant: {
      ...contestant,
      next: keepOwn(next),
      last: keepOwn(last),
      ahead: [],
      nextSteps: [],
      opponents: [],
      placement: null,
      scenarios: [],
      tournaments: tournaments.map((one) => Object.assign({}, one, { rank: null })),
    },
    matches: own,
  };
}
