import { describe, expect, it } from "vitest";
import { groupBy, singleOrNull } from "./collections.ts";

describe("groupBy", () => {
  it("keeps the order of keys and of items", () => {
    expect([...groupBy(["b1", "a1", "b2"], (text) => text[0])]).toEqual([
      ["b", ["b1", "b2"]],
      ["a", ["a1"]],
    ]);
  });
});

describe("singleOrNull", () => {
  it.each([
    [[], null],
    [["a"], "a"],
    [["a", "b"], null],
  ])("of %j returns %j", (items, only) => {
    expect(singleOrNull(items)).toBe(only);
  });
});
