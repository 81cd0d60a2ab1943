import { expect, test } from "vitest";
import type { StaffActView } from "#core/contract/staff-act.ts";
import { foldUndoings } from "./ledger.ts";

function sampleAct(number: number, undoes: number | null = null): StaffActView {
  return {
    type: "annotation",
    number,
    undoes,
    kind: "station",
    scope: "a/1",
    value: "4",
    before: null,
    who: "Anna",
    at: "2026-01-25T12:00:00Z",
    about: null,
    refersTo: null,
    isPublic: true,
  };
}

/** Returns the numbers of the shown acts, newest first, and "UNDONE by UNDOING". */
function fold(...acts: readonly StaffActView[]) {
  const folded = foldUndoings(acts);
  const undone = Array.from(folded.undoings, ([number, by]) => `${number} by ${by.number}`);
  return [folded.acts.map(({ number }) => number), undone];
}

test("shows an act and its undoing as one", () => {
  expect(fold(sampleAct(3, 1), sampleAct(2), sampleAct(1))).toEqual([[2, 1], ["1 by 3"]]);
});

test("shows an undoing that was undone as an act, and the first act as not undone", () => {
  expect(fold(sampleAct(3, 2), sampleAct(2, 1), sampleAct(1))).toEqual([[2, 1], ["2 by 3"]]);
});

test("shows an undoing of an act that is too old to be listed", () => {
  expect(fold(sampleAct(9, 1), sampleAct(8))).toEqual([[9, 8], []]);
});
