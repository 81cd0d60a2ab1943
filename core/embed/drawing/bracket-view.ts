import { formatCountryLetters, mayHaveFlag } from "#core/lib/country-letters.ts";
import type { BracketDetail } from "#core/contract/tournament.ts";
import type { EmbedContentView } from "#core/embed/kinds/embed-kind.ts";
import { type EmbedContext, formatMatchSummary, matchLink } from "#core/embed/parts/context.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { removeResultAndSpoilers } from "#core/embed/parts/remove-result-and-spoilers.ts";
import { findContestantPath, NO_PATH } from "#core/layout/contestant-path.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { layoutBracket } from "#core/layout/layout-bracket.ts";
import type { Box } from "#core/layout/layout-types.ts";
import { bracketFrame } from "./bracket-frame.ts";
import { createEmbedTexts } from "./create-embed-texts.ts";
import { drawBracket, type DrawingOptions } from "./draw-bracket.ts";

/** Size for which brackets are laid out; larger ones scroll. */
const VIEW = { width: 1148, height: 740 };
const COMPACT_HEIGHT = 560;
/** Width if the columns would be narrower than this. */
const WIDE = 1380;
const MIN_COLUMN = 215;
/** Edges of a layout without content or strokes. */
const GUTTER = 23;
const FOOT = 14;
const LETTERS_SIZE = 10;

/**
 * The drawing of a bracket embed. The widget does not contain it, but loads it when it is needed:
 * see web/widget/load-bracket.ts.
 */
export const bracketDrawing: EmbedContentView<BracketDetail> = {
  frame: bracketFrame,
  view: drawEmbed,
};

function drawEmbed({ bracket, matches }: BracketDetail, context: EmbedContext): EmbedNode {
  const { options, messages, times } = context;
  const visible = options.hideScores ? matches.map(removeResultAndSpoilers) : matches;
  const byKey = new Map(visible.map((match) => [match.key, match]));
  const height = options.density === "compact" ? COMPACT_HEIGHT : VIEW.height;
  const rounds = createLayoutRounds(bracket, byKey);
  const layOut = (width: number) => layoutBracket(rounds, { width, height }, { isWhole: true });
  const narrow = layOut(VIEW.width);
  const isTooNarrow = narrow.heads.some(({ width }) => width < MIN_COLUMN);
  const layout = isTooNarrow ? layOut(WIDE) : narrow;
  const key = visible
    .flatMap(({ slots }) => slots.map(({ contestant }) => contestant))
    .find((one) => one?.key === options.highlight || one?.name === options.highlight)?.key;
  const places = bracket.rounds.flatMap((round) => round.places);
  const champion = options.hideScores ? null : bracket.champion;
  const nodes = drawBracket(
    {
      layout,
      bracket: { ...bracket, champion },
      matches: visible,
      texts: createEmbedTexts(messages, { dateTime: times.when, days: times.dates }),
    },
    {
      path: key === undefined ? NO_PATH : findContestantPath(key, places, byKey),
      flag: createFlagDrawer(context),
      group: createGroups(context),
      leastSize: 0,
    },
  );
  const size = { width: layout.width - 2 * GUTTER, height: layout.height - FOOT };
  const drawing = {
    class: "drawing",
    ...size,
    viewBox: `${GUTTER} 0 ${size.width} ${size.height}`,
    role: "presentation",
  };
  return el(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": messages.bracket },
    el("svg", drawing, ...nodes),
  );
}

/** Cards are links to their match; a place without one is an image. */
function createGroups(context: EmbedContext): DrawingOptions["group"] {
  const { messages, times } = context;
  return (place, match, sides, parts) => {
    const start = match?.start ?? null;
    const when = start === null ? "" : times.when(Date.parse(start));
    const state = match && messages.state[match.state];
    const attributes = {
      class: "card",
      "data-key": place.place,
      "aria-label": formatMatchSummary(sides, [state, place.code, when], context),
    };
    return [
      match === undefined
        ? el("g", { ...attributes, role: "img" }, ...parts)
        : matchLink(match, context, attributes, parts),
    ];
  };
}

function createFlagDrawer({ options, base, flag }: EmbedContext): DrawingOptions["flag"] {
  if (options.flags === "none") return null;
  return (country, { x, y, width, height }: Box) => {
    const isImage = options.flags === "images" && mayHaveFlag(country);
    if (isImage) return el("image", { href: base + flag(country), x, y, width, height });
    const letters = {
      class: "t3",
      x: x + width / 2,
      y: y + height / 2 + LETTERS_SIZE / 3,
      "font-size": LETTERS_SIZE,
      "font-weight": 700,
      "text-anchor": "middle",
      "aria-hidden": "true",
    };
    return el("text", letters, formatCountryLetters(country));
  };
}
