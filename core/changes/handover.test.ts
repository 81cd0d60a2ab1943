import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import type { ChangeDetails } from "#core/model/change.ts";
import { countHandoverChanges } from "./handover.ts";

const detected = (match: string, details: ChangeDetails) => ({
  at: NOON,
  change: { ...details, match, tournament: "a/cup" },
});

test("counts matches, not changes", () => {
  const moved: ChangeDetails = { type: "rescheduled", from: NOON, to: NOON + 1 };
  const result = { scores: [1, 0], winner: null, draw: false };
  const changes = [
    detected("1", moved),
    detected("1", moved),
    detected("2", moved),
    detected("1", { type: "started" }),
    detected("1", { type: "ended", by: "locked", scores: [2, 0] }),
    detected("3", { type: "ended", by: "locked", scores: [2, 0] }),
    detected("3", { type: "corrected", from: result, to: result, state: "ended" }),
    detected("4", { type: "locked" }),
  ];
  expect(countHandoverChanges(changes)).toEqual({ results: 2, moved: 2, started: 1, corrected: 1 });
  expect(countHandoverChanges([])).toEqual({ results: 0, moved: 0, started: 0, corrected: 0 });
});
