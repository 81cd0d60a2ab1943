import { useQuery } from "@tanstack/react-query";
import type { RankingDetail } from "#core/contract/ranking.ts";
import type { TournamentList } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { jsonQuery } from "./fetch-json.ts";
import { useQueryHidingResults } from "./hide-results.ts";
import { bracketQuery, tournamentQuery } from "./tournament-queries.ts";

/** All known tournaments that the viewer may see. */
export const tournamentsQuery = jsonQuery<TournamentList>(["tournaments"], apiPaths.tournaments, [
  "tournaments",
]);

export const useTournaments = () => useQueryHidingResults(tournamentsQuery);

/** Loads a tournament; nothing while it is not needed. */
export const useTournament = (site: string, slug: string, isNeeded = true) =>
  useQueryHidingResults({ ...tournamentQuery(site, slug), enabled: isNeeded });

/** Loads a bracket and the matches in its places; nothing while it is not needed. */
export const useBracket = (site: string, id: string, isNeeded = true) =>
  useQueryHidingResults({ ...bracketQuery(site, id), enabled: isNeeded });

/** Loads the rankings of a tournament. A page that shows them must respect hidden scores. */
export const useRanking = (site: string, slug: string) =>
  useQuery(
    jsonQuery<RankingDetail>(["ranking", site, slug], apiPaths.ranking(site, slug), [
      "tournament",
      "rankings",
    ]),
  );
