import { expect, test } from "vitest";
import { entries, match, NOON, seen } from "#core/testing/model-match.ts";
import { findCarried, findDuplicates } from "./duplicates.ts";

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

const AGAIN = { ...FIRST, groupId: "9", stage: 2, row: 4 };

test("finds a match that the group of a later stage lists again", () => {
  const swapped = { ...AGAIN, groupId: "10", stage: 3, entries: entries("Bo 1", "Aino 2") };
  const listed = [match("8", FIRST), match("2", AGAIN), match("1", swapped)];
  const expected = new Map([
    ["a.example/2", "a.example/8"],
    ["a.example/1", "a.example/8"],
  ]);
  expect(findCarried(listed.map((one) => seen(one)))).toEqual(expected);
  expect(findCarried(listed.toReversed().map((one) => seen(one)))).toEqual(expected);
});

test.each([
  ["of the same stage", { stage: 1 }],
  ["with another start", { start: NOON + 1 }],
  ["with another score", { entries: entries("Aino 2", "Bo 0") }],
  ["with another contestant", { entries: entries("Aino 2", "Cai 1") }],
  ["of a bracket", { groupId: null, bracketId: "7" }],
  ["without a start", { start: null }],
])("takes no match for a carried one %s", (_, change) => {
  const listed = [match("1", FIRST), match("2", { ...AGAIN, ...change })];
  expect(findCarried(listed.map((one) => seen(one))).size).toBe(0);
});

test("takes unplayed matches without a time of day for different ones", () => {
  const open = { entries: entries("Aino", "Bo"), midnightOf: "2026-03-07" };
  const listed = [match("1", { ...FIRST, ...open }), match("2", { ...AGAIN, ...open })];
  expect(findCarried(listed.map((one) => seen(one))).size).toBe(0);
  const played = [FIRST, AGAIN].map((one, id) =>
    match(`${id}`, { ...one, midnightOf: "2026-03-07" }),
  );
  expect(findCarried(played.map((one) => seen(one))).size).toBe(1);
});
