import type { RankingView, RankRowView } from "#core/contract/ranking.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import {
  flagOf,
  renderWallName,
  type WallContext,
  type WallSlideWithoutFooter,
} from "./wall-parts.ts";
import type { WallSlide } from "./wall-slides.ts";

/** Renders the best ranks of a tournament as a slide, in two columns. */
export function renderWallRanks(
  { tournament, ranking, rows }: Extract<WallSlide, { kind: "ranks" }>,
  context: WallContext,
): WallSlideWithoutFooter {
  const { site, slug, title } = tournament.tournament;
  const { screen } = context;
  const count = ranking.rows.length;
  return {
    key: `${site}/${slug} ranks ${keyOf(ranking)}`,
    title: screen.finalRanking,
    about: [
      title,
      tournament.rankings.length > 1 && ranking.bracket?.title,
      rows.length < count && screen.contestants(count),
    ]
      .filter(Boolean)
      .join(" · "),
    body: el(
      "ol",
      { class: "places many ranks", style: `--lines:${Math.ceil(rows.length / 2)}` },
      rows.map((row) => rankOf(row, context)),
    ),
  };
}

function keyOf({ bracket, group }: RankingView): string {
  return bracket?.id ?? `group ${group}`;
}

function rankOf({ from, to, contestant }: RankRowView, context: WallContext): EmbedNode {
  const side = { name: contestant.name, contestant, score: "", standing: null };
  return el(
    "li",
    { class: "place", "data-key": contestant.key },
    el("span", { class: "position" }, from === to ? `${from}` : `${from}–${to}`),
    flagOf(side, context),
    renderWallName(side),
  );
}
