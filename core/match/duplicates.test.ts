import { expect, test } from "vitest";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { findDuplicates } from "./duplicates.ts";

const FIRST = { groupId: "7", row: 1, entries: entries("Aino 2", "Bo 1") };

test("finds a match that is listed under another id, also with its contestants in another order", () => {
  const swapped = entries("Bo 1", "Aino 2");
  const listed = [match("3", FIRST), match("12", { ...FIRST, entries: swapped }), match("4")];
  const expected = new Map([["a.example/12", "a.example/3"]]);
  expect(findDuplicates(listed.map((one) => seen(one)))).toEqual(expected);
  expect(findDuplicates(listed.toReversed().map((one) => seen(one)))).toEqual(expected);
});

test.each([
  ["row", { row: 2 }],
  ["start", { start: NOON + 1 }],
  ["score", { entries: entries("Aino 2", "Bo 0") }],
  ["contestant", { entries: entries("Aino 2", "Cai 1") }],
  ["group", { groupId: "8" }],
])("keeps a match with another %s", (_, change) => {
  const listed = [match("1", FIRST), match("2", { ...FIRST, ...change })];
  expect(findDuplicates(listed.map((one) => seen(one))).size).toBe(0);
});

test.each([
  ["start", { start: null }],
  ["row and score", { row: null, entries: entries("Aino", "Bo") }],
  ["second contestant", { entries: entries("Aino 2") }],
])("keeps matches without a %s, which may be different ones", (_, change) => {
  const listed = ["1", "2"].map((id) => seen(match(id, { ...FIRST, ...change })));
  expect(findDuplicates(listed).size).toBe(0);
});
