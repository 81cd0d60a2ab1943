import {
  type QueryKey,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import type { ContestantDetail } from "#core/contract/contestant.ts";
import type { MatchDetail, MatchList, MatchView } from "#core/contract/match.ts";
import type {
  BracketDetail,
  TournamentDetail,
  TournamentList,
  TournamentSummary,
} from "#core/contract/tournament.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

/** Removes the results from a response of the server. */
type HideResults<T> = (response: T) => T;

const NO_PODIUM = { champion: null, runnerUp: null, third: null, noChampion: null } as const;

/** Runs a query; if the viewer hides scores, removes scores and winners from its data. */
export function useQueryHidingResults<T, K extends QueryKey>(
  query: UseQueryOptions<T, Error, T, K>,
  conceal: HideResults<T>,
): UseQueryResult<T> {
  const isHidden = usePreferences().scores === "hidden";
  return useQuery(isHidden ? { ...query, select: conceal } : query);
}

export const hideResultsInMatchList: HideResults<MatchList> = (list) => ({
  ...list,
  matches: list.matches.map(hideResultsInMatch),
});

export const hideResultsInMatchDetail: HideResults<MatchDetail> = (detail) => ({
  ...detail,
  match: hideResultsInMatch(detail.match),
  metBefore: detail.metBefore.map(hideResultsInMatch),
  stakes: null,
});

export const hideResultsInTournamentList: HideResults<TournamentList> = (list) => ({
  tournaments: list.tournaments.map(hideResultsInTournamentSummary),
});

export const hideResultsInTournamentDetail: HideResults<TournamentDetail> = (detail) => ({
  ...detail,
  tournament: hideResultsInTournamentSummary(detail.tournament),
});

export const hideResultsInBracketDetail: HideResults<BracketDetail> = (detail) => ({
  bracket: { ...detail.bracket, ...NO_PODIUM },
  matches: detail.matches.map(hideResultsInMatch),
});

export const hideResultsInContestantDetail: HideResults<ContestantDetail> = (detail) => ({
  contestant: {
    ...detail.contestant,
    scenarios: [],
    placement: null,
    ahead: detail.contestant.ahead.map((each) => ({ ...each, rank: null })),
    tournaments: detail.contestant.tournaments.map((each) => ({ ...each, rank: null })),
  },
  matches: detail.matches.map(hideResultsInMatch),
});

function hideResultsInTournamentSummary(tournament: TournamentSummary): TournamentSummary {
  const brackets = tournament.brackets.map((bracket) => ({ ...bracket, ...NO_PODIUM }));
  return { ...tournament, champion: null, podium: [], brackets };
}

/** Removes the scores, the time of the last one, and the outcome of a match. Its state stays, for example ended. */
export function hideResultsInMatch(match: MatchView): MatchView {
  const slots = match.slots.map((slot) => ({
    ...slot,
    score: null,
    aggregate: undefined,
    disqualified: false,
    kills: null,
    deaths: null,
    time: null,
    deduction: null,
    result: null,
    advances: undefined,
    rank: null,
    points: null,
  }));
  const hidden = { ...match, slots, outcome: { winner: null, by: null, draw: false } };
  delete hidden.lastScoreAt;
  return hidden;
}
