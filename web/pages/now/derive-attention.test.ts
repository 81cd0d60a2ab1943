import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { sampleMatch } from "#web/testing/sample-match.ts";
import { deriveAttention } from "./derive-attention.ts";

const NONE = { conflict: [], unexpectedLock: [] };
const LATER = "2026-01-25T12:30:00.000Z";

/** A match whose start, noon unless given, has passed. */
function late(id: string, start?: string): MatchView {
  return sampleMatch({ id, stateBy: "not-started", ...(start === undefined ? {} : { start }) });
}

test("conflicts come first, then locks, then starts that passed, one for a round and start", () => {
  const matches = [
    late("1"),
    late("2"),
    late("3", LATER),
    sampleMatch({ id: "4" }),
    sampleMatch({ id: "5", state: "live" }),
  ];
  const marks = { conflict: ["osu.example.net/5"], unexpectedLock: ["osu.example.net/4"] };
  const items = deriveAttention(matches, marks).map(({ kind, matches: about }) => [
    kind,
    about.map(({ id }) => id),
  ]);
  expect(items).toEqual([
    ["conflict", ["5"]],
    ["locked", ["4"]],
    ["not-started", ["1", "2"]],
    ["not-started", ["3"]],
  ]);
});

test("nothing needs a person while nothing is marked or late", () => {
  expect(deriveAttention([sampleMatch()], NONE)).toEqual([]);
});
