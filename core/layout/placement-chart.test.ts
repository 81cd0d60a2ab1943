import { describe, expect, it } from "vitest";
import { layoutPlacementChart } from "./placement-chart.ts";

const played = (rank: number) => ({ rank, isAhead: false });
const ahead = (rank: number) => ({ rank, isAhead: true });

describe("layoutPlacementChart", () => {
  it("has a line for each power of two up to the worst rank", () => {
    const { ticks } = layoutPlacementChart(24, [played(12)], 430);
    expect(ticks.map(({ rank }) => rank)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(ticks.map(({ y }) => y)).toEqual([24, 52.8, 81.6, 110.4, 139.2, 168]);
  });

  it("draws the secured ranks as steps and the matches ahead as a second line", () => {
    const chart = layoutPlacementChart(4, [played(2), ahead(1)], 174);
    expect(chart.secured).toBe("M40 168H82V96");
    expect(chart.ahead).toBe("M82 96H124V24H166");
    expect(chart.marks).toEqual([
      { x: 82, y: 96 },
      { x: 124, y: 24 },
    ]);
  });

  it("has no second line when no match is ahead", () => {
    expect(layoutPlacementChart(4, [played(4), played(3)], 430).ahead).toBe("");
  });

  it("leaves out labels that would overlap", () => {
    const many = Array.from({ length: 12 }, () => played(8));
    expect(layoutPlacementChart(8, many, 430).labelStep).toBe(2);
    expect(layoutPlacementChart(8, many.slice(0, 8), 430).labelStep).toBe(1);
  });
});
