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
const area = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const screen = area(0, 0, 1440, 800);

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
  [area(0, 0, 280, 152), area(0, 0, 280, 152)],
  [area(1, 1, 280, 152), area(0, 0, 560, 304)],
  [area(-5, 600, 10, 10), area(-280, 456, 560, 304)],
])("expands %j to whole columns and pairs of rows", (drawn, snapped) => {
  expect(expandAreaToGrid(drawn, 76)).toEqual(snapped);
});

it.each([
  [area(0, 0, 100, 100), true],
  [area(10, 10, 90, 90), true],
  [area(-1, 0, 100, 100), false],
  [area(0, -1, 100, 100), false],
  [area(0, 0, 101, 100), false],
  [area(0, 0, 100, 101), false],
])("returns whether the drawn area contains %j: %j", (other, isCovered) => {
  expect(containsArea(area(0, 0, 100, 100), other)).toBe(isCovered);
});

describe("findCardsInArea and findLinesInArea in a double elimination of 256", () => {
  it("returns only the visible cards", () => {
    const boxes = findCardsInArea(layout, screen);
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.length).toBeLessThan(25);
    expect(boxes.every(({ x, y }) => x < 1440 && y < 814)).toBe(true);
  });

  it("includes lines between cards outside of the area", () => {
    const between = area(560, 300, 240, 900);
    expect(findLinesInArea(layout, between).length).toBeGreaterThan(0);
    expect(findCardsInArea(layout, between)).toEqual([]);
  });
});
