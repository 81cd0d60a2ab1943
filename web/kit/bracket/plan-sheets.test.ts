import { describe, expect, it } from "vitest";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import { getPrintableSize } from "./plan-sheets.ts";
import { findScale, planSheets } from "./plan-sheets.ts";

const size = getPrintableSize("a4");

function planOf(options: SampleOptions) {
  const { bracket } = sampleBracket(options);
  return planSheets(createLayoutRounds(bracket, new Map()), size);
}

describe("planSheets", () => {
  it.each<[SampleOptions, number]>([
    [{ size: 8, kind: "single" }, 1],
    [{ size: 8, kind: "double" }, 1],
    [{ size: 64, kind: "single" }, 1],
    [{ size: 128, kind: "single" }, 3],
    [{ size: 64, kind: "double" }, 4],
  ])("puts a bracket of %o on %i sheets, each large enough to read", (options, count) => {
    const sheets = planOf(options);
    expect(sheets).toHaveLength(count);
    for (const sheet of sheets) expect(findScale(sheet, size)).toBeGreaterThan(0.79);
  });

  it("has every match once, the finals on the last sheet of a single elimination", () => {
    const sheets = planOf({ size: 128, kind: "single" });
    const places = sheets.flatMap(({ cards }) => cards.map(({ place }) => place));
    expect(new Set(places).size).toBe(places.length);
    expect(places).toHaveLength(128);
    expect(sheets.at(-1)?.cards.map(({ round }) => round)).toContain("ro2");
  });
});
