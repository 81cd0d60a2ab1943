import { must } from "#core/lib/must.ts";
import {
  type BracketLayout,
  CARD_HEIGHT,
  COLUMN_WIDTH,
  HEAD_HEIGHT,
  type LinkLine,
  ROWS_TOP,
} from "./layout-model.ts";

/** Room for the bracket on one sheet, in CSS pixels. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

export type Edge = "left" | "right" | "top" | "bottom";

/** Where a line leaves a page, in the layout's units, and where it goes on. */
export interface JoinMark {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge;
  /** The place at that end of the line. */
  readonly place: string;
  /** Number of the page the line goes on. */
  readonly page: number;
}

/** A part of the layout, in its units. */
export interface PageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface LayoutPage {
  /** 1-based, in reading order. */
  readonly number: number;
  readonly area: PageArea;
  /** Places whose cards stand on this page, each on one page only. */
  readonly places: readonly string[];
  readonly marks: readonly JoinMark[];
}

export interface PagedLayout {
  /** Sheet pixels per unit of the layout, at most 1. */
  readonly scale: number;
  readonly pages: readonly LayoutPage[];
}

/** Below this, names are under 4.7 points: then the bracket is spread over pages, a little larger. */
const LEAST_SCALE = 0.45;
const SPREAD_SCALE = 0.62;
/** Pages are cut left of a column's bend, so that a line bends on the page it goes to. */
const CUT = 30;
/** Half a card: cards in the middle of two rows may stand over the edge by this much. */
export const PAGE_OVERHANG = CARD_HEIGHT / 2;

interface Tile {
  readonly column: number;
  readonly row: number;
}

/** Spreads a layout over as few pages as names stay readable on, with a mark where a line is cut. */
export function paginate(layout: BracketLayout, sheet: SheetSize): PagedLayout {
  const whole = Math.min(1, sheet.width / layout.width, sheet.height / layout.height);
  const isOne = whole >= LEAST_SCALE;
  const scale = isOne ? whole : SPREAD_SCALE;
  const step = isOne ? { x: Infinity, y: Infinity } : tileSize(layout, sheet, scale);
  const tileOf = (x: number, y: number): Tile => ({
    column: isOne ? 0 : Math.floor((x + CUT) / step.x),
    row: isOne ? 0 : Math.max(0, Math.floor((y - ROWS_TOP) / step.y)),
  });
  const tiles = tilesOf(layout, tileOf);
  const ordered = [...tiles.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  const numbers = new Map(ordered.map((tile, index) => [keyOf(tile), index + 1]));
  const pages = ordered.map((tile, index) => {
    const area = isOne
      ? { x: 0, y: 0, width: layout.width, height: layout.height }
      : areaOf(tile, step);
    const crossings = isOne ? [] : layout.links.flatMap((link) => crossingsOf(link, area));
    const marks = crossings.map(({ dx, dy, x, y, edge, place }) => {
      const next = keyOf({ column: tile.column + dx, row: tile.row + dy });
      return { x, y, edge, place, page: must(numbers.get(next), "a line lies on pages") };
    });
    return { area, number: index + 1, places: tile.places, marks };
  });
  return { scale, pages };
}

/** Every tile on which something stands or a line passes, with the places of its cards. */
function tilesOf(
  { places, links }: BracketLayout,
  tileOf: (x: number, y: number) => Tile,
): ReadonlyMap<string, Tile & { readonly places: readonly string[] }> {
  const tiles = new Map<string, Tile & { readonly places: string[] }>();
  const tileAt = (tile: Tile): string[] => {
    const known = tiles.get(keyOf(tile));
    if (known !== undefined) return known.places;
    const added = { ...tile, places: [] };
    tiles.set(keyOf(tile), added);
    return added.places;
  };
  for (const { place, x, y } of places) tileAt(tileOf(x, y + PAGE_OVERHANG)).push(place);
  for (const { x1, y1, bend, y2 } of links) {
    const [start, turn, end] = [tileOf(x1, y1), tileOf(bend, y1), tileOf(bend, y2)];
    for (let { column } = start; column < turn.column; column++) tileAt({ column, row: turn.row });
    const [first, last] = [Math.min(turn.row, end.row), Math.max(turn.row, end.row)];
    for (let row = first; row <= last; row++) tileAt({ column: turn.column, row });
  }
  return tiles;
}

const keyOf = ({ column, row }: Tile): string => `${row}/${column}`;

/** Rows are cut between each other; the first page of a column has the heads above its rows too. */
function areaOf({ column, row }: Tile, step: { readonly x: number; readonly y: number }): PageArea {
  const y = row === 0 ? 0 : row * step.y + ROWS_TOP;
  const bottom = (row + 1) * step.y + ROWS_TOP;
  return { x: column * step.x - CUT, y, width: step.x, height: bottom - y };
}

/** Whole columns and pairs of rows; the heads and what hangs over the edge need their room too. */
function tileSize(
  { pitch }: BracketLayout,
  sheet: SheetSize,
  scale: number,
): { readonly x: number; readonly y: number } {
  const columns = Math.max(1, Math.floor(sheet.width / scale / COLUMN_WIDTH));
  const free = sheet.height / scale - HEAD_HEIGHT - 2 * PAGE_OVERHANG;
  const pairs = Math.max(1, Math.floor(free / (2 * pitch)));
  return { x: columns * COLUMN_WIDTH, y: pairs * 2 * pitch };
}

interface Crossing extends Omit<JoinMark, "page"> {
  /** Which neighbour of the page the line goes on to. */
  readonly dx: number;
  readonly dy: number;
}

/** Where a line runs over the edges of an area: its first leg sideways, its second up or down. */
function crossingsOf(
  { from, to, x1, y1, bend, y2 }: LinkLine,
  { x, y, width, height }: PageArea,
): readonly Crossing[] {
  const right = x + width;
  const bottom = y + height;
  const [high, low] = y1 < y2 ? [y1, y2] : [y2, y1];
  const [above, below] = y1 < y2 ? [from, to] : [to, from];
  const isBeside = y1 >= y && y1 < bottom;
  const isUnder = bend >= x && bend < right;
  const crossings: Crossing[] = [];
  if (isBeside && x1 < right && bend >= right) {
    crossings.push({ x: right, y: y1, edge: "right", place: to, dx: 1, dy: 0 });
  }
  if (isBeside && x1 < x && bend >= x) {
    crossings.push({ x, y: y1, edge: "left", place: from, dx: -1, dy: 0 });
  }
  if (isUnder && high < bottom && low >= bottom) {
    crossings.push({ x: bend, y: bottom, edge: "bottom", place: below, dx: 0, dy: 1 });
  }
  if (isUnder && high < y && low >= y) {
    crossings.push({ x: bend, y, edge: "top", place: above, dx: 0, dy: -1 });
  }
  return crossings;
}
