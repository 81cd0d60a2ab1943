import { describe, expect, it } from "vitest";
import { combineComparators, compareIds, compareNullable, compareText } from "./compare.ts";

describe("comparators", () => {
  it.each([
    ["text", compareText, ["b", "a", "a", "B"], ["B", "a", "a", "b"]],
    ["ids", compareIds, ["x1", "10", "9", "a", "09"], ["9", "09", "10", "a", "x1"]],
  ])("sort %s", (_name, compare, given, sorted) => {
    expect([...given].sort(compare)).toEqual(sorted);
  });

  it("sorts null last", () => {
    expect([null, 2, null, -1].sort(compareNullable)).toEqual([-1, 2, null, null]);
    expect(compareNullable(null, 1)).toBeGreaterThan(0);
    expect(compareNullable(1, null)).toBeLessThan(0);
    expect(compareNullable(null, null)).toBe(0);
  });

  it("uses the next comparator only when the one before returns 0", () => {
    const compare = combineComparators<readonly [string, number]>(
      (a, b) => compareText(a[0], b[0]),
      (a, b) => a[1] - b[1],
    );
    expect(compare(["a", 2], ["b", 1])).toBeLessThan(0);
    expect(compare(["a", 2], ["a", 1])).toBeGreaterThan(0);
    expect(compare(["a", 1], ["a", 1])).toBe(0);
  });
});
