import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import * as en from "#core/i18n/en/pages.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { describeNextStart } from "./describe-next-start.ts";

const at = (hours: number, change: Partial<MatchView> = {}): MatchView =>
  sampleMatch({
    state: "upcoming",
    start: new Date(SAMPLE_NOON + hours * HOUR).toISOString(),
    ...change,
  });

const LATE = { stateBy: "not-started" } as const;

test.each<[string, MatchView, string | null]>([
  ["minutes within the hour", at((28 * MINUTE) / HOUR), "ahead: in 28 min"],
  ["hours and minutes until a start of today", at(3.25), "ahead: in 3 h 15"],
  ["hours and minutes also after midnight", at(20), "ahead: in 20 h"],
  ["the date from a day ahead", at(48), "day: Tue 27 Jan"],
  ["the hours that a match is late", at(-5.5, LATE), "late: 5 h 30 late"],
  ["the date of a match that is late by days", at(-30, LATE), "late: Sat 24 Jan"],
  [
    "the date of a match that will not be played",
    at(-3, { unresolved: "withdrawn" }),
    "day: Sun 25 Jan",
  ],
  ["the time since the start of a live match", at(-1.5, { state: "live" }), "since: 1 h 30"],
])("describes the start with %s", (_, match, expected) => {
  const when = describeNextStart(match, {
    now: SAMPLE_NOON,
    venue: sampleVenue,
    messages: en.common,
  });
  expect(when && `${when.kind}: ${when.text}`).toBe(expected);
});
