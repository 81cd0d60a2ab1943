import { must } from "#core/lib/must.ts";
import {
  type BracketLayout,
  CARD_HEIGHT,
  COLUMN_WIDTH,
  HEADER_HEIGHT,
  type LinkLine,
  FIRST_ROW_OFFSET,
} from "./layout-model.ts";

/** Space for the bracket on one sheet, in CSS pixels. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
}

/** An edge of a page. */
export type Edge = "left" | "right" | "top" | "bottom";

/** A mark where a line leaves a page, in layout units, and the page it continues on. */
export interface PageCutMark {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge;
  /** The place that the line leads to beyond that edge. */
  readonly place: string;
  /** Number of the page that the line continues on. */
  readonly page: number;
}

/** A part of the layout, in layout units. */
export interface PageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One page of a layout. */
export interface LayoutPage {
  /** 1-based, in reading order. */
  readonly number: number;
  readonly area: PageArea;
  /** Places whose cards are on this page, each on one page only. */
  readonly places: readonly string[];
  readonly marks: readonly PageCutMark[];
}

/** A layout divided into pages. */
export interface PagedLayout {
  /** Sheet pixels per unit of the layout, at most 1. */
  readonly scale: number;
  readonly pages: readonly LayoutPage[];
}

/** Below this scale, names are under 4.7 points: the bracket is then divided, at a larger scale. */
const LEAST_SCALE = 0.45;
const SPREAD_SCALE = 0.62;
/**
 * Distance from a page's left edge to its first column. A line bends within it, on the page it
 * leads to.
 */
const CUT = 30;
/** Half a card: cards in the middle between two rows may extend over the edge by this much. */
export const PAGE_OVERHANG = CARD_HEIGHT / 2;

interface Tile {
  readonly column: number;
  readonly row: number;
}

/** Divides a layout into as few pages as readable names allow, and marks where lines are cut. */
export function paginate(layout: BracketLayout, sheet: SheetSize): PagedLayout {
  const whole = Math.min(1, sheet.width / layout.width, sheet.height / layout.height);
  const isOne = whole >= LEAST_SCALE;
  const scale = isOne ? whole : SPREAD_SCALE;
  const step = isOne ? { x: Infinity, y: Infinity } : tileSize(layout, sheet, scale);
  const tileOf = (x: number, y: number): Tile => ({
    column: isOne ? 0 : Math.floor((x + CUT) / step.x),
    row: isOne ? 0 : Math.max(0, Math.floor((y - FIRST_ROW_OFFSET) / step.y)),
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
      return {
        x,
        y,
        edge,
        place,
        page: must(numbers.get(next), "every tile with a line is a page"),
      };
    });
    return { area, number: index + 1, places: tile.places, marks };
  });
  return { scale, pages };
}

/** Returns every tile with a card or a line, with the places of its cards. */
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

/** Returns the area of a tile, cut between rows; the first one of a column includes the headers. */
function areaOf({ column, row }: Tile, step: { readonly x: number; readonly y: number }): PageArea {
  const y = row === 0 ? 0 : row * step.y + FIRST_ROW_OFFSET;
  const bottom = (row + 1) * step.y + FIRST_ROW_OFFSET;
  return { x: column * step.x - CUT, y, width: step.x, height: bottom - y };
}

/**
 * Returns the size of a tile: whole columns and pairs of rows, with space for headers and overhang.
 */
function tileSize(
  { pitch }: BracketLayout,
  sheet: SheetSize,
  scale: number,
): { readonly x: number; readonly y: number } {
  const columns = Math.max(1, Math.floor(sheet.width / scale / COLUMN_WIDTH));
  const free = sheet.height / scale - HEADER_HEIGHT - 2 * PAGE_OVERHANG;
  const pairs = Math.max(1, Math.floor(free / (2 * pitch)));
  return { x: columns * COLUMN_WIDTH, y: pairs * 2 * pitch };
}

interface Crossing extends Omit<PageCutMark, "page"> {
  /** Offset of the tile that the line continues on, in columns (dx) and rows (dy). */
  readonly dx: number;
  readonly dy: number;
}

/**
 * Returns where a line crosses the edges of an area: horizontally before, vertically at its bend.
 */
function crossingsOf(
  { from, to, x1, y1, bend, y2 }: LinkLine,
  { x, y, width, height }: PageArea,
): readonly Crossing[] {
  const right = x + width;
  const bottom = y + height;
  const [high, low] = y1 < y2 ? [y1, y2] : [y2, y1];
  const [above, below] = y1 < y2 ? [from, to] : [to, from];
  const isInRows = y1 >= y && y1 < bottom;
  const isInColumns = bend >= x && bend < right;
  const crossings: Crossing[] = [];
  if (isInRows && x1 < right && bend >= right) {
    crossings.push({ x: right, y: y1, edge: "right", place: to, dx: 1, dy: 0 });
  }
  if (isInRows && x1 < x && bend >= x) {
    crossings.push({ x, y: y1, edge: "left", place: from, dx: -1, dy: 0 });
  }
  if (isInColumns && high < bottom && low >= bottom) {
    crossings.push({ x: bend, y: bottom, edge: "bottom", place: below, dx: 0, dy: 1 });
  }
  if (isInColumns && high < y && low >= y) {
    crossings.push({ x: bend, y, edge: "top", place: above, dx: 0, dy: -1 });
  }
  return crossings;
}
