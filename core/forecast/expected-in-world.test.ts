import { expect, test } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import { derived, ENDED, LIVE, match, NOON } from "#core/testing/model-match.ts";
import { createAttentionWorld } from "#core/testing/attention-world.ts";
import { getExpectedStarts, getUsualMinutes } from "./expected-in-world.ts";
import { NO_HISTORY } from "#core/model/match-history.ts";

/**
 * Creates a world with `count` ended matches of 30 minutes, a live match, and one that it feeds.
 */
function worldAfter(count: number) {
  const ended = Array.from({ length: count }, (_, index) =>
    derived(match(`ended${index}`, { entries: [], start: NOON - 60 * MINUTE }), { status: ENDED }),
  );
  const final = { place: "final", code: "F", match: "a.example/final" };
  const semi = derived(match("semi", { entries: [], start: NOON - 30 * MINUTE }), {
    status: LIVE,
    winnerTo: final,
  });
  const fed = derived(match("final", { entries: [], start: NOON }));
  const histories = ended.map(({ match: { key } }) => {
    const startedAt = NOON - 60 * MINUTE;
    const endedAt = startedAt + 30 * MINUTE;
    const seen = { startedAt, firstScoreAt: startedAt + 1, lastScoreAt: endedAt, endedAt };
    return [key, { ...NO_HISTORY, ...seen }] as const;
  });
  const liveHistory = { ...NO_HISTORY, startedAt: NOON - 10 * MINUTE };
  return {
    ...createAttentionWorld([...ended, semi, fed], { now: NOON }),
    histories: new Map([...histories, ["a.example/semi", liveHistory]]),
  };
}

test("expects a match to start when its feeder has taken the typical duration", () => {
  const starts = getExpectedStarts(worldAfter(5));
  expect([...starts]).toEqual([["a.example/final", NOON + 20 * MINUTE]]);
});

test("uses the listed start of a live match whose actual start is unknown", () => {
  const world = worldAfter(5);
  const histories = new Map([...world.histories].filter(([key]) => key !== "a.example/semi"));
  expect(getExpectedStarts({ ...world, histories })).toEqual(new Map());
  const at = NOON + 15 * MINUTE;
  const starts = getExpectedStarts({ ...world, histories, now: at });
  expect([...starts]).toEqual([["a.example/final", at]]);
});

test("returns nothing with fewer than five observed matches", () => {
  expect(getExpectedStarts(worldAfter(4)).size).toBe(0);
});

test("derives the starts once per world", () => {
  const world = worldAfter(5);
  expect(getExpectedStarts(world)).toBe(getExpectedStarts(world));
});

test("returns the typical minutes of a match only if enough such matches were observed", () => {
  expect(getUsualMinutes(worldAfter(5), match("final"))).toBe(30);
  expect(getUsualMinutes(worldAfter(4), match("final"))).toBeNull();
});
