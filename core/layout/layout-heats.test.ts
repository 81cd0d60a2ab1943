import { expect, it } from "vitest";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { createLayoutRounds } from "./create-layout-rounds.ts";
import { layoutBracket } from "./layout-bracket.ts";
import { layoutPhone, PHONE_PAGE } from "./layout-phone.ts";

const { bracket, matches } = sampleBracket({ size: 8, kind: "single", ended: 4 });
/** Matches of four contestants. */
const heats = matches.map((match) =>
  Object.assign({}, match, { slots: [...match.slots, ...match.slots] }),
);
const rounds = createLayoutRounds(bracket, new Map(heats.map((match) => [match.key, match])));

it("makes cards of more than two contestants higher on a phone, and none of them a row", () => {
  const { cards } = layoutPhone(
    [rounds.slice(0, 1), rounds.slice(1, 2), rounds.slice(2, 3)],
    390,
    PHONE_PAGE,
  );
  expect(cards.slice(0, 3).map(({ form, height }) => [form, height])).toEqual([
    ["S2", 84],
    ["S2", 84],
    ["L1", 200],
  ]);
});

it("gives each contestant a line, also in a low view and in the final", () => {
  const { cards, top } = layoutBracket(
    rounds.slice(0, 3),
    { width: 1280, height: 200 },
    { isWhole: true },
  );
  expect(top).toBeNull();
  expect(cards.map(({ height }) => height).every((height) => height >= 4 * 18)).toBe(true);
  const bottoms = cards.slice(0, 3).map(({ y, height }) => y + height);
  expect(cards.slice(1, 4).every(({ y }, index) => y >= (bottoms[index] ?? 0))).toBe(true);
});
