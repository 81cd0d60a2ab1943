import { describe, expect, it } from "vitest";
import {
  type ClassifiedOutcomes,
  describeClass,
  findLargestTerm,
  lengthOf,
  reduceVariables,
} from "./describe-outcomes.ts";

/** Creates the outcomes of variables with two values each; `classOf` gets their values. */
function outcomesOf(
  count: number,
  classOf: (values: readonly number[]) => string,
): ClassifiedOutcomes {
  const indexes = Array.from({ length: 2 ** count }, (_, index) => index);
  const valuesOf = (index: number) =>
    Array.from({ length: count }, (_, variable) => (index >> variable) & 1);
  return {
    sizes: Array.from({ length: count }, () => 2),
    classes: indexes.map((index) => classOf(valuesOf(index))),
  };
}

const either = outcomesOf(3, ([a, b, c]) => (a === 1 || (b === 1 && c === 1) ? "yes" : "no"));
const parity = outcomesOf(3, ([a = 0, b = 0, c = 0]) => ((a + b + c) % 2 === 1 ? "yes" : "no"));

describe("describeClass", () => {
  it("returns the shortest terms", () => {
    const terms = describeClass(either, "yes") ?? [];
    expect(terms.map((term) => [...term])).toEqual([
      [[0, 2]],
      [
        [1, 2],
        [2, 2],
      ],
    ]);
    expect(lengthOf(terms)).toBe(5);
  });

  it("returns null if more than three terms are needed", () => {
    expect(describeClass(parity, "yes")).toBeNull();
  });

  it("returns null if a term needs more than three literals", () => {
    const all = outcomesOf(4, (values) => (values.includes(0) ? "no" : "yes"));
    expect(describeClass(all, "yes")).toBeNull();
  });
});

describe("findLargestTerm", () => {
  it("returns the term of most outcomes; null for a class without outcomes", () => {
    expect([...(findLargestTerm(either, "yes") ?? [])]).toEqual([[0, 2]]);
    expect(findLargestTerm(either, "maybe")).toBeNull();
  });
});

describe("reduceVariables", () => {
  it("keeps only the variables on which a class depends", () => {
    const outcomes = outcomesOf(3, ([, b]) => `${b}`);
    expect(reduceVariables(outcomes)).toEqual({ sizes: [2], classes: ["0", "1"], kept: [1] });
  });
});
