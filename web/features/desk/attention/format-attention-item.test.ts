import { expect, test } from "vitest";
import type { AttentionReasonView } from "#core/contract/attention.ts";
import { createVenueFormat } from "#core/lib/venue-format.ts";
import { en } from "#core/i18n/en/start.ts";
import { enDesk } from "#core/i18n/en/desk.ts";
import { fi } from "#core/i18n/fi/start.ts";
import { fiDesk } from "#core/i18n/fi/desk.ts";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import {
  formatItemSubject,
  formatItemLocation,
  describeItemReason,
} from "./format-attention-item.ts";

const NOON = "2026-01-25T12:00:00Z";
const ENGLISH = { messages: en, desk: enDesk, venue: sampleVenue };
const FINNISH = {
  messages: fi,
  desk: fiDesk,
  venue: createVenueFormat("UTC", fi.locale, () => SAMPLE_NOON),
};

const ref = { key: "aino", name: "Aino", country: "" };
const result = { scores: [2, 1], winner: ref, draw: false };
const other = { match: "a/2", name: "LBR1-2" };

const HELD = {
  kind: "data-held",
  list: null,
  site: null,
  hidden: false,
  decision: null,
  dataAt: NOON,
} as const;

const REASONS: readonly [AttentionReasonView, RegExp][] = [
  [{ kind: "conflict", scores: [2, 1] }, /in conflict\. Score there: 2–1\./],
  [{ kind: "conflict", scores: [null, null] }, /in conflict\.$/],
  [{ kind: "not-started", start: NOON }, /Start 12:00 has passed; the service still lists it/],
  [
    { kind: "running-long", minutes: 90, typical: 50, watched: 7, bestOf: 3 },
    /90 min so far; best-of-3 matches take about 50 min \(7 observed\)/,
  ],
  [
    { kind: "running-long", minutes: 90, typical: 50, watched: 7, bestOf: null },
    /other matches take about/,
  ],
  [{ kind: "no-score", minutes: 60, typical: 50, watched: 7 }, /No score after 60 min/],
  [
    { kind: "contestant-missing", start: NOON, waitsFor: "SF-1" },
    /but SF-1, which feeds it, has not ended/,
  ],
  [{ kind: "contestant-missing", start: NOON, waitsFor: null }, /a contestant is not known yet/],
  [{ kind: "moved", from: NOON, to: "2026-01-25T12:30:00Z" }, /from 12:00 to 12:30/],
  [{ kind: "decided-not-over", winner: "Aino", listedUpcoming: true }, /still lists this match/],
  [{ kind: "decided-not-over", winner: "Aino", listedUpcoming: false }, /not locked this match/],
  [
    { kind: "corrected-late", from: result, to: { ...result, winner: null }, next: "F" },
    /from 2–1 \(Aino\) to 2–1 \(no winner\) after F had begun/,
  ],
  [{ kind: "corrected-late", from: result, to: result, next: null }, /the next match/],
  [{ kind: "score-withdrawn", scores: [2, null] }, /withdrew the score 2–0/],
  [{ kind: "unlocked" }, /unlocked this match/],
  [{ kind: "locked" }, /locked this match/],
  [{ kind: "score-too-high", score: 5, bestOf: 3 }, /5 is more than best of 3/],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: false }, /also plays LBR1-2/],
  [{ kind: "overlapping", contestant: "Aino", other, sameName: true }, /same name/],
  [
    { kind: "short-turnaround", contestant: "Aino", minutes: 4, other, estimated: false },
    /4 min after the end of LBR1-2/,
  ],
  [
    { kind: "short-turnaround", contestant: "Aino", minutes: -4, other, estimated: false },
    /no time after/,
  ],
  [
    { kind: "short-turnaround", contestant: "Aino", minutes: 4, other, estimated: true },
    /probably not finish in time/,
  ],
  [{ kind: "bye-with-two" }, /it has two contestants/],
  [{ kind: "slot-unfilled", feeder: "SF-1", contestant: "Aino" }, /SF-1 is decided: .*Aino/],
  [{ kind: "slot-unfilled", feeder: "SF-1", contestant: null }, /this slot is empty/],
  [{ kind: "advanced-without-winning", fault: "loser-advanced" }, /The loser by score advanced/],
  [{ kind: "last-seen", at: NOON }, /at 12:00/],
  [{ kind: "list-cut", list: "upcoming", horizon: NOON }, /nothing after 12:00/],
  [{ kind: "list-cut", list: "ended", horizon: NOON }, /goes back to 12:00/],
  [{ kind: "service-refused", outcome: "client-refused" }, /CLIENT_ID/],
  [
    { ...HELD, lost: "matches", count: 86, of: 89 },
    /^The service now sends 3 of 89 matches\. Showing data from 12:00\.$/,
  ],
  [
    { ...HELD, lost: "matches", count: 3, of: 4, list: "upcoming", site: "a.example" },
    /sends 1 of 4 upcoming matches of .*a\.example/,
  ],
  [
    { ...HELD, lost: "matches", count: 3, of: 4, list: "upcoming", hidden: true },
    /sends 1 of 4 hidden upcoming matches\./,
  ],
  [
    { ...HELD, lost: "scores", count: 3, of: 4, hidden: true },
    /the scores of 3 of 4 hidden matches\./,
  ],
  [
    { ...HELD, lost: "scores", count: 49, of: 64, decision: "keep" },
    /^The service no longer sends the scores of 49 of 64 matches\. .* decided to keep it\.$/,
  ],
  [
    { kind: "clocks-differ", minutes: 720, deletionRefused: true },
    /clock is 12 h ahead of the server's.*RETENTION_DAYS deletes nothing/,
  ],
  [
    { kind: "clocks-differ", minutes: -3, deletionRefused: false },
    /3 min behind the server's. Set the one that is wrong.$/,
  ],
  [
    { kind: "store-failing", state: "unreachable", unstoredChanges: 12 },
    /^PostgreSQL does not respond: .*DATABASE_URL.* 12 changes are not stored/,
  ],
  [{ kind: "store-failing", state: "full", unstoredChanges: 1 }, /disk is full.* 1 change is not/],
  [
    { kind: "store-failing", state: "read-only", unstoredChanges: 0 },
    /written.*data is not stored/,
  ],
  [{ kind: "store-failing", state: "missing", unstoredChanges: 0 }, /DATA_DIR/],
  [{ kind: "store-failing", state: "corrupt", unstoredChanges: 0 }, /npm run restore/],
  [{ kind: "store-failing", state: "failing", unstoredChanges: 0 }, /log/],
];

test.each(REASONS)("formats the reason %o", (reason, expected) => {
  expect(describeItemReason(sampleAttentionItem(reason), ENGLISH)).toMatch(expected);
  expect(describeItemReason(sampleAttentionItem(reason), FINNISH)).not.toMatch(/undefined|null/);
});

test("names several matches by number and group, without the score of one", () => {
  const many = sampleAttentionItem(
    { kind: "conflict", scores: [2, 1] },
    {
      matches: [sampleMatch({ id: "1" }), sampleMatch({ id: "2" })],
      place: {
        ...sampleAttentionItem({ kind: "locked" }).place,
        group: { number: 2, name: "North" },
      },
    },
  );
  expect(formatItemSubject(many, ENGLISH)).toMatch(/^2 matches of .*North/);
  expect(describeItemReason(many, ENGLISH)).not.toContain("2–1");
});

test("names the service when there is no match", () => {
  const refused = sampleAttentionItem(
    { kind: "service-refused", outcome: "client-refused" },
    { matches: [], place: { tournament: null, round: null, group: null, clientId: "desk-1" } },
  );
  expect([formatItemSubject(refused, ENGLISH), formatItemLocation(refused, ENGLISH)]).toEqual([
    "Match Data Service",
    "desk-1",
  ]);
});
