import { must } from "#core/lib/must.ts";
import { type CardSize, findCardSize, MIN_PITCH, sizeForRows } from "./card-forms.ts";
import type { Box, CardBox, LayoutPlace, LayoutRound } from "./layout-types.ts";
import type { PlannedColumn } from "./fold-columns.ts";

/** Height of a head with its line, and distance to the cards. */
export const HEAD_HEIGHT = 24;
export const HEAD_GAP = 6;

/** Smallest share at which the only card of a column has code and date. */
const ALONE_PITCH = 44;

/** A place of a column, from top to bottom; without `place` it stays free. */
interface Slot {
  readonly round: LayoutRound;
  readonly isSecond: boolean;
  readonly place: LayoutPlace | undefined;
}

/** Returns the height that the cards of these columns need at least. */
export function findMinHeight(columns: readonly PlannedColumn[]): number {
  const heights = columns.map((column) => (column.isPathOnly ? 0 : countShares(column)));
  return MIN_PITCH * Math.max(0, ...heights);
}

/** Returns how many cards of the same height fit below each other in a column, with byes. */
export function countShares(column: PlannedColumn): number {
  return listSlots(column).reduce((sum, { place }) => sum + (place?.share ?? 1), 0);
}

/**
 * Places the cards of a column: each in the middle of its share of the height, so that it is in the
 * middle of the two matches before it. Two rounds share the column in turns; the final of two
 * semifinals is between them.
 *
 * @param area The column below its head.
 * @param indent By how much the second of two rounds is indented.
 * @param maxPitch Maximum height of a card's share; the rest stays free below.
 */
export function placeColumn(
  column: PlannedColumn,
  area: Box,
  indent: number,
  maxPitch: number,
): readonly CardBox[] {
  const pitch = Math.min(maxPitch, area.height / countShares(column));
  const inset = column.rounds.length > 1 ? indent : 0;
  const cards: CardBox[] = [];
  let y = area.y;
  for (const { round, isSecond, place } of listSlots(column)) {
    const height = pitch * (place?.share ?? 1);
    if (place !== undefined && !place.bye) {
      const slot = { x: area.x + (isSecond ? inset : 0), y, width: area.width - inset, height };
      const pair = (height * 2) / place.rows;
      const size = findCardSize(column.isPathOnly ? Math.max(pair, ALONE_PITCH) : pair);
      cards.push(placeCard(place, round, slot, sizeForRows(size, place.rows)));
    }
    y += height;
  }
  return column.isPathOnly ? cards.map((card) => keepWithin(card, area)) : cards;
}

/** Returns the box of a card in the middle of an area. */
export function placeCard(
  { place }: LayoutPlace,
  { key }: LayoutRound,
  area: Box,
  { form, height }: CardSize,
): CardBox {
  const { x, width } = area;
  const y = Math.round(area.y + (area.height - height) / 2);
  return { place, round: key, form, x, y, width, height: Math.round(height) };
}

function keepWithin(card: CardBox, { y, height }: Box): CardBox {
  return { ...card, y: Math.min(Math.max(card.y, y), y + height - card.height) };
}

function listSlots({ rounds: [one, second] }: PlannedColumn): readonly Slot[] {
  const first = must(one, "a column has a round");
  const slotsOf = (round: LayoutRound, row: number): Slot[] => {
    const places = round.places.filter((place) => place.row === row);
    const isSecond = round === second;
    return (places.length === 0 ? [undefined] : places).map((place) => ({
      round,
      isSecond,
      place,
    }));
  };
  const rows = Array.from({ length: countRows(first) }, (_, index) => index + 1);
  if (second === undefined) return rows.flatMap((row) => slotsOf(first, row));
  const isHalf = countRows(second) * 2 <= countRows(first);
  // Each match of the second round follows its only feeder, or is between its two.
  return rows.flatMap((row) => {
    const follows = isHalf ? row % 2 === 1 : true;
    const next = isHalf ? (row + 1) / 2 : row;
    return slotsOf(first, row).concat(follows ? slotsOf(second, next) : []);
  });
}

function countRows({ places }: LayoutRound): number {
  return Math.max(...places.map(({ row }) => row));
}
