import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { derived, match, NOON } from "#core/testing/model-match.ts";
import { type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import { learnDurations } from "./match-durations.ts";

/** A match of so many minutes, watched from noon on. */
function watched(minutes: number, change: Partial<MatchHistory> = {}): MatchHistory {
  return {
    ...NO_HISTORY,
    startedAt: NOON,
    firstScoreAt: NOON + MINUTE,
    lastScoreAt: NOON + minutes * MINUTE,
    endedAt: NOON + minutes * MINUTE,
    ...change,
  };
}

/** What is learnt from these, all of one kind. */
function learnt(histories: readonly MatchHistory[], other = match("x")) {
  const keys = histories.map((_, index) => `a.example/${index}`);
  const matches = keys.map((key, index) => [key, derived(match(`${index}`))] as const);
  const byKey = histories.map((history, index) => [`a.example/${index}`, history] as const);
  return learnDurations(new Map(matches), new Map(byKey))(other);
}

const FIVE = [40, 20, 30, 50, 10].map((minutes) => watched(minutes));

test("the median and the longest of five and more", () => {
  expect(learnt(FIVE)).toEqual({ typical: 30 * MINUTE, longest: 50 * MINUTE, watched: 5 });
});

test("nothing of fewer", () => {
  expect(learnt(FIVE.slice(1))).toBeNull();
});

test.each<Partial<MatchHistory>>([
  { startedAt: null },
  { firstScoreAt: null },
  { lastScoreAt: null },
  { endedAt: null },
  // Noticed at once, after a pause of ours.
  { firstScoreAt: NOON },
])("nothing of a match not watched from first to last score: %o", (change) => {
  expect(learnt([...FIVE.slice(1), watched(30, change)])).toBeNull();
});

test("another tournament of the game stands in, another best-of does not", () => {
  const { tournament } = match("x");
  const elsewhere = { ...tournament, key: "a.example/other" };
  expect(learnt(FIVE, match("x", { tournament: elsewhere }))?.watched).toBe(5);
  expect(learnt(FIVE, match("x", { bestOf: 5 }))).toBeNull();
});
