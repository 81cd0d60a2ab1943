import { expect, it } from "vitest";
import { holdKey } from "#core/model/hold.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { findHoldOf } from "./data-held.ts";

const hold = sampleHold();
const world = worldOfFile([]);
const worldWithHold = {
  ...world,
  snapshot: {
    ...world.snapshot,
    guard: { holds: [hold], held: new Set<string>(), losses: new Map() },
  },
};
const item = { id: `data-held ${holdKey(hold)}` };

it("finds the hold that an item is about", () => {
  expect(findHoldOf(item, worldWithHold)).toBe(hold);
});

it("returns undefined for another item, without the hold, and before the first world", () => {
  expect(findHoldOf({ id: "conflict a.example/1" }, worldWithHold)).toBeUndefined();
  expect(findHoldOf(item, world)).toBeUndefined();
  expect(findHoldOf(item, null)).toBeUndefined();
});
