import { CARD_HEIGHT, CARD_WIDTH, type LinkLine } from "#core/layout/layout-model.ts";

interface Corner {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 4;
const SCORE_WIDTH = 30;
const ROW = CARD_HEIGHT / 2;

/**
 * Returns one path with the outlines of all cards, each with the lines between its rows and before
 * its scores. A single path, because a bracket has hundreds of cards.
 */
export function renderCardFramesPathData(cards: readonly Corner[]): string {
  const r = RADIUS;
  const arc = (x: number, y: number): string => `a${r} ${r} 0 0 1 ${x} ${y}`;
  const [w, h] = [CARD_WIDTH - 2 * r, CARD_HEIGHT - 2 * r];
  const round = `h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
  return cards
    .map(
      ({ x, y }) =>
        `M${x + r} ${y}${round}M${x} ${y + ROW}h${CARD_WIDTH}M${x + CARD_WIDTH - SCORE_WIDTH} ${y}v${CARD_HEIGHT}`,
    )
    .join("");
}

/**
 * Returns one path of score cells, inside the card outlines. Side 0 is the upper row, 1 the lower.
 */
export function renderScoreCellsPathData(
  cells: readonly (Corner & { readonly side: number })[],
): string {
  return cells
    .map(({ x, y, side }) => {
      const top = y + side * ROW + 0.5;
      return `M${x + CARD_WIDTH - SCORE_WIDTH + 0.5} ${top}h${SCORE_WIDTH - 1}v${ROW - 1}h${1 - SCORE_WIDTH}z`;
    })
    .join("");
}

/** Returns one path of the lines that connect cards. */
export function renderLinkLinesPathData(links: readonly LinkLine[]): string {
  return links.map(({ x1, y1, bend, x2, y2 }) => `M${x1} ${y1}H${bend}V${y2}H${x2}`).join("");
}
