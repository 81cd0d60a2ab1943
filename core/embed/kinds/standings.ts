import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { EmbedKindView } from "./embed-kind.ts";
import { detailViews } from "#core/embed/details/detail-views.ts";
import type { Standings } from "#core/embed/details/standings-view.ts";

/** Loads and renders the standings of one group, or of every group of a tournament. */
export const standingsEmbedView: EmbedKindView<Standings> = {
  address: ({ group, tournament }) =>
    createPathFromKey(group, "groups") ?? createPathFromKey(tournament, "tournaments"),
  holds: ["tournament", "group"],
  tournamentOf: (data) => ("tournament" in data ? data.tournament : data.matches[0]?.tournament),
  ...detailViews.standings,
};
