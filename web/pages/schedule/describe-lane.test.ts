import { expect, test } from "vitest";
import * as en from "#core/i18n/en/pages.ts";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { planDay } from "#core/schedule/plan-day.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { describeLane } from "./describe-lane.ts";

/** Returns the status of a station whose match started some minutes ago. */
function statusOf(minutes: number, change: Partial<MatchView>) {
  const start = new Date(SAMPLE_NOON - minutes * MINUTE).toISOString();
  const match = sampleMatch({ start, station: "1", usualMinutes: 40, ...change });
  const [lane] = planDay([match], SAMPLE_NOON).lanes;
  const { tone, lines, block } = describeLane(lane!, SAMPLE_NOON, en.schedule);
  return [tone, lines.join(" "), block?.match.id];
}

test("returns the present state of a station, and whether it is late", () => {
  expect(statusOf(32, { state: "live" })).toEqual(["plain", "32 min", "1"]);
  expect(statusOf(142, { state: "live" })).toEqual(["late", "2 h 22", "1"]);
  expect(statusOf(7, { state: "upcoming" })).toEqual(["late", "late 7 min", "1"]);
  expect(statusOf(-7, { state: "upcoming" })).toEqual(["free", "free", undefined]);
  expect(statusOf(60, { state: "ended" })).toEqual(["free", "free", undefined]);
});
