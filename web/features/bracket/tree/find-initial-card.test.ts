import { describe, expect, it } from "vitest";
import { layoutBracket } from "#core/layout/layout.ts";
import { sampleBracket, type SampleOptions } from "#core/testing/sample-bracket.ts";
import type { BracketSearch } from "#web/features/bracket/parts/bracket-search.ts";
import { createBracketModel, indexPlaces } from "#web/features/bracket/parts/bracket-model.ts";
import { findHideableRounds } from "#web/features/bracket/find-hideable-rounds.ts";
import { findInitialCard, findLiveOrNextPlace } from "./find-initial-card.ts";

const EMPTY_SEARCH: BracketSearch = { match: "", contestant: "", round: "", view: "" };

function createSample(options: Partial<SampleOptions>) {
  const { bracket, matches } = sampleBracket({ size: 8, kind: "single", ...options });
  const model = createBracketModel(bracket, indexPlaces(bracket.rounds), matches);
  return { model, layout: layoutBracket(bracket.rounds) };
}

function firstOf(options: Partial<SampleOptions>, search: Partial<BracketSearch> = {}) {
  const { model, layout } = createSample(options);
  return findInitialCard(model, layout, { ...EMPTY_SEARCH, ...search })?.place ?? null;
}

describe("findInitialCard", () => {
  it.each([
    ["the live match", { ended: 4, live: 1 }, {}, "ro4#1"],
    ["the next match when none is live", { ended: 2 }, {}, "ro8#3"],
    ["the deciding match when all have ended", {}, {}, "ro2#1"],
    ["the match of the URL", { ended: 4, live: 1 }, { match: "QF-3" }, "ro8#3"],
    ["the round of the URL", { ended: 4, live: 1 }, { round: "ro8" }, "ro8#1"],
    ["the next match of a contestant", { ended: 4 }, { contestant: "sample-1" }, "ro4#1"],
    ["the last one of an eliminated one", { ended: 4 }, { contestant: "sample-8" }, "ro8#1"],
    ["the live match for an unknown one", { ended: 4, live: 1 }, { match: "QF-99" }, "ro4#1"],
  ] as const)("returns %s", (_, options, search, place) => {
    expect(firstOf(options, search)).toBe(place);
  });

  it("returns no place in an empty bracket", () => {
    const { model } = createSample({});
    const empty = { ...model, places: [], matches: new Map() };
    expect(findInitialCard(empty, layoutBracket([]), EMPTY_SEARCH)).toBeNull();
    expect(findLiveOrNextPlace([], new Map())).toBeUndefined();
  });
});

describe("findHideableRounds", () => {
  it.each([
    ["no round before the first one has ended", { ended: 3 }, []],
    ["the rounds left of the live match", { ended: 4, live: 1 }, ["ro8"]],
    ["all rounds before the final", { ended: 6 }, ["ro8", "ro4"]],
    ["no round when all matches have ended", {}, []],
  ] as const)("returns %s", (_, options, keys) => {
    const { model, layout } = createSample(options);
    expect(findHideableRounds(model, layout)).toEqual(keys);
  });
});
