/**
 * The views of all kinds but brackets, which the widget loads together with the first data;
 * web/widget/load-views.ts takes the place of this file there.
 */
import type { MatchDetail, MatchList } from "#core/contract/match.ts";
import type { RankingDetail } from "#core/contract/ranking.ts";
import type { EmbedContentView } from "#core/embed/embed-kind.ts";
import { matchesFrame, matchesView } from "./matches-view.ts";
import { matchFrame, matchView } from "./match-view.ts";
import { type Standings, standingsFrame, standingsView } from "./standings-view.ts";
import { rankingFrame, rankingView } from "./ranking-view.ts";

export interface DetailViews {
  readonly matches: EmbedContentView<MatchList>;
  readonly match: EmbedContentView<MatchDetail>;
  readonly standings: EmbedContentView<Standings>;
  readonly ranking: EmbedContentView<RankingDetail>;
}

export const detailViews: DetailViews = {
  matches: { frame: matchesFrame, view: matchesView },
  match: { frame: matchFrame, view: matchView },
  standings: { frame: standingsFrame, view: standingsView },
  ranking: { frame: rankingFrame, view: rankingView },
};
