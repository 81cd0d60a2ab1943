import type { BracketDetail } from "#core/contract/tournament.ts";
import type { EmbedContext } from "#core/embed/parts/context.ts";
import { type EmbedChild, type EmbedNode, el } from "#core/embed/parts/node.ts";
import { type BracketDrawer, createBracketDrawer, svgNode } from "./bracket-drawer.ts";
import { type BracketSpace, findWindow, layoutColumns, splitBands } from "./bracket-columns.ts";
import { drawSpines, SPINE_SPACE } from "./draw-spines.ts";
import { createHostTextTools } from "./text-tools.ts";
import { drawNarrowBracket } from "./narrow-bracket.ts";
import { FOOT } from "#core/layout/layout-bracket.ts";

/** Below this width, rounds are below each other instead of in columns. */
const NARROW = 560;
/** Smallest width of a column beside a spine, and the distance of columns. */
const MIN_COLUMN = 220;
const COLUMN_GAP = 20;
/** Share of names that may be cut in a whole tree: a few long ones do not fold it. */
const MAX_CUT_SHARE = 0.1;

/**
 * Draws a bracket for the space and the font of a host page: the whole tree if its names fit, else as
 * many columns as fit, between spines that name the rounds beside them; rounds below each other in a
 * narrow space.
 */
export function drawFittedBracket(
  detail: BracketDetail,
  context: EmbedContext,
  space: BracketSpace,
): EmbedNode {
  const drawer = createBracketDrawer(detail, context, createHostTextTools(space.measure));
  const attributes = { class: "tree", role: "group", "aria-label": context.messages.bracket };
  const content =
    space.width < NARROW
      ? drawNarrowBracket(detail, drawer, context.messages, space)
      : [drawWhole(drawer, context, space) ?? drawWindows(detail, drawer, context, space)];
  return el("div", attributes, ...content);
}

/** Draws the whole tree; `null` if it is too wide, or if too many names are cut. */
function drawWhole(
  { rounds, svg }: BracketDrawer,
  { options }: EmbedContext,
  { width }: BracketSpace,
): EmbedNode | null {
  const layout = layoutColumns(rounds, width, options.density === "compact");
  if (layout.width > width + 1) return null;
  const drawing = svg(layout);
  const names = findNames(drawing);
  // The title of a drawn text has what was cut.
  const cut = names.filter(({ children }) => children.length > 1);
  return cut.length > MAX_CUT_SHARE * names.length ? null : drawing;
}

function findNames(node: EmbedChild): readonly EmbedNode[] {
  if (typeof node === "string") return [];
  const isName = String(node.attributes["class"]).startsWith("contestant ");
  return isName ? [node] : node.children.flatMap(findNames);
}

/** Draws the columns in view of each band, between spines. */
function drawWindows(
  { bracket }: BracketDetail,
  drawer: BracketDrawer,
  { options, messages }: EmbedContext,
  { width, measure, chosen }: BracketSpace,
): EmbedNode {
  const { matches, texts } = drawer;
  const { upper, lower } = splitBands(drawer.rounds);
  const inner = width - 2 * SPINE_SPACE;
  const most = Math.max(1, Math.floor((inner + COLUMN_GAP) / (MIN_COLUMN + COLUMN_GAP)));
  const windows = [
    findWindow("upper", upper, most, chosen.upper),
    ...(lower.length === 0 ? [] : [findWindow("lower", lower, most, chosen.lower)]),
  ];
  const visible = new Set(windows.flatMap(({ shown }) => shown.flat()));
  const left = windows.some(({ before }) => before !== undefined) ? SPINE_SPACE : 0;
  const isLast = windows.every(({ after }) => after === undefined);
  const room = width - left - (isLast ? 0 : SPINE_SPACE);
  const rounds = drawer.rounds.filter((round) => visible.has(round));
  const layout = layoutColumns(rounds, room, options.density === "compact");
  const spined = { layout, windows, width, left, rounds: bracket.rounds, matches };
  return svgNode(width, layout.height - FOOT, [
    el("g", { transform: `translate(${left} 0)` }, ...drawer.draw(layout)),
    ...drawSpines(spined, { ...createHostTextTools(measure), texts, messages }),
  ]);
}
