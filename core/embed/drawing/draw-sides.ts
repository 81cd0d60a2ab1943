import type { MatchView } from "#core/contract/match.ts";
import type { PlaceView, RoundView } from "#core/contract/tournament.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import {
  type CardForm,
  CARD_STYLES,
  type CardStyle,
  findNameSize,
} from "#core/layout/card-forms.ts";
import { roundToTenth } from "#core/lib/round-to-tenth.ts";
import type { Sides } from "#core/side/place-sides.ts";
import type { Side } from "#core/side/sides.ts";
import type { Box, CardBox } from "#core/layout/layout-types.ts";
import { boxPath, type Corners } from "./box-path.ts";
import { type BracketTexts, hasDropped } from "./bracket-texts.ts";
import { type DrawnText, LEAST_NAME_SIZE, type MeasureText, type TextTools } from "./text-tools.ts";

export interface DrawnCard {
  readonly box: CardBox;
  readonly place: PlaceView;
  readonly round: RoundView | undefined;
  readonly match: MatchView | undefined;
  readonly sides: Sides;
  /** Index of the side on the highlighted path; `undefined` if the path does not include this card. */
  readonly highlighted: number | undefined;
}

/** Texts and functions that draw the cards of a drawing. */
export interface CardTools extends TextTools {
  readonly texts: BracketTexts;
  /** Draws a flag into a box, `null` for a country without one; `null` if no flags are drawn. */
  readonly flag: ((country: string, box: Box) => EmbedNode | null) | null;
  /** Width of the widest seed, in digits; 0 without seeds. */
  readonly seedDigits: number;
}

/** A form with both sides below each other. */
type LargeForm = Exclude<CardForm, "row">;

/** Drawn parts; `null` for a part that does not exist. */
export type Nodes = readonly (EmbedNode | null)[];

/** Radius of a card's corners. */
export const RADIUS = 4;
/** Width of code and date in the form S; in the font of a host page, of the code alone. */
const GUTTER = 43;
const CODE_GUTTER = 36;
/** Distance of texts from edges and from each other. */
export const INSET = 6;
/** Size and width of codes, dates and seeds. */
export const SMALL = 11;
export const SMALL_WIDTH = 75 as const;
const FIGURE_WIDTH = 88;
/** Largest share of a card for the cell of a score. */
const MAX_CELL_SHARE = 0.4;
/** Space of the arrow at a contestant who came down from the upper bracket. */
const ARROW = 14;
const NAME_WIDTH = 100;
/** Seeds of more digits need more space. */
const SHORT_SEED = 3;

/** Draws both sides below each other. */
export function drawSides(card: DrawnCard, form: LargeForm, tools: CardTools): Nodes {
  const { box, sides } = card;
  const { x, y, width, height } = box;
  const style = CARD_STYLES[form];
  const top = y + 1 + style.head;
  const rowHeight = (height - 2 - style.head) / sides.length;
  const left = x + 1 + (style.head === 0 ? findGutter(tools) : 0);
  const right = x + width - 1;
  const cell = findCellWidth(sides, style, tools.measure, width * MAX_CELL_SHARE);
  const between = sides.slice(1).map((_, index) => roundToTenth(top + rowHeight * (index + 1)));
  const lines = [
    ...between.map((middle) => `M${left} ${middle}H${right}`),
    `M${roundToTenth(right - cell)} ${top}V${y + height - 1}`,
    style.head === 0 ? "" : `M${x + 1} ${top - 0.5}H${right}`,
  ];
  const corner = style.head === 0 ? RADIUS - 1 : 0;
  const drawLine = (side: Side, index: number): Nodes => {
    const line = { y: top + index * rowHeight, height: rowHeight };
    const scoreCell = { ...line, x: right - cell, width: cell };
    const row = { ...line, x: left, width: right - cell - left };
    const last = index === sides.length - 1 ? RADIUS - 1 : 0;
    const corners = [0, index === 0 ? corner : 0, last] as const;
    return [
      ...drawScore(card, side, scoreCell, corners, tools),
      ...drawSide(card, side, index, { form, row }, tools),
    ];
  };
  return [
    el("path", { class: "line", fill: "none", d: lines.join("") }),
    ...sides.flatMap(drawLine),
  ];
}

/** Draws seed, flag and name of a side. */
function drawSide(
  card: DrawnCard,
  side: Side,
  index: number,
  { form, row }: { readonly form: LargeForm; readonly row: Box },
  tools: CardTools,
): Nodes {
  const { place } = card;
  const { text, seedDigits } = tools;
  const { seed, flag, head } = CARD_STYLES[form];
  const y = row.y + row.height / 2;
  const gap = head === 0 ? 0 : INSET - 1;
  const seedWidth = seedDigits === 0 ? INSET + 1 : seed + gap + (seedDigits > SHORT_SEED ? gap : 0);
  const flagLeft = row.x + seedWidth + INSET;
  const [flagWidth, flagHeight] = flag;
  const withoutFlag = flagLeft - (seedDigits === 0 ? INSET : 0);
  const end = row.x + row.width - INSET;
  const note = hasDropped(place, card.sides, side) ? "↓" : side.note;
  const noteRoom =
    note === "" ? 0 : Math.max(ARROW, tools.measure(note, SMALL, SMALL_WIDTH) + INSET);
  const width = tools.isHostFont
    ? tools.measure(side.name, findLeastSize(form), NAME_WIDTH) + noteRoom
    : 0;
  const hasFlag = tools.flag !== null && flagLeft + flagWidth + INSET + width <= end;
  const hasSeed = hasFlag || withoutFlag + width <= end;
  const nameLeft = hasFlag ? flagLeft + flagWidth + INSET : hasSeed ? withoutFlag : row.x + INSET;
  const area = {
    x: flagLeft,
    y: roundToTenth(y - flagHeight / 2),
    width: flagWidth,
    height: flagHeight,
  };
  return [
    side.seed === null || !hasSeed
      ? null
      : text(String(side.seed), {
          class: "t3",
          x: row.x + seedWidth,
          y,
          size: SMALL,
          widest: SMALL_WIDTH,
          anchor: "end",
          room: seedWidth - 1,
        }),
    side.country === "" || !hasFlag ? null : (tools.flag?.(side.country, area) ?? null),
    tools.isHostFont && hasFlag && side.contestant === null
      ? el("rect", { class: "edge", fill: "none", rx: 2, ...area })
      : null,
    drawName(card, side, index, { x: nameLeft, y, room: end - nameLeft - noteRoom }, tools),
    text(note, {
      class: "t3",
      x: end,
      y,
      size: SMALL,
      weight: 700,
      widest: SMALL_WIDTH,
      anchor: "end",
      room: noteRoom,
    }),
  ];
}

/** Returns the width left of both sides in the form S. */
export function findGutter({ isHostFont }: TextTools): number {
  return isHostFont ? CODE_GUTTER : GUTTER;
}

/** Draws number of the match, and both sides around their scores. */
export function drawRow(card: DrawnCard, tools: CardTools): Nodes {
  const { box, place, match, sides } = card;
  const [first, second] = sides;
  const { x, y, width, height } = box;
  const style = CARD_STYLES.row;
  const middle = y + height / 2;
  // A widget has no room for the number.
  const number = tools.isHostFont ? 0 : style.seed;
  const cell = findCellWidth(sides, style, tools.measure, (width - number) / 5);
  const center = roundToTenth(x + number + (width - number) / 2);
  const inner = { y: y + 1, width: cell, height: height - 2 };
  const room = (width - number) / 2 - cell - 2 * INSET;
  const name = { y: middle, room };
  const square = [0, 0, 0] as const;
  const isLive = match?.state === "live";
  return [
    tools.text(number === 0 ? "" : String(place.row), {
      class: isLive ? "live" : "t3",
      x: x + INSET,
      y: middle,
      size: SMALL,
      weight: isLive ? 700 : 400,
      widest: SMALL_WIDTH,
      room: number - INSET,
    }),
    el("path", {
      class: "line",
      fill: "none",
      d: [-cell, 0, cell]
        .map((by) => `M${roundToTenth(center + by)} ${y + 1}v${height - 2}`)
        .join(""),
    }),
    ...drawScore(card, first, { ...inner, x: center - cell }, square, tools),
    ...drawScore(card, second, { ...inner, x: center }, square, tools),
    drawName(card, first, 0, { ...name, x: center - cell - INSET, anchor: "end" }, tools),
    drawName(card, second, 1, { ...name, x: center + cell + INSET }, tools),
  ];
}

/** Returns the smallest size of names in the font of a host page. */
function findLeastSize(form: CardForm): number {
  return form.startsWith("S") ? 11 : LEAST_NAME_SIZE;
}

function drawName(
  { box, highlighted }: DrawnCard,
  { name, short, isOpen, country, standing }: Side,
  index: number,
  at: Pick<DrawnText, "x" | "y" | "room" | "anchor">,
  { text }: CardTools,
): EmbedNode | null {
  const isHighlighted = highlighted === index;
  const colour = isHighlighted
    ? "accent"
    : standing === "open"
      ? "t3"
      : standing === "loser"
        ? "t2"
        : "t1";
  return text(name, {
    ...at,
    class: `contestant ${colour}`,
    least: findLeastSize(box.form),
    short,
    size: isOpen ? CARD_STYLES[box.form].open : findNameSize(box.form, box.height),
    weight: standing === "winner" || isHighlighted ? 700 : 400,
    country,
  });
}

/** Draws a score in its cell: filled if the side has won or plays. */
function drawScore(
  { box, match }: DrawnCard,
  { score, standing }: Side,
  cell: Box,
  corners: Corners,
  { text }: CardTools,
): Nodes {
  const isLive = match?.state === "live";
  const isWinner = standing === "winner";
  const fill = isLive ? "live-fill" : "s3";
  return [
    isLive || isWinner ? el("path", { class: fill, d: boxPath(cell, corners) }) : null,
    text(score, {
      class: `score ${isLive ? "on-live" : isWinner ? "t1" : "t2"}`,
      x: cell.x + cell.width / 2,
      y: cell.y + cell.height / 2,
      size: CARD_STYLES[box.form].score,
      weight: isLive || isWinner ? 800 : 500,
      widest: FIGURE_WIDTH,
      anchor: "middle",
      room: cell.width - 2,
    }),
  ];
}

/** Returns the width of the cells: wider for long scores, which are narrowed beyond `most`. */
function findCellWidth(
  sides: readonly Side[],
  { score, cell }: CardStyle,
  measure: MeasureText,
  most: number,
): number {
  const widths = sides.map((side) => measure(side.score, score, FIGURE_WIDTH) + INSET);
  return roundToTenth(Math.max(cell, Math.min(most, Math.max(...widths))));
}
