import { expect, test } from "vitest";
import type { ChangeView } from "#core/contract/change.ts";
import { CHANGE, type ChangeDetails } from "#web/testing/sample-change.ts";
import type { LedgerRow } from "./ledger-rows.ts";
import { mergeRaceScores } from "./merge-race-scores.ts";

function sampleRow(seq: number, details: ChangeDetails, match = "a/1"): LedgerRow {
  const at = `2026-01-25T12:0${seq}:00Z`;
  const change: ChangeView = Object.assign({}, CHANGE, details, { seq, at, match });
  const scores = change.type === "score" ? { from: change.from, to: change.to } : null;
  const { tournament } = change;
  return { seq, at: Date.parse(at), match, tournament, change, scores, outcome: null };
}

const sampleScores = (
  seq: number,
  from: readonly number[],
  to: readonly number[],
  match?: string,
) => sampleRow(seq, { type: "score", from, to }, match);

const merge = (...rows: readonly LedgerRow[]) =>
  mergeRaceScores(rows.map((row) => ({ row }))).map(({ row }) => [
    row.seq,
    row.change.type,
    row.scores?.from.join(" "),
    row.scores?.to.join(" "),
  ]);

test("shows consecutive scores of a race as one row, with the newest time and the oldest scores", () => {
  const rows = merge(
    sampleScores(4, [2, 4, 1], [2, 5, 1]),
    sampleScores(3, [2, 3, 0], [2, 4, 1]),
    sampleScores(2, [1, 3, 0], [2, 3, 0]),
  );
  expect(rows).toEqual([[4, "score", "1 3 0", "2 5 1"]]);
});

test("begins another row of a race after any other change of it", () => {
  const rows = merge(
    sampleRow(6, { type: "started" }),
    sampleScores(5, [2, 0, 2], [3, 0, 2]),
    sampleScores(4, [2, 0, 1], [2, 0, 2]),
    sampleRow(3, { type: "locked" }),
    sampleScores(2, [1, 0, 1], [2, 0, 1]),
    sampleScores(1, [0, 0, 0], [1, 0, 1]),
  );
  expect(rows).toEqual([
    [6, "started", undefined, undefined],
    [5, "score", "2 0 1", "3 0 2"],
    [3, "locked", undefined, undefined],
    [2, "score", "0 0 0", "2 0 1"],
  ]);
});

test("leaves duels and the rows of other races between the scores of a race as they are", () => {
  const rows = merge(
    sampleScores(6, [1, 0, 0], [2, 0, 0]),
    sampleScores(5, [1, 0], [2, 0], "a/duel"),
    sampleScores(4, [0, 0, 5], [0, 1, 5], "a/other"),
    sampleScores(3, [0, 0], [1, 0], "a/duel"),
    sampleScores(2, [0, 0, 0], [1, 0, 0]),
  );
  expect(rows.map(([seq, , from]) => [seq, from])).toEqual([
    [6, "0 0 0"],
    [5, "1 0"],
    [4, "0 0 5"],
    [3, "0 0"],
  ]);
});

test("shows the last change of a race whose scores are again what they were", () => {
  const rows = merge(sampleScores(2, [3, 0, 0], [2, 0, 0]), sampleScores(1, [2, 0, 0], [3, 0, 0]));
  expect(rows).toEqual([[2, "score", "3 0 0", "2 0 0"]]);
});
