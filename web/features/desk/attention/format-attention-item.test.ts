import { expect, test } from "vitest";
import type { AttentionReasonView } from "#core/contract/attention.ts";
import { en } from "#core/i18n/en/start.ts";
import { enDesk } from "#core/i18n/en/desk.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import {
  formatItemSubject,
  formatItemLocation,
  describeItemReason,
} from "./format-attention-item.ts";

const NOON = "2026-01-25T12:00:00Z";
const ENGLISH = { messages: en, desk: enDesk, venue: sampleVenue };
const LBR1 = { match: "a/2", name: "LBR1-2" };

// The sentence of each reason: core/i18n/attention-reasons.test.ts.
test.each<[AttentionReasonView, RegExp]>([
  [{ kind: "conflict", scores: [2, -1] }, /in conflict\. Score there: 2–DQ\./],
  [{ kind: "conflict", scores: [null, null] }, /in conflict\.$/],
  [{ kind: "score-withdrawn", scores: [2, null] }, /withdrew the score 2–0/],
  [{ kind: "moved", from: NOON, to: "2026-01-26T12:30:00Z" }, /from 12:00 to Mon 12:30/],
  [
    { kind: "short-turnaround", contestant: "Aino", minutes: -4, other: LBR1, estimated: false },
    /no time after/,
  ],
])("formats times and scores in the reason %o", (reason, expected) => {
  expect(describeItemReason(sampleAttentionItem(reason), ENGLISH)).toMatch(expected);
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
  expect(formatItemSubject(many, ENGLISH)).toMatch(/^2 matches in .*North/);
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
