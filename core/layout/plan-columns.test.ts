import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { layoutBracket } from "./layout-bracket.ts";
import { MAX_WIDTH } from "./plan-columns.ts";

const shapes = fc.record({
  size: fc.constantFrom(8, 16, 32, 64, 128),
  kind: fc.constantFrom("single" as const, "double" as const),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  width: fc.integer({ min: 744, max: 5120 }),
  height: fc.integer({ min: 500, max: 2880 }),
});

it("cuts no card at the right edge of a view, and scrolls only if its columns have no room to spare", () => {
  fc.assert(
    fc.property(shapes, ({ size, kind, share, width, height }) => {
      const ended = Math.floor(share * size * (kind === "double" ? 2 : 1));
      const { cards } = layoutBracket(sampleRounds({ size, kind, ended }), { width, height });
      const cut = cards.filter((card) => card.x < width - 1 && card.x + card.width > width + 1);
      expect(cut.map(({ place }) => place)).toEqual([]);
      const isScrolled = cards.some((card) => card.x >= width - 1);
      const widest = Math.max(...cards.map((card) => card.width));
      expect(isScrolled && widest >= MAX_WIDTH).toBe(false);
    }),
  );
});
