import * as fc from "fast-check";
import { expect, it } from "vitest";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { layoutBracket } from "./layout-bracket.ts";
import type { CardBox } from "./layout-types.ts";

const middleOf = ({ y, height }: CardBox): number => y + height / 2;

it("places a match beside a bye in the middle of both, where its winner goes to", () => {
  const shape = fc.record({
    size: fc.constantFrom(8, 16, 32),
    byes: fc.integer({ min: 1, max: 15 }),
    height: fc.integer({ min: 500, max: 1400 }),
  });
  fc.assert(
    fc.property(shape, ({ size, byes, height }) => {
      const entrants = size - Math.min(byes, size / 2);
      const rounds = sampleRounds({ size, kind: "single", entrants, ended: 0 });
      const { cards } = layoutBracket(rounds, { width: 1440, height });
      const [first, second] = rounds;
      for (const { place, winnerTo, bye } of first?.places ?? []) {
        const others = first?.places.filter((one) => one.winnerTo?.place === winnerTo?.place);
        if (bye || others?.every((one) => !one.bye)) continue;
        const card = cards.find((one) => one.place === place);
        const next = cards.find((one) => one.place === winnerTo?.place);
        // The final is placed apart, and two rounds that share a column are below each other.
        if (card === undefined || next === undefined || second?.places.length === 1) continue;
        if (card.x === next.x) continue;
        expect(Math.abs(middleOf(card) - middleOf(next))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

/** Returns the height of the first round's cards. */
function heightOf(entrants: number): number {
  const rounds = sampleRounds({ size: 16, kind: "single", entrants, ended: 0 });
  const { cards } = layoutBracket(rounds, { width: 1440, height: 790 });
  return cards.find(({ round }) => round === "ro16")?.height ?? 0;
}

it("has larger cards if no two matches of a round lead to the same one", () => {
  expect(heightOf(12)).toBeGreaterThan(1.2 * heightOf(16));
});
