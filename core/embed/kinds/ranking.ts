import { createPathFromKey } from "#core/embed/parts/create-path-from-key.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import { detailViews } from "#core/embed/details/detail-views.ts";
import type { EmbedKindView } from "./embed-kind.ts";

/** Loads and renders the rankings of a tournament, with the ranks that are possible. */
export const rankingEmbedView: EmbedKindView<RankingDetail> = {
  address: ({ tournament }) => createPathFromKey(tournament, "rankings"),
  holds: ["rankings"],
  tournamentOf: ({ tournament }) => tournament,
  ...detailViews.ranking,
};
