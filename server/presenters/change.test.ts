import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { type Change, type ChangeDetails, ChangeSchema } from "#core/model/change.ts";
import { isPublicChange } from "#core/changes/public-change.ts";
import { presentChange } from "./change.ts";

const AT = Date.UTC(2026, 4, 9, 12);
const ISO = "2026-05-09T12:00:00Z";
const aino = { key: "aino-1", name: "Aino", country: "fi" };
const result = { scores: [2, null], winner: aino, draw: false };

const of = (details: ChangeDetails): Change => ({ ...details, match: "a/1", tournament: "a/cup" });

describe("presentChange", () => {
  it.each<ChangeDetails>([
    { type: "added" },
    { type: "contestants-known", contestants: [aino] },
    { type: "replaced", from: aino, to: null },
    { type: "renamed", from: aino, to: aino },
    { type: "started" },
    { type: "score", from: [0, null], to: [1, 0] },
    { type: "score-withdrawn", from: [1, 0] },
    { type: "decided", winner: null, by: "led", scores: [2, null] },
    { type: "ended", by: "clinched", scores: [2, 1] },
    { type: "ended", by: "clinched", scores: null },
    { type: "corrected", from: result, to: { ...result, winner: null }, state: "live" },
    { type: "best-of", from: 3, to: null },
    { type: "conflict-raised" },
    { type: "conflict-cleared" },
    { type: "locked" },
    { type: "unlocked" },
    { type: "withdrawn" },
    { type: "returned" },
  ])("presents %o with the same members", (details) => {
    expectView(details, details);
  });

  it.each<[ChangeDetails, object]>([
    [
      { type: "rescheduled", from: null, to: AT },
      { from: null, to: ISO },
    ],
    [{ type: "unscheduled", from: AT }, { from: ISO }],
    [{ type: "last-seen", at: AT }, { lastSeen: ISO }],
  ])("presents %o with ISO times", expectView);
});

/** Expects a view of these members, as the contract describes it. */
function expectView(details: ChangeDetails, expected: object): void {
  const view = presentChange({ seq: 7, at: AT, change: of(details) });
  const links = { page: "/matches/a/1", api: "/api/v1/matches/a/1" };
  const base = { seq: 7, at: ISO, match: "a/1", tournament: "a/cup", links, type: details.type };
  expect(view).toEqual({ ...base, ...expected });
  expect(z.encode(ChangeSchema, ChangeSchema.parse(view))).toEqual(view);
}

it("classifies changes of conflict and lock as visible to staff only", () => {
  const staffOnly = ["conflict-raised", "conflict-cleared", "locked", "unlocked"] as const;
  const types = ["score", "withdrawn", ...staffOnly] as const;
  expect(types.filter((type) => !isPublicChange({ type }))).toEqual(staffOnly);
});
