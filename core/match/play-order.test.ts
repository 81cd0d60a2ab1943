import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { derived, match, NOON, round } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { BracketDetails, Match } from "#core/model/match.ts";
import { getSharedBracketId, comparePlayOrder } from "./play-order.ts";

const inBracket = (id: string, key: string | null, change: Partial<Match> = {}): DerivedMatch =>
  derived(match(id, { bracketId: "9", ...change }), { round: key === null ? null : round(key) });

const inGroup = (id: string, change: Partial<Match> = {}): DerivedMatch =>
  derived(match(id, { groupId: "7", ...change }));

const cup = match("").tournament;

function bracketDetails(id: string, relatedId: string | null): BracketDetails {
  return { id, title: "", type: "double", size: null, relatedId, bestOf: {} };
}

const UPPER = { bracket: bracketDetails("9", "10") };

describe("comparePlayOrder", () => {
  it.each<[string, readonly DerivedMatch[]]>([
    ["puts groups before brackets", [inGroup("2", { start: NOON + HOUR }), inBracket("1", "ro2")]],
    [
      "orders group matches by start, then row, then id",
      [
        inGroup("9", { start: NOON, row: 9 }),
        inGroup("4", { start: NOON + HOUR, row: 1 }),
        inGroup("3", { start: NOON + HOUR, row: 2 }),
        inGroup("2", { start: null }),
        inGroup("10", { start: null }),
      ],
    ],
    [
      "orders bracket matches by depth, never by start",
      [
        inBracket("4", "ro4", { start: NOON + HOUR }),
        inBracket("3", "lower ro4s2", { start: null }),
        inBracket("2", "grand final", { start: NOON + 5 * HOUR }),
        inBracket("1", "grand final reset", { start: NOON }),
      ],
    ],
    [
      "orders a round by row, then id",
      [inBracket("3", "ro4", { row: 1 }), inBracket("1", "ro4"), inBracket("2", "ro4")],
    ],
    [
      "puts an unknown round after the upper bracket",
      [inBracket("2", "ro2"), inBracket("1", null)],
    ],
    [
      "orders brackets by id",
      [
        inBracket("2", "ro2"),
        inBracket("1", "ro4", { bracketId: "10" }),
        inBracket("3", null, { bracketId: "11" }),
      ],
    ],
    [
      "orders an upper and a lower bracket as one",
      [
        inBracket("3", "ro4", UPPER),
        inBracket("2", "lower ro4s2", { bracketId: "10", bracket: bracketDetails("10", "9") }),
        inBracket("1", "grand final", UPPER),
      ],
    ],
    [
      "orders tournaments by start, then key",
      [
        inBracket("9", "ro2"),
        inGroup("1", { tournament: { ...cup, key: "a.example/later", start: NOON + 1 } }),
        inGroup("2", { tournament: { ...cup, key: "a.example/no-start-1", start: null } }),
        inGroup("1", { tournament: { ...cup, key: "a.example/no-start-2", start: null } }),
      ],
    ],
  ])("%s", (_name, inOrder) => {
    expect(inOrder.toReversed().toSorted(comparePlayOrder)).toEqual(inOrder);
  });
});

it.each([
  ["9", bracketDetails("9", null), "9"],
  ["9", bracketDetails("9", "10"), "9"],
  ["10", bracketDetails("10", "9"), "9"],
  ["8", null, "8"],
  [null, null, ""],
])("bracketOf returns for id %s and details %j the id %j", (bracketId, bracket, id) => {
  expect(getSharedBracketId(match("1", { bracketId, bracket }))).toBe(id);
});
