import { expect, test } from "vitest";
import type { AttentionReasonView } from "#core/contract/attention.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { sampleAttentionItem } from "#web/testing/sample-attention-item.ts";
import {
  describeItemReason,
  formatItemAge,
  formatItemName,
  formatItemSubject,
} from "./format-attention-item.ts";

const NOON = "2026-01-25T12:00:00Z";
const ENGLISH = { messages: en.common, desk: en.desk, venue: sampleVenue };
const LBR1 = { match: "a/2", name: "LBR1-2" };

// The sentence of each reason: core/i18n/attention-reasons.test.ts.
test.each<[AttentionReasonView, RegExp]>([
  [{ kind: "conflict", scores: [2, -1] }, /as disputed .*\. Score there: 2–DQ\./],
  [{ kind: "conflict", scores: [null, null] }, /as disputed [^.]*\.$/],
  [{ kind: "score-withdrawn", scores: [2, null] }, /withdrew the score 2–0/],
  [{ kind: "moved", from: NOON, to: "2026-01-26T12:30:00Z" }, /from 12:00 to Mon 12:30/],
  [
    { kind: "short-turnaround", contestant: "Aino", minutes: -4, other: LBR1, estimated: false },
    /no time after/,
  ],
])("formats times and scores in the reason %o", (reason, expected) => {
  expect(describeItemReason(sampleAttentionItem(reason), ENGLISH)).toMatch(expected);
});

test("names the time since which a match is disputed", () => {
  const item = sampleAttentionItem({ kind: "conflict", scores: [2, 1] }, { since: NOON });
  expect(describeItemReason(item, ENGLISH)).toBe(
    "The service has marked this match as disputed (flag “conflict”) since 12:00. Score there: 2–1.",
  );
});

test.each([
  ["LBR2-5", 1, "Waits for LBR2-5"],
  ["LBR2-5", 2, "Waits for LBR2-5, …"],
  [null, 1, "Contestant missing"],
])("names an item with an open slot that waits for %s, in %d matches, “%s”", (...given) => {
  const [waitsFor, count, name] = given;
  const matches = Array.from({ length: count }, () => sampleMatch());
  const reason = { kind: "contestant-missing", start: NOON, waitsFor } as const;
  expect(formatItemName(sampleAttentionItem(reason, { matches }), en.desk)).toBe(name);
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
  expect(formatItemSubject(refused, ENGLISH)).toBe("Match Data Service");
});

test("names the contestant or the station that has two matches", () => {
  const twice = { kind: "overlapping", contestant: "Aino", other: LBR1, sameName: false } as const;
  expect(formatItemSubject(sampleAttentionItem(twice), ENGLISH)).toBe("Aino");
  const times = { start: NOON, otherStart: NOON };
  const station = { kind: "two-on-one", station: "4", other: LBR1, ...times } as const;
  expect(formatItemSubject(sampleAttentionItem(station), ENGLISH)).toBe("Station \u20684\u2069");
});

test.each([
  [null, ""],
  ["2026-01-25T12:01:00Z", ""],
  ["2026-01-25T12:00:40Z", "0 min"],
  ["2026-01-25T11:48:00Z", "12 min"],
  ["2026-01-25T10:56:00Z", "1 h 4"],
  ["2026-01-23T11:00:00Z", "2 d"],
])("formats the age of an item since %s as “%s”", (since, age) => {
  const item = sampleAttentionItem({ kind: "locked" }, { since });
  expect(formatItemAge(item, en.desk, Date.parse(NOON))).toBe(age);
});
