import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { findLiveOrNextMatch } from "./live-or-next-match.ts";

function open(
  id: string,
  tournament: string,
  start: number | null,
  change: Partial<DerivedMatch> = {},
): DerivedMatch {
  const facts = match(id);
  return derived({ ...facts, start, tournament: { ...facts.tournament, key: tournament } }, change);
}

const live = (id: string, tournament: string, start: number, change: Partial<DerivedMatch> = {}) =>
  open(id, tournament, start, { status: LIVE, ...change });
const COMPLETED = { unresolved: "tournament-completed" } as const;

it.each<[string, readonly DerivedMatch[], string | null]>([
  ["null without matches", [], null],
  ["null if all matches ended", [derived(match("1"), { status: ENDED })], null],
  ["null if the match will not be played", [open("1", "x", NOON, COMPLETED)], null],
  ["the only open match", [derived(match("1"), { status: ENDED }), open("2", "x", NOON)], "2"],
  [
    "the first in order of play, regardless of starts",
    [open("1", "x", NOON + HOUR), open("2", "x", NOON)],
    "1",
  ],
  ["the live match before an upcoming one", [open("1", "x", NOON), live("2", "x", NOON)], "2"],
  ["the earliest of several tournaments", [open("1", "x", NOON + HOUR), open("2", "y", NOON)], "2"],
  ["a match with a start before one without", [open("1", "x", null), open("2", "y", NOON)], "2"],
  ["the live match of any tournament", [open("1", "x", NOON), live("2", "y", NOON + HOUR)], "2"],
  [
    "a listed live match rather than one that was last seen live",
    [live("1", "x", NOON, { absence: "last-seen" }), live("2", "y", NOON + HOUR)],
    "2",
  ],
])("returns %s", (_name, matches, id) => {
  expect(findLiveOrNextMatch(matches)?.match.id ?? null).toBe(id);
});
