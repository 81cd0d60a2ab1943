import type { MatchList } from "#core/contract/match.ts";
import { matchesPath } from "#core/paths/paths.ts";
import type { EmbedKindView } from "./embed-kind.ts";
import { detailViews } from "#core/embed/details/detail-views.ts";
import { findTournament } from "#core/embed/parts/find-tournament.ts";
import { getOnlyState, wouldShowAll } from "#core/embed/parts/options.ts";

/** Loads and renders a list of matches, one per row. */
export const matchesEmbedView: EmbedKindView<MatchList> = {
  address: (options) => {
    if (wouldShowAll(options)) return null;
    const { limit, tournament, game, site, contestant } = options;
    const state = getOnlyState(options.state);
    return matchesPath({ ...(state && { state, limit }), tournament, game, site, contestant });
  },
  holds: ["counts"],
  isList: true,
  tournamentOf: findTournament,
  ...detailViews.matches,
};
