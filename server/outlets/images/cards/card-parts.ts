import { createTextTools } from "#core/embed/drawing/draw-text.ts";
import type { DrawnText } from "#core/embed/drawing/text-tools.ts";
import { boxPath } from "#core/embed/drawing/box-path.ts";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";
import { measureNameWidth } from "#core/lib/fit-name.ts";
import type { Box } from "#core/layout/layout-types.ts";
import { PREVIEW_IMAGE_SIZE } from "#core/paths/image-paths.ts";
import type { SvgFlags } from "#server/outlets/images/svg-flags.ts";
import { findBundledFamily } from "#server/outlets/images/script-families.ts";

/** Half of the image's size, because it is drawn at two pixels per unit. */
export const CARD = {
  width: PREVIEW_IMAGE_SIZE.width / 2,
  height: PREVIEW_IMAGE_SIZE.height / 2,
  left: 24,
  right: 576,
  top: 56,
  bottom: 266,
};
/** Smallest font size of a card: readable at half its width, as in a chat. */
const LEAST_SIZE = 20;
const NARROWEST = 62;
/** Share of the room for a name whose letters have estimated widths. */
const ESTIMATED_SHARE = 0.87;

export interface CardText extends Omit<DrawnText, "class"> {
  /** Class of its colour: by default `t1`. */
  readonly class?: string;
  /** Smallest font size, if it does not fit at the narrowest width. */
  readonly least?: number;
}

const textTools = createTextTools({ leastSize: LEAST_SIZE, family: findBundledFamily });

/** Draws a text, fitted to its room: narrower, then smaller, then cut. None if it is empty. */
export function cardText(
  content: string,
  { least = LEAST_SIZE, weight = 400, ...text }: CardText,
): readonly EmbedNode[] {
  let { size, room } = text;
  if (findBundledFamily(content, text.country ?? "") !== undefined) room *= ESTIMATED_SHARE;
  const needs = (at: number): number =>
    measureNameWidth(content, { size: at, strong: weight > 500 }, NARROWEST);
  while (size > least && needs(size) > room) size -= 1;
  const drawn = textTools.text(content, { class: "t1", ...text, room, size, weight });
  return drawn === null ? [] : [drawn];
}

/** A contestant's name with its flag. */
export interface CardName extends CardText {
  readonly flag: string;
  /** Size of the flag, and its distance from the name; 0 without flags. */
  readonly flagWidth: number;
}

/** Draws a flag, if there is one, and a name. Without a flag, its space stays empty. */
export function cardName(name: string, options: CardName, flags: SvgFlags): readonly EmbedNode[] {
  const { flag, flagWidth, ...text } = options;
  const { x, y, room } = text;
  if (flagWidth === 0) return cardText(name, { ...text, country: flag });
  const height = Math.round((flagWidth * 2) / 3);
  const drawn = flags.draw(flag, { x, y: y - height / 2, width: flagWidth, height });
  const indent = flagWidth + Math.round(flagWidth * 0.4);
  const rest = cardText(name, { ...text, country: flag, x: x + indent, room: room - indent });
  return drawn === null ? rest : [drawn, ...rest];
}

/** How a score is shown: of a match being played, or of the winner or another one of an ended match. */
export type ScoreStyle = "live" | "won" | "other";

const CELL_FILL = { live: "live-fill", won: "t1", other: "s3" } as const;
const CELL_TEXT = { live: "on-live", won: "bg", other: "t2" } as const;
const RADIUS = 5;

export interface ScoreCell extends Box {
  readonly size: number;
  readonly look: ScoreStyle;
}

/** Draws two scores in boxes above each other, as one block. */
export function cardScores(
  scores: readonly [string, string],
  cells: readonly [ScoreCell, ScoreCell],
): readonly EmbedNode[] {
  const [upper, lower] = cells;
  return [
    el("path", { class: CELL_FILL[upper.look], d: boxPath(upper, [RADIUS, RADIUS, 0]) }),
    el("path", { class: CELL_FILL[lower.look], d: boxPath(lower, [0, 0, RADIUS]) }),
    ...cardScore(scores[0], upper),
    ...cardScore(scores[1], lower),
  ];
}

/** Draws a score in the middle of its cell. */
export function cardScore(score: string, cell: ScoreCell): readonly EmbedNode[] {
  return cardText(score, {
    class: CELL_TEXT[cell.look],
    x: cell.x + cell.width / 2,
    y: cell.y + cell.height / 2,
    room: cell.width - 8,
    size: cell.size,
    weight: 800,
    widest: 88,
    anchor: "middle",
  });
}

/** Draws a horizontal line of the text colour. */
export function cardRule(y: number, height: number): EmbedNode {
  return el("rect", { class: "t1", x: CARD.left, y, width: CARD.right - CARD.left, height });
}
