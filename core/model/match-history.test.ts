import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import type { Change, ChangeDetails, ResultSnapshot } from "./change.ts";
import { addChangesToHistories, NO_HISTORY } from "./match-history.ts";

const aino = { key: "aino", name: "Aino", country: "" };
const result = (...scores: number[]): ResultSnapshot => ({ scores, winner: null, draw: false });

const scored = (from: (number | null)[], to: number[]): ChangeDetails => ({
  type: "score",
  from,
  to,
});
const corrected = (from: number[], to: number[]): ChangeDetails => ({
  type: "corrected",
  from: result(...from),
  to: result(...to),
  state: "ended",
});

/** Returns the history of match `a/1` after these changes, one per millisecond. */
function after(...changes: readonly ChangeDetails[]) {
  const detected = changes.map((details, index) => {
    const change: Change = { ...details, match: "a/1", tournament: "a/cup" };
    return { at: NOON + index, change };
  });
  return addChangesToHistories(new Map(), detected).get("a/1");
}

test("returns the same map when there are no changes", () => {
  const before = new Map();
  expect(addChangesToHistories(before, [])).toBe(before);
});

test("records start, first and last score and end of a match", () => {
  const history = after(
    { type: "added" },
    { type: "started" },
    { type: "score", from: [null, 0], to: [1, 0] },
    { type: "score", from: [1, 0], to: [2, 0] },
    { type: "decided", winner: aino, by: "clinched", scores: [2, 0] },
    { type: "ended", by: "clinched", scores: [2, 0] },
    { type: "locked" },
  );
  expect(history).toEqual({
    ...NO_HISTORY,
    startedAt: NOON + 1,
    firstScoreAt: NOON + 2,
    lastScoreAt: NOON + 3,
    games: [0, 0],
    endedAt: NOON + 5,
    lockedAt: NOON + 6,
  });
});

test("leaves firstScoreAt null when the match already had a score", () => {
  expect(after({ type: "score", from: [1, 0], to: [2, 0] })?.firstScoreAt).toBeNull();
});

test.each<[string, readonly (0 | 1)[] | null, readonly ChangeDetails[]]>([
  ["one game each time", [1, 0], [scored([0, 0], [0, 1]), scored([0, 1], [1, 1])]],
  ["one game before it was seen", [1, 0], [scored([null, 1], [1, 1])]],
  ["a corrected result", [0, 0], [corrected([1, 0], [2, 0])]],
  ["two games before it was seen", null, [scored([1, 1], [2, 1])]],
  ["two games at once", null, [scored([0, 0], [1, 1]), scored([1, 1], [1, 2])]],
  ["a game that was taken back", null, [scored([0, 0], [1, 0]), corrected([1, 0], [0, 0])]],
  ["a missed game", [0, 1, 0], [scored([0, 0], [1, 0]), scored([1, 1], [2, 1])]],
  ["two missed games", null, [scored([0, 0], [1, 0]), scored([1, 2], [2, 2])]],
  ["a withdrawn score", null, [{ type: "score-withdrawn", from: [1, 0] }, scored([0, 0], [0, 1])]],
  ["three contestants", null, [scored([0, 0, 0], [1, 0, 0])]],
])("records the order of games after %s: %j", (_, games, changes) => {
  expect(after(...changes)?.games).toEqual(games);
});

test("clears a withdrawn score when a new score appears", () => {
  const withdrawn: ChangeDetails = { type: "score-withdrawn", from: [1, 0] };
  expect(after(withdrawn)?.scoreWithdrawn).toEqual({ from: [1, 0], at: NOON });
  expect(after(withdrawn, { type: "score", from: [0, 0], to: [1, 0] })?.scoreWithdrawn).toBeNull();
});

test("records a correction and a withdrawn score when an ended match loses its scores", () => {
  const history = after({ type: "corrected", from: result(2, 0), to: result(0, 0), state: "live" });
  expect(history?.corrected).toEqual({ from: result(2, 0), to: result(0, 0), at: NOON });
  expect(history?.scoreWithdrawn).toEqual({ from: [2, 0], at: NOON });
  for (const [from, to] of [
    [result(2, 0), result(2, 1)],
    [result(0, 0), result(0, 0)],
  ] as const) {
    expect(after({ type: "corrected", from, to, state: "ended" })?.scoreWithdrawn).toBeNull();
  }
});

test("records no move when the start was unknown before", () => {
  const planned = after({ type: "rescheduled", from: null, to: NOON });
  expect(planned).toEqual({ ...NO_HISTORY, plannedAt: NOON });
  const move = { from: NOON, to: NOON + 9 };
  expect(after({ type: "rescheduled", ...move })?.moved).toEqual({ ...move, at: NOON });
});

test("records the unlock until the match is locked again", () => {
  expect(after({ type: "unlocked" })?.unlockedAt).toBe(NOON);
  expect(after({ type: "unlocked" }, { type: "locked" })?.unlockedAt).toBeNull();
});

test("records the lock until the match is unlocked", () => {
  expect(after({ type: "locked" })?.lockedAt).toBe(NOON);
  expect(after({ type: "locked" }, { type: "unlocked" })?.lockedAt).toBeNull();
});

test("records the mark of a conflict until it is cleared", () => {
  const raised = { type: "conflict-raised" } as const;
  const score = { type: "score", from: [0, 0], to: [1, 0] } as const;
  expect(after(raised, score)?.conflictAt).toBe(NOON);
  expect(after(raised, { type: "conflict-cleared" })?.conflictAt).toBeNull();
});

test.each<ChangeDetails>([
  { type: "unscheduled", from: NOON },
  { type: "contestants-known", contestants: [aino] },
  { type: "replaced", from: aino, to: null },
])("records when its plan changed by $type", (change) => {
  expect(after({ type: "added" }, change)).toEqual({ ...NO_HISTORY, plannedAt: NOON + 1 });
});

test.each<ChangeDetails>([
  { type: "renamed", from: aino, to: aino },
  { type: "best-of", from: 3, to: 5 },
  { type: "conflict-cleared" },
  { type: "last-seen", at: NOON },
  { type: "withdrawn" },
  { type: "returned" },
])("does not record a change of type $type", (change) => {
  expect(after(change)).toEqual(NO_HISTORY);
});

test("clears startedAt when the start is withdrawn", () => {
  expect(after({ type: "started" }, { type: "start-withdrawn" })).toEqual(NO_HISTORY);
});
