import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import * as en from "#core/i18n/en/pages.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { describeStart, findPreviousStart } from "./describe-start.ts";

const context = {
  now: SAMPLE_NOON,
  venue: sampleVenue,
  messages: en.common,
};

const at = (minutes: number, change: Partial<MatchView> = {}): MatchView =>
  sampleMatch({ start: new Date(SAMPLE_NOON + minutes * MINUTE).toISOString(), ...change });

const RESET = {
  key: "grand final reset",
  name: { long: "", medium: "", short: "" },
  losersTo: null,
};
const LIVE = { state: "live" } as const;
const ENDED = { state: "ended" } as const;

test.each<[string, MatchView, string | null]>([
  ["the minutes since the start of a live match", at(-32, LIVE), "since: 32 min"],
  ["the hours and minutes since the start of a live match", at(-142, LIVE), "since: 2 h 22"],
  ["the date when a match has been live for a day", at(-24 * 60, LIVE), "day: Sat 24 Jan"],
  ["null when a match is live before its start", at(5, LIVE), null],
  ["the minutes until the start", at(28), "ahead: in 28 min"],
  ["the hours and minutes until the start", at(88), "ahead: in 1 h 28"],
  ["the hours until a start of today", at(6 * 60), "ahead: in 6 h"],
  ["the weekday of a start after six hours on another day", at(20 * 60), "day: Mon"],
  [
    "late with its date when a match is late by days",
    at(-30 * 60, { stateBy: "not-started" }),
    "late: Sat 24 Jan",
  ],
  [
    "when a match of today ended",
    at(-60, { ...ENDED, endedAt: "2026-01-25T11:51:00Z" }),
    "since: – 11:51",
  ],
  ["null for a match that will not be played", at(-60, { unresolved: "moved-on" }), null],
  ["the minutes late within the grace period", at(-3), "due: 3 min late"],
  ["late after the grace period", at(-12, { stateBy: "not-started" }), "late: 12 min late"],
  ["null for a reset that waits for its grand final", at(-41, { round: RESET }), null],
  [
    "late for a reset that is needed",
    at(-41, { round: RESET, stateBy: "not-started" }),
    "late: 41 min late",
  ],
  ["the hours late", at(-130, { stateBy: "not-started" }), "late: 2 h 10 late"],
  ["null when the match ended today", at(-20, ENDED), null],
  ["the weekday of another day", at(24 * 60), "day: Mon"],
  ["the date of a match that ended on another day", at(-24 * 60, ENDED), "day: Sat 24 Jan"],
  ["the expected start", at(28, { expected: "2026-01-25T12:55:00Z" }), "expected: 12:55"],
  ["null when there is no start", sampleMatch({ start: null }), null],
])("returns %s", (_, match, expected) => {
  const when = describeStart(match, context);
  expect(when && `${when.kind}: ${when.text}`).toBe(expected);
});

test("returns the date of a match after the midnight of its heading's day", () => {
  const when = describeStart(at(14 * 60), { ...context, headingDay: "2026-01-25" });
  expect(when?.text).toBe("Mon 26 Jan");
});

test("returns null when a heading shows the day", () => {
  expect(describeStart(at(24 * 60), { ...context, headingDay: "2026-01-26" })).toBeNull();
});

test("returns the date of a start after the next midnight, however near", () => {
  const match = sampleMatch({ start: "2026-01-26T00:15:00Z" });
  const textAt = (now: string) =>
    describeStart(match, { ...context, now: Date.parse(now), headingDay: "2026-01-25" })?.text;
  expect(textAt("2026-01-25T22:00:00Z")).toBe("Mon 26 Jan");
  expect(textAt("2026-01-26T00:05:00Z")).toBe("in 10 min");
});

const MOVED = { from: "2026-01-25T15:00:00Z", at: "2026-01-25T12:00:00Z" };
const MOVED_AT = Date.parse(MOVED.at);

test("returns the old start for two hours, at most until the match begins", () => {
  const match = sampleMatch({ moved: MOVED, state: "upcoming" });
  expect(findPreviousStart(match, MOVED_AT + 2 * 60 * MINUTE - 1)).toBe(MOVED.from);
  expect(findPreviousStart(match, MOVED_AT + 2 * 60 * MINUTE)).toBeNull();
  expect(findPreviousStart({ ...match, state: "live" }, MOVED_AT)).toBeNull();
  expect(findPreviousStart(sampleMatch(), MOVED_AT)).toBeNull();
});
