import { describe, expect, it } from "vitest";
import { layoutFormChart } from "./form-chart.ts";

describe("layoutFormChart", () => {
  it("draws both scores of all matches on one scale", () => {
    const { bars } = layoutFormChart(
      [
        { own: 4, other: 1 },
        { own: 0, other: 2 },
      ],
      430,
    );
    expect(bars.map(({ up, down }) => [up, down])).toEqual([
      [44, 11],
      [0, 22],
    ]);
    expect(bars.map(({ x }) => x)).toEqual([8, 69]);
  });

  it("narrows the bars so that all matches fit", () => {
    const { bars } = layoutFormChart(
      Array.from({ length: 10 }, () => ({ own: 1, other: 0 })),
      330,
    );
    const last = bars.at(-1);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(330);
    expect(last?.width).toBeLessThan(33);
  });

  it("draws no bar for a score below 0", () => {
    expect(layoutFormChart([{ own: -1, other: 0 }], 430).bars[0]).toMatchObject({ up: 0, down: 0 });
  });
});
