import { describe, expect, it } from "vitest";
import { layoutBracket } from "#core/layout/layout.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { createPlaceNavigation } from "./place-navigation.ts";

const single = createPlaceNavigation(
  layoutBracket(sampleBracket({ size: 8, kind: "single" }).bracket.rounds),
);
const double = createPlaceNavigation(
  layoutBracket(sampleBracket({ size: 8, kind: "double", reset: true }).bracket.rounds),
);

describe("createPlaceNavigation of a double elimination", () => {
  it.each([
    ["ArrowRight", "ro8#3", "ro4#2"],
    ["ArrowRight", "lower ro2s2#1", "grand final#1"],
    ["ArrowRight", "grand final#1", "grand final reset#1"],
    ["ArrowRight", "grand final reset#1", null],
    ["ArrowLeft", "ro4#2", "ro8#3"],
    ["ArrowLeft", "grand final#1", "ro2#1"],
    ["ArrowLeft", "ro8#1", null],
    ["ArrowDown", "ro8#1", "ro8#2"],
    ["ArrowUp", "ro8#2", "ro8#1"],
    ["ArrowUp", "ro8#1", null],
    ["ArrowDown", "ro8#4", "lower ro4s1#1"],
    ["ArrowUp", "lower ro4s1#1", "ro8#4"],
    ["Home", "ro2#1", "ro8#1"],
    ["End", "ro8#1", "grand final reset#1"],
    ["a", "ro8#1", null],
  ])("moves with %s from %s to %s", (key, place, to) => {
    expect(double.next(key, place, null)).toBe(to);
  });
});

it("returns to the feeder that had the focus before", () => {
  expect(double.next("ArrowLeft", "ro4#2", "ro8#4")).toBe("ro8#4");
});

it("ends at the final, with the third-place match below it", () => {
  expect(single.next("End", "ro8#1", null)).toBe("ro2#1");
  expect(single.next("ArrowDown", "ro2#1", null)).toBe("bronze#1");
});

it("returns no place in a bracket without matches", () => {
  const empty = createPlaceNavigation(layoutBracket([]));
  expect([empty.first, empty.next("End", "x", null), empty.next("ArrowUp", "x", null)]).toEqual([
    null,
    null,
    null,
  ]);
});
