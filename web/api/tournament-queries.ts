import type { BracketDetail, TournamentDetail } from "#core/contract/tournament.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { jsonQuery } from "./fetch-json.ts";

/** One tournament with its groups, contestants and bracket summaries. */
export const tournamentQuery = (site: string, slug: string) =>
  jsonQuery<TournamentDetail>(["tournament", site, slug], apiPaths.tournament(site, slug), [
    "tournament",
    "groups",
    "contestants",
  ]);

/** One bracket and the matches in its bracket places. */
export const bracketQuery = (site: string, id: string) =>
  jsonQuery<BracketDetail>(["bracket", site, id], apiPaths.bracket(site, id), [
    "bracket",
    "matches",
  ]);
