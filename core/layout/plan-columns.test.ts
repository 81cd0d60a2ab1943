import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { layoutBracket } from "./layout-bracket.ts";

it("cuts no card at the right edge of a view that scrolls", () => {
  const shape = fc.record({
    size: fc.constantFrom(8, 16, 32, 64, 128),
    kind: fc.constantFrom("single" as const, "double" as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    width: fc.integer({ min: 744, max: 2560 }),
    height: fc.integer({ min: 500, max: 1400 }),
  });
  fc.assert(
    fc.property(shape, ({ size, kind, share, width, height }) => {
      const ended = Math.floor(share * size * (kind === "double" ? 2 : 1));
      const { cards } = layoutBracket(sampleRounds({ size, kind, ended }), { width, height });
      const cut = cards.filter((card) => card.x < width - 1 && card.x + card.width > width + 1);
      expect(cut.map(({ place }) => place)).toEqual([]);
    }),
  );
});
