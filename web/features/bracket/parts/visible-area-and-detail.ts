/** Selects the visible part of a bracket and its level of detail, from sizes alone. */
import {
  type BracketLayout,
  CARD_HEIGHT,
  CARD_WIDTH,
  COLUMN_WIDTH,
  type LinkLine,
  CARD_INFO_HEIGHT,
  type PlaceBox,
} from "#core/layout/layout-model.ts";

/** A rectangle in layout units. */
export interface LayoutArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `card`: everything; `name`: names and scores; `shape`: one SVG path per round. */
export type DetailLevel = "card" | "name" | "shape";

const CARD_FROM = 0.6;
const NAME_FROM = 0.3;

/** Returns the level of detail that is readable at this zoom. */
export function getDetailLevel(zoom: number): DetailLevel {
  if (zoom >= CARD_FROM) return "card";
  return zoom >= NAME_FROM ? "name" : "shape";
}

/** Expands the area to whole columns and pairs of rows, so that small moves render nothing. */
export function expandAreaToGrid({ x, y, width, height }: LayoutArea, pitch: number): LayoutArea {
  const stepY = pitch * 2;
  const left = Math.floor(x / COLUMN_WIDTH) * COLUMN_WIDTH;
  const top = Math.floor(y / stepY) * stepY;
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) / COLUMN_WIDTH) * COLUMN_WIDTH - left,
    height: Math.ceil((y + height) / stepY) * stepY - top,
  };
}

/** Returns whether `outer` contains all of `inner`. */
export function containsArea(outer: LayoutArea, inner: LayoutArea): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Returns the cards that overlap the area. */
export function findCardsInArea({ places }: BracketLayout, area: LayoutArea): readonly PlaceBox[] {
  return places.filter(
    ({ x, y }) =>
      x < area.x + area.width &&
      x + CARD_WIDTH > area.x &&
      y - CARD_INFO_HEIGHT < area.y + area.height &&
      y + CARD_HEIGHT > area.y,
  );
}

/** Returns the lines that overlap the area, including those between cards outside of it. */
export function findLinesInArea({ links }: BracketLayout, area: LayoutArea): readonly LinkLine[] {
  return links.filter(
    ({ x1, y1, x2, y2 }) =>
      x1 < area.x + area.width &&
      x2 > area.x &&
      Math.min(y1, y2) < area.y + area.height &&
      Math.max(y1, y2) > area.y,
  );
}
