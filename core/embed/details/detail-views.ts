/**
 * The views of kinds that the widget loads when it shows the first of them; web/widget/load-details.ts
 * takes the place of this file there.
 */
import type { MatchDetail } from "#core/contract/match.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import type { EmbedContentView } from "#core/embed/kinds/embed-kind.ts";
import { matchFrame, matchView } from "./match-view.ts";
import { rankingFrame, rankingView } from "./ranking-view.ts";
import { type Standings, standingsFrame, standingsView } from "./standings-view.ts";

export interface DetailViews {
  readonly match: EmbedContentView<MatchDetail>;
  readonly standings: EmbedContentView<Standings>;
  readonly ranking: EmbedContentView<RankingDetail>;
}

export const detailViews: DetailViews = {
  match: { frame: matchFrame, view: matchView },
  standings: { frame: standingsFrame, view: standingsView },
  ranking: { frame: rankingFrame, view: rankingView },
};
