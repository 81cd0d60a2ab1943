import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import {
  aino,
  bo,
  CHANGE,
  CHANGED_MATCH,
  type ChangeDetails,
  corrected,
  plain,
} from "#web/testing/sample-change.ts";
import { describeLedgerRow } from "./ledger-entry.tsx";
import { createLedgerRows } from "./ledger-rows.ts";

const format = { messages: en.common, changes: en.deskRecords.changes, venue: sampleVenue };

const rowOf = (...changes: readonly ChangeDetails[]) => {
  const [first, ...others] = changes.map((change): ChangeView => Object.assign({}, CHANGE, change));
  return createLedgerRows([first!, ...others])[0]!;
};

test.each<[ChangeDetails, string]>([
  [{ type: "added" }, "|||"],
  [
    { type: "rescheduled", from: "2026-01-25T15:00:00Z", to: "2026-01-25T15:30:00Z" },
    "15:00|15:30|30 min later|",
  ],
  [
    { type: "rescheduled", from: "2026-01-25T15:00:00Z", to: "2026-01-25T14:50:00Z" },
    "15:00|14:50|10 min earlier|",
  ],
  [
    { type: "rescheduled", from: "2026-01-25T15:00:00Z", to: "2026-01-26T15:30:00Z" },
    "15:00|Mon 15:30||",
  ],
  [{ type: "rescheduled", from: null, to: "2026-01-25T15:30:00Z" }, "|15:30||"],
  [{ type: "unscheduled", from: "2026-01-25T15:30:00Z" }, "15:30|no start||"],
  [{ type: "contestants-known", contestants: [aino, bo] }, "|complete||"],
  [{ type: "contestants-known", contestants: [aino] }, "|Aino||"],
  [{ type: "contestants-known", contestants: [bo] }, "Seed 4|Bo||"],
  [{ type: "conflict-raised" }, "not disputed|disputed||"],
  [{ type: "conflict-cleared" }, "disputed|not disputed||"],
  [{ type: "replaced", from: aino, to: bo }, "Aino|Bo||"],
  [{ type: "replaced", from: aino, to: null }, "Aino|open||"],
  [{ type: "renamed", from: aino, to: bo }, "Aino|Bo||"],
  [{ type: "started" }, "upcoming|live||"],
  [{ type: "start-withdrawn" }, "live|upcoming||"],
  [{ type: "score", from: [1, 1], to: [2, 1] }, "1–1|||"],
  [{ type: "score", from: [null, null], to: [1, 0] }, "|||"],
  [{ type: "score", from: [3, 4, 5], to: [3, 9, 5] }, "4|||leads by 4"],
  [{ type: "score", from: [3, 4, 5], to: [4, 9, 5] }, "4|||leads by 4 · Aino 3 → 4"],
  [{ type: "score", from: [3, 4, 5], to: [5, 4, 5] }, "3|||"],
  [{ type: "score", from: [null, null, null], to: [0, 0, 1] }, "|||leads by 1"],
  [{ type: "score-withdrawn", from: [2, 1] }, "2–1|||"],
  [{ type: "decided", winner: aino, by: "advanced", scores: [2, 1] }, "|||Aino won"],
  [{ type: "decided", winner: null, by: "led", scores: [1, 1] }, "|||Drawn"],
  [corrected([1, 2], bo), "2–1|||Bo won"],
  [corrected([3, 1], aino), "2–1|||"],
  [{ type: "best-of", from: 3, to: 5 }, "Bo3|Bo5||"],
  [{ type: "locked" }, "open|locked||"],
  [{ type: "unlocked" }, "locked|open||"],
  [{ type: "last-seen", lastSeen: "2026-01-25T14:32:00Z" }, "|Last seen 14:32||"],
])("formats %j as %j", (change, expected) => {
  const { was, now, note, effect } = describeLedgerRow(rowOf(change), CHANGED_MATCH, format);
  expect(plain([was, now, note, effect].join("|"))).toBe(expected);
});

test("names the winner of a match that ended at the same time", () => {
  const row = rowOf(
    { type: "decided", winner: bo, by: "clinched", scores: [1, 2] },
    { type: "ended", by: "clinched", scores: [1, 2] },
  );
  expect(plain(describeLedgerRow(row, CHANGED_MATCH, format).effect)).toBe("Bo won");
});
