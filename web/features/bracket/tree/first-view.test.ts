import { describe, expect, it } from "vitest";
import { layoutBracket } from "#core/layout/layout.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import type { BracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import { createModel, placesOf } from "#web/features/bracket/parts/bracket-model.ts";
import { finishedRounds } from "#web/features/bracket/finished-rounds.ts";
import { firstPlace, placeInPlay } from "./first-view.ts";

const NOTHING_ASKED: BracketSearch = { match: "", contestant: "", round: "", view: "" };

function drawn(options: Partial<SampleOptions>) {
  const { bracket, matches } = sampleBracket({ size: 8, kind: "single", ...options });
  const model = createModel(bracket, placesOf(bracket.rounds), matches);
  return { model, layout: layoutBracket(bracket.rounds) };
}

function firstOf(options: Partial<SampleOptions>, asked: Partial<BracketSearch> = {}) {
  const { model, layout } = drawn(options);
  return firstPlace(model, layout, { ...NOTHING_ASKED, ...asked })?.place ?? null;
}

describe("the first view", () => {
  it.each([
    ["what is being played", { ended: 4, live: 1 }, {}, "ro4#1"],
    ["what comes next where nothing is played", { ended: 2 }, {}, "ro8#3"],
    ["the deciding match when all is over", {}, {}, "ro2#1"],
    ["the match of the address", { ended: 4, live: 1 }, { match: "QF-3" }, "ro8#3"],
    ["the round of the address", { ended: 4, live: 1 }, { round: "ro8" }, "ro8#1"],
    [
      "the next match of the address's contestant",
      { ended: 4 },
      { contestant: "sample-1" },
      "ro4#1",
    ],
    ["their last one when they are out", { ended: 4 }, { contestant: "sample-8" }, "ro8#1"],
    [
      "the usual where the address names nothing",
      { ended: 4, live: 1 },
      { match: "QF-99" },
      "ro4#1",
    ],
  ] as const)("is %s", (_, options, asked, place) => {
    expect(firstOf(options, asked)).toBe(place);
  });

  it("is nothing in an empty bracket", () => {
    const { model } = drawn({});
    const empty = { ...model, places: [], matches: new Map() };
    expect(firstPlace(empty, layoutBracket([]), NOTHING_ASKED)).toBeNull();
    expect(placeInPlay([], new Map())).toBeUndefined();
  });
});

describe("rounds that can be put away", () => {
  it.each([
    ["none before a round is over", { ended: 3 }, []],
    ["those left of what is played", { ended: 4, live: 1 }, ["ro8"]],
    ["all before the final", { ended: 6 }, ["ro8", "ro4"]],
    ["none when all is over", {}, []],
  ] as const)("are %s", (_, options, keys) => {
    const { model, layout } = drawn(options);
    expect(finishedRounds(model, layout)).toEqual(keys);
  });
});
