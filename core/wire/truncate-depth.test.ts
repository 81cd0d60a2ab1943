import { expect, it } from "vitest";
import { wireMatch } from "#core/testing/wire-match.ts";
import { truncateDepth } from "./envelope.ts";

const DEEP: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);

it.each([
  ["a list", [DEEP, 1], 2, [[null], 1]],
  ["an object", { a: { b: { c: 1 } }, d: "x" }, 2, { a: { b: null }, d: "x" }],
  ["everything at depth 0", DEEP, 0, null],
  ["empty members", { a: {}, b: [] }, 1, { a: null, b: null }],
])("truncates %s", (_name, value, depth, truncated) => {
  expect(truncateDepth(value, depth)).toEqual(truncated);
});

it("keeps __proto__ as an ordinary key", () => {
  const value: unknown = JSON.parse('{"__proto__":{"a":{"b":1}}}');
  expect(JSON.stringify(truncateDepth(value, 2))).toBe('{"__proto__":{"a":null}}');
});

it.each([1, "x", null, [], {}, wireMatch()])("returns %j unchanged", (value) => {
  expect(truncateDepth(value, 4)).toBe(value);
});
