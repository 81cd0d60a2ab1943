import { expect, test } from "vitest";
import type { ServiceRecordView } from "#core/contract/service-record.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { describeServiceRecord } from "./service-record-entry.tsx";

const format = {
  desk: en.desk,
  messages: en.deskRecords.changes.records,
  venue: sampleVenue,
};
const base = { number: 1, who: "Matchdesk", at: "2026-01-25T12:30:00Z", tournaments: [] };
const outage = {
  host: "football.example.org",
  clientId: "desk",
  outcome: "http-error",
  since: "2026-01-25T12:18:10Z",
} as const;
const hold = {
  id: "scores a.example",
  since: "2026-01-25T12:29:00Z",
  dataAt: "2026-01-25T12:28:00Z",
  lost: "scores",
  list: null,
  site: "a.example",
  tournament: null,
  isHidden: false,
  count: 3,
  of: 4,
} as const;
const cups = [
  { key: "a.example/cup", title: "Cup" },
  { key: "a.example/league", title: "League" },
];
const held = { ...hold, tournaments: [] };

test.each<[ServiceRecordView, string]>([
  [
    { ...base, type: "outage", isOver: false, outage },
    "No answer|football.example.org||HTTP error|since 12:18|Matchdesk",
  ],
  [
    { ...base, type: "outage", isOver: true, outage },
    "Responds again|football.example.org|HTTP error|after 12 min||Matchdesk",
  ],
  [
    { ...base, type: "hold", isOver: false, hold: held, tournaments: cups },
    "Data held|a.example||3 of 4 matches without scores|since 12:29|2 tournaments",
  ],
  [
    {
      ...base,
      type: "hold",
      isOver: true,
      hold: { ...held, site: null },
      tournaments: cups.slice(0, 1),
    },
    "No longer held|Match Data Service|3 of 4 matches without scores|after 1 min||Cup",
  ],
])("describes %j as %j", (record, expected) => {
  const { kind, subject, was, now, effect, place } = describeServiceRecord(record, format);
  expect([kind, subject, was, now, effect, place].join("|")).toBe(expected);
});
