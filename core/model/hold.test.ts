import { describe, expect, it } from "vitest";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { isInScope, type Hold } from "./hold.ts";

const TOURNAMENT = { site: "a", tournament: "a/x", isHidden: false };

describe("covers", () => {
  it.each<[boolean, Partial<Hold>]>([
    [true, {}],
    [true, { site: "a" }],
    [false, { site: "b" }],
    [true, { site: "a", tournament: "a/x" }],
    [false, { site: "a", tournament: "a/y" }],
    [false, { isHidden: true }],
  ])("returns %s for a hold with %j", (expected, change) => {
    expect(isInScope(sampleHold(change), TOURNAMENT)).toBe(expected);
  });
});
