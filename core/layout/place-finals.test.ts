import { expect, it } from "vitest";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { layoutBracket } from "./layout-bracket.ts";
import type { LayoutRound } from "./layout-types.ts";

/** Returns the round with its place twice. */
function withTwoPlaces(round: LayoutRound): LayoutRound {
  const places = round.places.flatMap((one) => [
    one,
    Object.assign({}, one, { place: `${round.key}#2` }),
  ]);
  return { ...round, places };
}

it("draws two third-place matches within the height of a low drawing", () => {
  const rounds = sampleRounds({ kind: "single", size: 8 }).map((round) =>
    round.key === "bronze" ? withTwoPlaces(round) : round,
  );
  const choices = { bandHeight: (cards: number) => 86 * cards };
  const layout = layoutBracket(rounds, { width: 744, height: 600 }, choices);
  const second = layout.cards.find(({ place }) => place === "bronze#2");
  expect(second).toBeDefined();
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(layout.height);
});
