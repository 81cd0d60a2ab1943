import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { en } from "#core/i18n/en/start.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { describeStart } from "./describe-start.ts";

const context = {
  now: SAMPLE_NOON,
  venue: createVenueFormat("UTC", "en-GB", () => SAMPLE_NOON),
  messages: en,
};

const at = (minutes: number, change: Partial<MatchView> = {}): MatchView =>
  sampleMatch({ start: new Date(SAMPLE_NOON + minutes * MINUTE).toISOString(), ...change });

test.each<[string, MatchView, string | null]>([
  ["being played", at(-32, { state: "live" }), "since: 32 min"],
  ["played for an hour", at(-60, { state: "live" }), null],
  ["live before its start", at(5, { state: "live" }), null],
  ["to come", at(28), "ahead: in 28 min"],
  ["an hour away", at(60), null],
  ["due, within the grace", at(-3), "due: 3 late"],
  ["past the grace", at(-12, { stateBy: "not-started" }), "late: 12 late"],
  ["ended a moment ago", at(-20, { state: "ended" }), null],
  ["on another day", at(24 * 60), "day: Mon"],
  ["ended on another day", at(-24 * 60, { state: "ended" }), "day: Sat 24 Jan"],
  ["waiting for another", at(28, { expected: "2026-01-25T12:55:00Z" }), "expected: 12:55"],
  ["without a start", sampleMatch({ start: null }), null],
])("%s", (_, match, said) => {
  const when = describeStart(match, context);
  expect(when && `${when.kind}: ${when.text}`).toBe(said);
});

test("a day that a heading says is not said again", () => {
  expect(describeStart(at(24 * 60), { ...context, saidDay: "2026-01-26" })).toBeNull();
});
