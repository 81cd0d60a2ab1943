import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";
import type { DerivedMatch } from "#core/model/derived.ts";
import { nextMatch } from "./next-match.ts";

function open(id: string, tournament: string, start: number | null): DerivedMatch {
  const facts = match(id);
  return derived({ ...facts, start, tournament: { ...facts.tournament, key: tournament } });
}

it.each<[string, readonly DerivedMatch[], string | null]>([
  ["nothing", [], null],
  ["what is over", [derived(match("1"), { status: ENDED })], null],
  [
    "never one that will not be played any more",
    [derived(match("1"), { unresolved: "tournament-completed" })],
    null,
  ],
  ["the only open one", [derived(match("1"), { status: ENDED }), open("2", "x", NOON)], "2"],
  [
    "the first in order, whatever its start",
    [open("1", "x", NOON + HOUR), open("2", "x", NOON)],
    "1",
  ],
  [
    "the live one before it",
    [open("1", "x", NOON), { ...open("2", "x", NOON), status: LIVE }],
    "2",
  ],
  ["the soonest of several tournaments", [open("1", "x", NOON + HOUR), open("2", "y", NOON)], "2"],
  ["one with a start before one without", [open("1", "x", null), open("2", "y", NOON)], "2"],
  [
    "what is live anywhere",
    [open("1", "x", NOON), { ...open("2", "y", NOON + HOUR), status: LIVE }],
    "2",
  ],
  [
    "what is live before what was live when last seen",
    [
      { ...open("1", "x", NOON), status: LIVE, absence: "last-seen" },
      { ...open("2", "y", NOON + HOUR), status: LIVE },
    ],
    "2",
  ],
])("the next match is %s", (_name, matches, id) => {
  expect(nextMatch(matches)?.match.id ?? null).toBe(id);
});
