import { expect, test } from "vitest";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import * as en from "#core/i18n/en/pages.ts";
import {
  aino,
  bo,
  CHANGE,
  type ChangeDetails,
  corrected,
  plain,
} from "#web/testing/sample-change.ts";
import { formatChange } from "./format-change.ts";

test.each<[ChangeDetails, string, string]>([
  [{ type: "added" }, "", "Listed"],
  [
    { type: "rescheduled", from: "2026-01-25T15:00:00Z", to: "2026-01-25T15:30:00Z" },
    "15:00",
    "Start 15:30",
  ],
  [
    { type: "rescheduled", from: "2026-01-25T15:00:00Z", to: "2026-01-26T15:30:00Z" },
    "15:00",
    "Start Mon 15:30",
  ],
  [{ type: "rescheduled", from: null, to: "2026-01-25T15:30:00Z" }, "", "Start 15:30"],
  [{ type: "unscheduled", from: "2026-01-25T15:30:00Z" }, "", "Start 15:30 withdrawn"],
  [{ type: "contestants-known", contestants: [aino, bo] }, "", "Now known: Aino, Bo"],
  [{ type: "replaced", from: aino, to: bo }, "", "Bo replaces Aino"],
  [{ type: "replaced", from: aino, to: null }, "", "Aino removed"],
  [{ type: "renamed", from: aino, to: bo }, "", "Aino is now Bo"],
  [{ type: "started" }, "", "Started"],
  [{ type: "start-withdrawn" }, "", "Upcoming again"],
  [{ type: "score", from: [1, 1], to: [-1, 1] }, "", "DQ–1"],
  [{ type: "score", from: [1, 1], to: [2, 1] }, "", "2–1"],
  [{ type: "score-withdrawn", from: [2, 1] }, "", "Score 2–1 withdrawn"],
  [{ type: "score-withdrawn", from: [2, null] }, "", "Score withdrawn"],
  [{ type: "decided", winner: aino, by: "advanced", scores: [2, 1] }, "", "Aino won"],
  [{ type: "decided", winner: null, by: "led", scores: [2, 1] }, "", "Drawn"],
  [{ type: "ended", by: "clinched", scores: [2, 1] }, "", "Ended"],
  [corrected([1, null], null), "2–1, Aino won", "Corrected: no winner"],
  [corrected([2, 0], aino), "2–1", "Corrected: 2–0"],
  [{ type: "best-of", from: 3, to: 5 }, "Bo3", "Bo5"],
  [{ type: "best-of", from: null, to: null }, "", "Best of not known"],
  [{ type: "conflict-raised" }, "", "Conflict"],
  [{ type: "conflict-cleared" }, "", "Conflict cleared"],
  [{ type: "locked" }, "", "Locked"],
  [{ type: "unlocked" }, "", "Unlocked"],
  [{ type: "last-seen", lastSeen: "2026-01-25T14:32:00Z" }, "", "Last seen 14:32"],
  [{ type: "withdrawn" }, "", "Withdrawn"],
  [{ type: "returned" }, "", "Listed again"],
])("formats %j as %j and %j", (details, was, now) => {
  const format = { messages: en.common, venue: sampleVenue };
  const { was: old = "", sentence, isStruck } = formatChange({ ...CHANGE, ...details }, format);
  expect([plain(isStruck === true ? old : ""), plain(sentence)]).toEqual([was, now]);
});
