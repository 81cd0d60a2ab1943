import { expect, test } from "vitest";
import { NOON } from "#core/testing/model-match.ts";
import type { Change, ChangeDetails, ResultSnapshot } from "./change.ts";
import { addToHistories, NO_HISTORY } from "./match-history.ts";

const ref = { key: "aino", name: "Aino", country: "" };
const result = (...scores: number[]): ResultSnapshot => ({ scores, winner: null, draw: false });

/** What is known after these changes, one a millisecond. */
function after(...changes: readonly ChangeDetails[]) {
  const noted = changes.map((facts, index) => {
    const change: Change = { ...facts, match: "a/1", tournament: "a/cup" };
    return { at: NOON + index, change };
  });
  return addToHistories(new Map(), noted).get("a/1");
}

test("nothing new is the same map", () => {
  const before = new Map();
  expect(addToHistories(before, [])).toBe(before);
});

test("a match that is watched from its beginning to its end", () => {
  const history = after(
    { type: "added" },
    { type: "started" },
    { type: "score", from: [null, 0], to: [1, 0] },
    { type: "score", from: [1, 0], to: [2, 0] },
    { type: "decided", winner: ref, by: "clinched" },
    { type: "ended", by: "clinched" },
    { type: "locked" },
  );
  expect(history).toEqual({
    ...NO_HISTORY,
    startedAt: NOON + 1,
    firstScoreAt: NOON + 2,
    lastScoreAt: NOON + 3,
    endedAt: NOON + 5,
  });
});

test("a score that was there before says nothing of the first one", () => {
  expect(after({ type: "score", from: [1, 0], to: [2, 0] })?.firstScoreAt).toBeNull();
});

test("a withdrawn score stays so until one comes again", () => {
  const gone: ChangeDetails = { type: "score-withdrawn", from: [1, 0] };
  expect(after(gone)?.scoreWithdrawn).toEqual({ from: [1, 0], at: NOON });
  expect(after(gone, { type: "score", from: [0, 0], to: [1, 0] })?.scoreWithdrawn).toBeNull();
});

test("a score that goes after the end is a correction and a withdrawal", () => {
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

test("a start that becomes known was not moved", () => {
  expect(after({ type: "rescheduled", from: null, to: NOON })?.moved).toBeNull();
  expect(after({ type: "rescheduled", from: NOON, to: NOON + 9 })?.moved).toEqual({
    from: NOON,
    to: NOON + 9,
    at: NOON,
  });
});

test("unlocked until it is locked again", () => {
  expect(after({ type: "unlocked" })?.unlockedAt).toBe(NOON);
  expect(after({ type: "unlocked" }, { type: "locked" })?.unlockedAt).toBeNull();
});

test.each<ChangeDetails>([
  { type: "unscheduled", from: NOON },
  { type: "contestants-known", contestants: [ref] },
  { type: "replaced", from: ref, to: null },
  { type: "renamed", from: ref, to: ref },
  { type: "best-of", from: 3, to: 5 },
  { type: "conflict-raised" },
  { type: "conflict-cleared" },
  { type: "last-seen", at: NOON },
  { type: "withdrawn" },
  { type: "returned" },
])("$type leaves no trace", (change) => {
  expect(after(change)).toEqual(NO_HISTORY);
});

test("a start that was withdrawn is forgotten", () => {
  expect(after({ type: "started" }, { type: "start-withdrawn" })).toEqual(NO_HISTORY);
});
