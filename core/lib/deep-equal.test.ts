import { expect, it } from "vitest";
import { deepEqual } from "./deep-equal.ts";

it.each([
  [1, 1],
  [null, null],
  [Number.NaN, Number.NaN],
  [
    { a: 1, b: [1, { c: null }] },
    { b: [1, { c: null }], a: 1 },
  ],
  [[], []],
])("returns true for %j and %j", (a, b) => {
  expect(deepEqual(a, b, 3)).toBe(true);
});

it.each([
  [1, "1"],
  [null, {}],
  [{}, null],
  [[], {}],
  [{ a: 1 }, { a: 1, b: undefined }],
  [
    { a: 1, b: undefined },
    { a: 1, c: undefined },
  ],
  [[1], [1, 2]],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
])("returns false for %j and %j", (a, b) => {
  expect(deepEqual(a, b, 3)).toBe(false);
});

it("compares no deeper than the given depth", () => {
  expect(deepEqual(deep(3), deep(3), 3)).toBe(true);
  expect(deepEqual(deep(4), deep(4), 3)).toBe(false);
  expect(deepEqual(deep(100_000), deep(100_000), 3)).toBe(false);
});

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
