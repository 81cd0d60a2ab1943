import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { derived, entries, match, NOON } from "#core/testing/model-match.ts";
import { type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import { createDurationEstimator } from "./match-durations.ts";

/** Creates the history of a match observed for this many minutes from noon on. */
function observed(minutes: number, change: Partial<MatchHistory> = {}): MatchHistory {
  return {
    ...NO_HISTORY,
    startedAt: NOON,
    firstScoreAt: NOON + MINUTE,
    lastScoreAt: NOON + minutes * MINUTE,
    endedAt: NOON + minutes * MINUTE,
    ...change,
  };
}

/** Learns from matches of one tournament and best-of with these histories; estimates `other`. */
function estimate(histories: readonly MatchHistory[], other = match("x"), observedOf = match) {
  const keys = histories.map((_, index) => `a.example/${index}`);
  const matches = keys.map((key, index) => [key, derived(observedOf(`${index}`))] as const);
  const byKey = histories.map((history, index) => [`a.example/${index}`, history] as const);
  return createDurationEstimator(new Map(matches), new Map(byKey))(other);
}

const walkover = (id: string) => match(id, { entries: entries("Aino 2", "Bo -1") });

const FIVE = [40, 20, 30, 50, 10].map((minutes) => observed(minutes));

test("returns median and maximum of at least five durations", () => {
  expect(estimate(FIVE)).toEqual({ typical: 30 * MINUTE, longest: 50 * MINUTE, watched: 5 });
});

test("rounds durations to minutes, because the moments of polls differ by seconds", () => {
  const late = FIVE.map((history) => ({
    ...history,
    lastScoreAt: (history.lastScoreAt ?? 0) + 45,
  }));
  expect(estimate(late)).toEqual(estimate(FIVE));
});

test("returns null with fewer than five durations", () => {
  expect(estimate(FIVE.slice(1))).toBeNull();
});

test.each<Partial<MatchHistory>>([
  { startedAt: null },
  { firstScoreAt: null },
  { lastScoreAt: null },
  { endedAt: null },
  // A walkover, entered a minute after the start.
  { lastScoreAt: NOON + MINUTE },
  // Start and first score were detected at once, after a pause of Matchdesk.
  { firstScoreAt: NOON },
])("ignores a match that was not observed from first to last score: %o", (change) => {
  expect(estimate([...FIVE.slice(1), observed(30, change)])).toBeNull();
});

test("ignores walkovers, in which a contestant is disqualified", () => {
  expect(estimate(FIVE, match("x"), walkover)).toBeNull();
});

test("falls back to another tournament of the game title, but not to another best-of", () => {
  const { tournament } = match("x");
  const elsewhere = { ...tournament, key: "a.example/other" };
  expect(estimate(FIVE, match("x", { tournament: elsewhere }))?.watched).toBe(5);
  expect(estimate(FIVE, match("x", { bestOf: 5 }))).toBeNull();
});
