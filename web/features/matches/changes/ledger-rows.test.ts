import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import { createLedgerRows } from "./ledger-rows.ts";

const links = { page: "/matches/a/1", api: "/api/v1/matches/a/1" };
const base = { at: "2026-01-25T12:00:00Z", match: "a/1", tournament: "a/cup", links };
const aino = { key: "aino-1", name: "Aino", country: "fi" };
const score: ChangeView = { ...base, seq: 1, type: "score", from: [5, 3], to: [6, 3] };
const decided: ChangeView = {
  ...base,
  seq: 2,
  type: "decided",
  winner: aino,
  by: "clinched",
  scores: [6, 3],
};
const ended: ChangeView = { ...base, seq: 3, type: "ended", by: "clinched", scores: [6, 3] };
const conflict: ChangeView = { ...base, seq: 4, type: "conflict-raised" };

test("shows the end of a match, its outcome and its last score in one row", () => {
  const rows = createLedgerRows([score, decided, ended]);
  expect(rows).toMatchObject([
    { seq: 3, change: { type: "ended" }, scores: { from: [5, 3], to: [6, 3] } },
  ]);
  expect(rows[0]?.outcome?.winner?.name).toBe("Aino");
});

test("shows other changes of the same time in rows of their own", () => {
  const types = createLedgerRows([score, conflict]).map(({ change }) => change.type);
  expect(types).toEqual(["score", "conflict-raised"]);
  expect(createLedgerRows([conflict])[0]).toMatchObject({ scores: null, outcome: null });
});

const typesOf = (...group: Parameters<typeof createLedgerRows>[0]) =>
  createLedgerRows(group).map(({ change }) => change.type);

test("leaves out that a match was locked when it ended", () => {
  const locked: ChangeView = { ...base, seq: 5, type: "locked" };
  expect(typesOf(ended, locked)).toEqual(["ended"]);
  expect(typesOf(score, locked)).toEqual(["score", "locked"]);
});

test("takes the scores of a corrected match from both results", () => {
  const corrected: ChangeView = {
    ...base,
    seq: 5,
    type: "corrected",
    from: { scores: [2, 1], winner: aino, draw: false },
    to: { scores: [1, 2], winner: null, draw: false },
    state: "ended",
  };
  expect(createLedgerRows([corrected])[0]?.scores).toEqual({ from: [2, 1], to: [1, 2] });
});
