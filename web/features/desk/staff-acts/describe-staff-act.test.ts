import { expect, test } from "vitest";
import type { ClaimActView, StaffActView } from "#core/contract/staff-act.ts";
import * as en from "#core/i18n/en/pages.ts";
import { sampleVenue } from "#core/testing/sample-venue.ts";
import { plain } from "#web/testing/sample-change.ts";
import { describeStaffAct } from "./describe-staff-act.ts";

const format = { desk: en.desk, changes: en.deskRecords.changes, venue: sampleVenue };
const about = {
  name: "UB1",
  page: null,
  contestants: [],
  sources: [],
  code: "UB1",
  tournament: null,
};
const numbers = { number: 1, undoes: null };
const written = {
  ...numbers,
  scope: "a/1",
  who: "Ville",
  at: "2026-01-25T12:00:00Z",
  isPublic: true,
};
const claim: ClaimActView = {
  ...numbers,
  type: "claim",
  id: "conflict a/1",
  kind: "conflict",
  state: "taken",
  who: "Ville",
  by: "Ville",
  note: "",
  until: null,
  at: "2026-01-25T12:00:00Z",
  about,
};
const annotation = { type: "annotation", ...written, about, refersTo: null } as const;

test.each<[StaffActView, string]>([
  [{ ...annotation, kind: "station", value: "9", before: "7" }, "changed|UB1|Station|7|9"],
  [{ ...annotation, kind: "station", value: null, before: "7" }, "cleared|UB1|Station|7|"],
  [
    { ...annotation, kind: "wall-message", about: null, scope: "", value: "Lunch", before: null },
    "entered||Message on walls||Lunch",
  ],
  [
    {
      ...annotation,
      kind: "channel",
      scope: "stage",
      about: null,
      refersTo: about,
      value: { match: "a/1", swapped: false, score: null },
      before: { match: "a/2", swapped: false, score: null },
    },
    "changed|stage|Channel||UB1",
  ],
  [
    {
      ...annotation,
      kind: "held-data",
      scope: "scores a/cup",
      value: { decision: "accept", since: 1 },
      before: { decision: "keep", since: 1 },
    },
    "accepted the new data|UB1|||",
  ],
  [
    {
      ...annotation,
      kind: "held-data",
      scope: "matches",
      about: null,
      value: { decision: "keep", since: 1 },
      before: null,
    },
    "kept the old data||||",
  ],
  [claim, "claimed|UB1|Conflict||"],
  [{ ...claim, who: "Anna" }, "handed over|UB1|Conflict||to Anna"],
  [
    { ...claim, state: "snoozed", until: "2026-01-25T12:30:00Z" },
    "snoozed|UB1|Conflict||until 12:30",
  ],
  [{ ...claim, state: "open" }, "gave back|UB1|Conflict||"],
  [{ ...claim, state: "done", about: null }, "marked as done||Conflict||"],
  [{ ...claim, kind: "of-a-newer-version" }, "claimed|UB1|||"],
])("describes %j as %j", (act, expected) => {
  const { verb, subject, kind, was, now } = describeStaffAct(act, format);
  expect(plain([verb, subject, kind, was, now].join("|"))).toBe(expected);
});
