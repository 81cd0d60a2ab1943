import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { sampleRounds } from "#core/testing/sample-bracket.ts";
import { linePath, routeStep } from "./card-lines.ts";
import { layoutBracket } from "./layout-bracket.ts";
import type { CardBox } from "./layout-types.ts";

const VIEW = { width: 1440, height: 790 };
const layout = layoutBracket(sampleRounds({ kind: "double", size: 32 }), VIEW);

function cardAt(place: string): CardBox {
  return must(
    layout.cards.find((card) => card.place === place),
    `a card at ${place}`,
  );
}

/** Returns the points of a step, from the left edge of its first card. */
function stepOf(from: string, to: string, isDrop: boolean): readonly number[] {
  const points = routeStep(layout, { from, to, isDrop, isPossible: false });
  return points.map(([x]) => Math.round(x - cardAt(from).x));
}

describe("a step of a path", () => {
  it("is the line of the bracket to the winner's next match", () => {
    const line = layout.lines.find(({ from }) => from === "ro32#1");
    const step = { from: "ro32#1", to: "ro16#1", isDrop: false, isPossible: false };
    expect(routeStep(layout, step)).toBe(line?.points);
  });

  it("runs left of both cards to the loser's next match in the same column", () => {
    expect(stepOf("ro32#1", "lower ro16s1#1", true)).toEqual([0, -12, -12, -12, -12, 0]);
  });

  it("runs between the columns to a card in another one", () => {
    const width = Math.round(cardAt("ro2#1").width);
    const [start, bend, , , end] = stepOf("ro2#1", "lower ro2s2#1", true);
    expect([start, bend]).toEqual([width, width + 12]);
    expect(end).toBeGreaterThan(bend ?? Infinity);
  });

  it("has no points if a card is missing", () => {
    expect(stepOf("ro32#1", "nowhere#1", true)).toEqual([]);
    expect(stepOf("ro32#1", "nowhere#1", false)).toEqual([]);
  });
});

it("draws lines as one path, without those that have no points", () => {
  const points = [
    [0, 1],
    [2, 3],
  ] as const;
  expect(linePath([{ points }, { points: [] }])).toBe("M0,1L2,3");
});
