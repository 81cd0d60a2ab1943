import { expect, it } from "vitest";
import { roundStart } from "./round-start.ts";

const matches = new Map([
  ["a/1", { start: "2026-01-25T16:00:00.000Z" }],
  ["a/2", { start: "2026-01-24T21:00:00.000Z" }],
  ["a/3", { start: null }],
]);

it.each([
  [["a/1", "a/2"], "2026-01-24T21:00:00.000Z"],
  [["a/1", "a/3", null, "a/unseen"], "2026-01-25T16:00:00.000Z"],
])("returns the first start of %j", (keys, start) => {
  const places = keys.map((match) => ({ match }));
  expect(roundStart({ places }, matches)).toBe(Date.parse(start));
});

it("returns null when no match has a start", () => {
  expect(roundStart({ places: [{ match: "a/3" }, { match: null }] }, matches)).toBeNull();
});
