import { describe, expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { publicationOf, TEST_NOW } from "#server/testing/test-publication.ts";
import { computePollTimes } from "./poll-times.ts";

type Lists = Parameters<typeof publicationOf>[0];

const upcoming = (minutes: number): Lists => ({
  upcoming: [wireMatch({ start: formatWallTime(TEST_NOW + minutes * MINUTE) })],
  ended: [],
});
const live = { upcoming: [], ended: [wireMatch({ start: formatWallTime(TEST_NOW - 5 * MINUTE) })] };
const ended = {
  upcoming: [],
  ended: [wireMatch({ start: formatWallTime(TEST_NOW), locked: "1" })],
};
/** Its last match can no longer be played. */
const abandoned = {
  upcoming: [
    wireMatch({
      start: formatWallTime(TEST_NOW - 30 * HOUR),
      tournament: { ...wireTournament(), end: formatWallTime(TEST_NOW - 25 * HOUR) },
    }),
  ],
  ended: [],
};

interface Situation {
  /** The configured interval in seconds; 10 by default. */
  readonly base?: number;
  /** `null` before the first response, which is the default. */
  readonly lists?: Lists | null;
  readonly isWatched?: boolean;
  readonly isCalm?: boolean;
  /** `null` after a success, which is the default. */
  readonly outcome?: FailedOutcome | null;
  /** Failed polls in a row; 1 by default. */
  readonly failures?: number;
  readonly retryAfter?: number | null;
  /** 0.5 by default. */
  readonly random?: number;
}

/** Returns interval and wait of a situation, in seconds. */
function timesIn(situation: Situation) {
  const { base = 10, lists = null, isWatched = false, isCalm = false } = situation;
  const { outcome = null, failures = 1, retryAfter = null, random = 0.5 } = situation;
  const failure = outcome === null ? null : { outcome, message: "", retryAfter };
  const world = lists === null ? null : publicationOf(lists).world;
  const { interval, wait } = computePollTimes(
    { since: 0, failure, failures, random },
    { base: base * SECOND, world, isWatched, isCalm, now: TEST_NOW },
  );
  return { interval: interval / SECOND, wait: wait / SECOND };
}

describe("computePollTimes after a success", () => {
  it.each<[string, Situation, number]>([
    ["a match is live and a viewer present", { lists: live, isWatched: true }, 3],
    [
      "that is so but the service must be spared",
      { lists: live, isWatched: true, isCalm: true },
      10,
    ],
    ["a match is live and no viewer present", { lists: live }, 10],
    ["a match begins in 30 minutes", { lists: upcoming(30) }, 10],
    ["a match is late", { lists: upcoming(-20) }, 10],
    ["a match begins in 31 minutes", { lists: upcoming(31) }, 60],
    ["that is so and a viewer is present", { lists: upcoming(31), isWatched: true }, 10],
    [
      "that is so but the service must be spared",
      { lists: upcoming(31), isWatched: true, isCalm: true },
      60,
    ],
    ["all matches have ended", { lists: ended }, 60],
    ["the remaining matches can no longer be played", { lists: abandoned }, 60],
    ["nothing was received yet", { lists: null, isWatched: true }, 10],
  ])("returns the expected interval when %s", (_, situation, seconds) => {
    expect(timesIn(situation)).toEqual({ interval: seconds, wait: seconds });
  });

  it.each([
    [1, 1, 6],
    [3, 3, 18],
    [5, 3, 30],
    [30, 9, 60],
    [60, 18, 60],
    [600, 180, 600],
  ])("returns, for a configured interval of %i s, between %i s and %i s", (base, fast, slow) => {
    expect(timesIn({ base, lists: live, isWatched: true }).wait).toBe(fast);
    expect(timesIn({ base, lists: ended }).wait).toBe(slow);
  });
});

describe("computePollTimes after a failure", () => {
  it.each<[FailedOutcome, Situation, number]>([
    ["http-error", { random: 0 }, 10],
    ["http-error", { random: 0.9 }, 18],
    ["connection-lost", { failures: 4 }, 80],
    ["answer-timeout", { failures: 100 }, 150],
    ["rate-limited", { retryAfter: 2 * MINUTE }, 120],
    ["client-refused", { random: 0 }, 270],
    ["client-refused", { failures: 9 }, 300],
    ["service-error", {}, 10],
    ["client-refused", { retryAfter: 15 * MINUTE, random: 0 }, 900],
    ["http-error", { lists: ended, failures: 4 }, 80],
  ])("returns the expected wait after %s with %j", (outcome, situation, seconds) => {
    expect(timesIn({ outcome, ...situation }).wait).toBeCloseTo(seconds);
  });

  it.each<[FailedOutcome, Situation, number]>([
    ["http-error", { random: 0.99 }, 19.8],
    ["connection-lost", { failures: 100, random: 0.9999 }, 29.997],
    ["client-refused", { failures: 9 }, 15],
    ["service-error", { failures: 9, random: 0 }, 10],
    ["rate-limited", { retryAfter: 2 * MINUTE }, 120],
  ])(
    "returns at most 30 s while urgent, unless Retry-After is longer: %s, %j",
    (outcome, situation, seconds) => {
      for (const urgent of [
        { isWatched: true, isCalm: true },
        { lists: live },
        { lists: upcoming(30) },
      ]) {
        expect(timesIn({ outcome, ...situation, ...urgent }).wait).toBeCloseTo(seconds);
      }
    },
  );

  it.each([
    ["at least one interval and at most three while urgent", 1, true, 3],
    ["at most three intervals while urgent", 10, true, 30],
    ["at most 30 s while urgent", 20, true, 30],
    ["the interval if it is longer than 30 s while urgent", 60, true, 60],
    ["never less than the interval", 60, false, 330],
  ])("returns %s (%i s)", (_, base, isWatched, most) => {
    for (let failures = 1; failures < 50; failures += 1) {
      const random = (failures % 10) / 10;
      const common = { base, failures, isWatched };
      const { wait } = timesIn({ ...common, outcome: "client-refused", random });
      expect(wait).toBeGreaterThanOrEqual(base);
      expect(wait).toBeLessThanOrEqual(most);
      const shortest = { ...common, outcome: "http-error", retryAfter: 5, random: 0 } as const;
      expect(timesIn(shortest).wait).toBe(base);
    }
  });
});
