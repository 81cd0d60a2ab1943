import { screenPointsNode } from "#core/embed/parts/duel.ts";
import { addDecimals } from "#core/lib/decimals.ts";
import { createNumberFormat } from "#core/lib/format-number.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import type { RankingView, RankRowView } from "#core/contract/ranking.ts";
import { createRankedSides, type RankedSide } from "#core/side/sides.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { screenFlag } from "#core/embed/parts/screen.ts";
import { renderWallName, type WallContext, type WallSlideWithoutFooter } from "./wall-parts.ts";
import type { WallSlide } from "./wall-slides.ts";

/**
 * Up to this number, rows have full width and show the distance to the leader, else two columns.
 */
const LARGE = 5;

/** Renders a ranking as a slide with all contestants of its page. */
export function renderWallRanking(
  { match, page, tournament, rows }: Extract<WallSlide, { kind: "ranking" }>,
  context: WallContext,
): WallSlideWithoutFooter {
  const { site, slug, title } = tournament.tournament;
  const { messages, screen } = context;
  const count = match.slots.length;
  const live = isLiveAndListed(match);
  const layout = rows.length > LARGE ? "many" : rows.length === LARGE ? "five" : "few";
  const sides = createRankedSides(match, messages).filter(({ index }) =>
    rows.some((row) => row.index === index),
  );
  const best = Math.max(...match.slots.map(({ score }) => score ?? 0));
  return {
    key: `${site}/${slug} ranking ${match.id} ${page}`,
    title: live ? messages.state.live : screen.results,
    about: [title, match.code].filter(Boolean).join(" · "),
    announced: [match.code, screen.contestants(count)].filter(Boolean).join(", "),
    order: rows.map(({ index }) => index).join(" "),
    body: el(
      "ol",
      {
        class: `places ${layout}`,
        style: `--lines:${layout === "many" ? Math.ceil(rows.length / 2) : 4}`,
      },
      sides.map((side) => placeOf(side, live, layout === "many" ? null : best, context)),
    ),
  };
}

/** Renders a row. @param best The leader's score; `null` to omit the distance to it. */
function placeOf(
  side: RankedSide,
  live: boolean,
  best: number | null,
  context: WallContext,
): EmbedNode {
  const score = side.slot?.score ?? null;
  const behind = best === null || score === null ? 0 : addDecimals(best, -score);
  return el(
    "li",
    { class: "place", "data-key": side.contestant?.key },
    el("span", { class: "position" }, side.place),
    screenFlag(side.country, context),
    renderWallName(side),
    behind > 0 &&
      side.place !== "" &&
      el("span", { class: "behind" }, createNumberFormat([behind])(-behind)),
    side.place !== "" && screenPointsNode(side.score, live),
  );
}

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
  return el(
    "li",
    { class: "place", "data-key": contestant.key },
    el("span", { class: "position" }, from === to ? `${from}` : `${from}–${to}`),
    screenFlag(contestant.country, context),
    renderWallName({ name: contestant.name, contestant }),
  );
}
