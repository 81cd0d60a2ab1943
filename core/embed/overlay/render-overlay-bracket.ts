import type { BracketDetail, RoundView } from "#core/contract/tournament.ts";
import { createEmbedTexts } from "#core/embed/drawing/bracket-texts.ts";
import { drawBracket } from "#core/embed/drawing/draw-bracket.ts";
import { findChampionBox, findHeads } from "#core/layout/find-heads.ts";
import { createTextTools } from "#core/embed/drawing/draw-text.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { bdi, type EmbedNode, el } from "#core/embed/parts/node.ts";
import { linePath } from "#core/layout/card-lines.ts";
import { NO_PATH } from "#core/layout/contestant-path.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { layoutBracket } from "#core/layout/layout-bracket.ts";
import type { Box, BracketLayout } from "#core/layout/layout-types.ts";
import { type OverlayContext, overlayRoot } from "./overlay-context.ts";

/**
 * Size for which brackets are laid out. The drawing fills the window: at 1920 × 1080 a unit is 1.85
 * pixels, and the smallest text at least 24 pixels high.
 */
const VIEW = { width: 975, height: 505 };
const LEAST_SIZE = 13;
/** Rounds of the upper bracket that are always drawn. */
const LEAST_ROUNDS = 2;
const NO_TIMES = { day: () => "", time: () => "", dates: () => "" };
/** How far the plate behind a head extends over it. */
const PLATE = { sides: 8, top: 2 };

/**
 * Renders a bracket overlay as one drawing that scales to the image size. The earliest rounds are
 * omitted if there is no room for them.
 */
export function renderOverlayBracket(
  { bracket, matches }: BracketDetail,
  context: OverlayContext,
): readonly EmbedNode[] {
  const { options, messages, flag } = context;
  const visible = options.hideScores ? matches.map(removeResultAndSpoilers) : matches;
  const byKey = new Map(visible.map((match) => [match.key, match]));
  const layout = layoutLatest(bracket.rounds, (rounds) =>
    layoutBracket(createLayoutRounds({ ...bracket, rounds }, byKey), VIEW, { isWhole: true }),
  );
  const champion = options.hideScores ? null : bracket.champion;
  const texts = createEmbedTexts(messages, NO_TIMES);
  const drawn = { layout, bracket: { ...bracket, champion }, matches: byKey, texts };
  const nodes = drawBracket(drawn, {
    path: NO_PATH,
    flag: options.flags === "images" ? (country, box) => drawFlag(flag(country), box) : null,
    group: ({ place }, _, __, parts) => [el("g", { "data-key": place }, ...parts)],
    textTools: createTextTools({ leastSize: LEAST_SIZE }),
  });
  const place = findChampionBox(drawn);
  const plates = [...findHeads(drawn), ...(place === null ? [] : [place])].map(drawPlate);
  const title = [bracket.tournament.title, bracket.title].filter((part) => part !== "");
  const drawing = el(
    "svg",
    {
      class: "drawing",
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      role: "group",
      "aria-label": title.join(" · "),
    },
    el("path", { class: "under", d: linePath(layout.lines) }),
    ...plates,
    ...nodes,
  );
  const tags = el(
    "p",
    { class: "tags" },
    el("span", { class: "tag event" }, bdi(title.join(" · "))),
  );
  return [el("section", overlayRoot("tree", context), tags, drawing)];
}

/** Lays out the latest rounds that fit into the view. Two lower rounds belong to an upper one. */
function layoutLatest(
  rounds: readonly RoundView[],
  layOut: (rounds: readonly RoundView[]) => BracketLayout,
): BracketLayout {
  const upper = rounds.filter(({ section }) => section === "upper");
  const lower = rounds.filter(({ section }) => section === "lower");
  const most = upper.length - LEAST_ROUNDS;
  let layout = layOut(rounds);
  for (let omitted = 1; omitted <= most; omitted += 1) {
    if (layout.width <= VIEW.width && layout.height <= VIEW.height) break;
    const early = new Set([...upper.slice(0, omitted), ...lower.slice(0, 2 * omitted)]);
    layout = layOut(rounds.filter((round) => !early.has(round)));
  }
  return layout;
}

function drawPlate({ x, y, width, height }: Box): EmbedNode {
  const { sides, top } = PLATE;
  const box = { x: x - sides, y: y - top, width: width + 2 * sides, height: height + top };
  return el("rect", { class: "plate", rx: 3, ...box });
}

function drawFlag(href: string | null, { x, y, width, height }: Box): EmbedNode | null {
  return href === null ? null : el("image", { href, x, y, width, height });
}
