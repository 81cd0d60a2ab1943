import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { routeDrop } from "./card-lines.ts";
import { createLayoutRounds } from "./create-layout-rounds.ts";
import { layoutBracket } from "./layout-bracket.ts";
import type { CardBox } from "./layout-types.ts";

const { bracket } = sampleBracket({ kind: "double", size: 32 });
const { cards } = layoutBracket(createLayoutRounds({ ...bracket, complete: true }, new Map()), {
  width: 1440,
  height: 790,
});

function cardAt(place: string): CardBox {
  return must(
    cards.find((card) => card.place === place),
    `a card at ${place}`,
  );
}

describe("the line of a loser", () => {
  const between = 400;
  const lineOf = (from: string, to: string) => {
    const first = cardAt(from);
    return routeDrop(first, cardAt(to), between).map(([x]) => Math.round(x - first.x));
  };

  it("runs left of both cards in the same column", () => {
    expect(lineOf("ro32#1", "lower ro16s1#1")).toEqual([0, -12, -12, -12, -12, 0]);
  });

  it("runs between the columns to a card in another one", () => {
    const width = Math.round(cardAt("ro2#1").width);
    const [start, bend, , , end] = lineOf("ro2#1", "lower ro2s2#1");
    expect([start, bend]).toEqual([width, width + 12]);
    expect(end).toBeGreaterThan(bend ?? Infinity);
  });
});
