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
  /** Height in relation to others of its column: 1 for a match of two with the smallest card. */
  readonly share: number;
}

/** Returns the height that the cards of these columns need at least. */
export function findMinHeight(columns: readonly PlannedColumn[]): number {
  const heights = columns.map((column) => (column.isPathOnly ? 0 : countShares(column)));
  return MIN_PITCH * Math.max(0, ...heights);
}

/** Returns how many cards of the same height fit below each other in a column, with byes. */
export function countShares(column: PlannedColumn): number {
  return listSlots(column).reduce((sum, { share }) => sum + share, 0);
}

/**
 * Places the cards of a column, below its head: each in the middle of its share of the height (at
 * most `maxPitch`), so that it is in the middle of the two matches before it. Two rounds share the
 * column in turns, the second indented; the final of two semifinals is between them.
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
  for (const { round, isSecond, place, share } of listSlots(column)) {
    const height = pitch * share;
    if (place !== undefined && !place.bye) {
      const slot = { x: area.x + (isSecond ? inset : 0), y, width: area.width - inset, height };
      const pair = (pitch * place.share * 2) / place.rows;
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

function listSlots({ rounds: [one, second], isPathOnly }: PlannedColumn): readonly Slot[] {
  const first = must(one, "a column has a round");
  const slotsOf = (round: LayoutRound, row: number): Slot[] => {
    const places = round.places.filter((place) => place.row === row);
    const isSecond = round === second;
    return (places.length === 0 ? [undefined] : places).map((place) => ({
      round,
      isSecond,
      place,
      share: place?.share ?? 1,
    }));
  };
  const rows = Array.from({ length: countRows(first) }, (_, index) => index + 1);
  const own = rows.map((row) => slotsOf(first, row));
  if (second === undefined) return isPathOnly ? own.flat() : closeGaps(own);
  const isHalf = countRows(second) * 2 <= countRows(first);
  // Each match of the second round follows its only feeder, or is between its two.
  return own.flatMap((slots, index) => {
    const follows = isHalf ? index % 2 === 0 : true;
    const next = isHalf ? index / 2 + 1 : index + 1;
    return slots.concat(follows ? slotsOf(second, next) : []);
  });
}

/** Gives a match the share of the bye beside it, if the winners of both meet. */
function closeGaps(rows: readonly (readonly Slot[])[]): readonly Slot[] {
  const closed: Slot[] = [];
  for (const slot of rows.flat()) {
    const before = closed.at(-1);
    if (before === undefined || !isByeBeside(before, slot)) {
      closed.push(slot);
      continue;
    }
    const played = slot.place?.bye === true ? before : slot;
    closed[closed.length - 1] = { ...played, share: before.share + slot.share };
  }
  const shares = closed.flatMap(({ place, share }) =>
    place === undefined || place.bye ? [] : share / place.share,
  );
  const least = Math.min(...shares);
  return shares.length === 0
    ? closed
    : closed.map((slot) => Object.assign({}, slot, { share: slot.share / least }));
}

/** Returns whether one of two places is a bye, the other one is none, and both winners meet. */
function isByeBeside({ place: a }: Slot, { place: b }: Slot): boolean {
  const next = a?.winnerTo?.place;
  return a?.bye !== b?.bye && next !== undefined && next === b?.winnerTo?.place;
}

function countRows({ places }: LayoutRound): number {
  return Math.max(...places.map(({ row }) => row));
}
