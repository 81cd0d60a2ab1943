import { describe, expect, it } from "vitest";
import { layoutBracket } from "#core/layout/layout.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import {
  findCardsInArea,
  containsArea,
  getDetailLevel,
  findLinesInArea,
  expandAreaToGrid,
} from "./visible-area-and-detail.ts";

const layout = layoutBracket(sampleBracket({ size: 256, kind: "double" }).bracket.rounds);
const screen = { x: 0, y: 0, width: 1440, height: 800 };

it.each([
  [1, "card"],
  [0.6, "card"],
  [0.59, "name"],
  [0.3, "name"],
  [0.29, "shape"],
] as const)("shows detail at zoom %d as %s", (zoom, detail) => {
  expect(getDetailLevel(zoom)).toBe(detail);
});

it.each([
  [
    { x: 0, y: 0, width: 280, height: 152 },
    { x: 0, y: 0, width: 280, height: 152 },
  ],
  [
    { x: 1, y: 1, width: 280, height: 152 },
    { x: 0, y: 0, width: 560, height: 304 },
  ],
  [
    { x: -5, y: 600, width: 10, height: 10 },
    { x: -280, y: 456, width: 560, height: 304 },
  ],
])("expands %j to whole columns and pairs of rows", (area, snapped) => {
  expect(expandAreaToGrid(area, 76)).toEqual(snapped);
});

it.each([
  [{ x: 0, y: 0, width: 100, height: 100 }, true],
  [{ x: 10, y: 10, width: 90, height: 90 }, true],
  [{ x: -1, y: 0, width: 100, height: 100 }, false],
  [{ x: 0, y: -1, width: 100, height: 100 }, false],
  [{ x: 0, y: 0, width: 101, height: 100 }, false],
  [{ x: 0, y: 0, width: 100, height: 101 }, false],
])("returns whether the drawn area contains %j: %j", (area, isCovered) => {
  expect(containsArea({ x: 0, y: 0, width: 100, height: 100 }, area)).toBe(isCovered);
});

describe("findCardsInArea and findLinesInArea in a double elimination of 256", () => {
  it("returns only the visible cards", () => {
    const boxes = findCardsInArea(layout, screen);
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.length).toBeLessThan(25);
    expect(boxes.every(({ x, y }) => x < 1440 && y < 814)).toBe(true);
  });

  it("includes lines between cards outside of the area", () => {
    const between = findLinesInArea(layout, { x: 560, y: 300, width: 240, height: 900 });
    expect(between.length).toBeGreaterThan(0);
    expect(findCardsInArea(layout, { x: 560, y: 300, width: 240, height: 900 })).toEqual([]);
  });
});
