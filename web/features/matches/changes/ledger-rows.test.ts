import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import { aino, CHANGE, corrected } from "#web/testing/sample-change.ts";
import { createLedgerRows } from "./ledger-rows.ts";

const score: ChangeView = { ...CHANGE, seq: 1, type: "score", from: [5, 3], to: [6, 3] };
const decided: ChangeView = {
  ...CHANGE,
  seq: 2,
  type: "decided",
  winner: aino,
  by: "clinched",
  scores: [6, 3],
};
const ended: ChangeView = { ...CHANGE, seq: 3, type: "ended", by: "clinched", scores: [6, 3] };
const conflict: ChangeView = { ...CHANGE, seq: 4, type: "conflict-raised" };

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
  const locked: ChangeView = { ...CHANGE, seq: 5, type: "locked" };
  expect(typesOf(ended, locked)).toEqual(["ended"]);
  expect(typesOf(score, locked)).toEqual(["score", "locked"]);
});

test("takes the scores of a corrected match from both results", () => {
  const change: ChangeView = Object.assign({}, CHANGE, corrected([1, 2], null));
  expect(createLedgerRows([change])[0]?.scores).toEqual({ from: [2, 1], to: [1, 2] });
});
