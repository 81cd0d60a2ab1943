import { expect, it } from "vitest";
import { formatWallTime, HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { publicationOf, TEST_NOW } from "#server/testing/test-publication.ts";
import { computePollInterval } from "./poll-interval.ts";

const BASE = 10 * SECOND;
const upcoming = (minutes: number) => ({
  upcoming: [wireMatch({ start: formatWallTime(TEST_NOW + minutes * MINUTE) })],
  ended: [],
});
const live = { upcoming: [], ended: [wireMatch({ start: formatWallTime(TEST_NOW - 5 * MINUTE) })] };
const ended = {
  upcoming: [],
  ended: [wireMatch({ start: formatWallTime(TEST_NOW), locked: "1" })],
};

it.each([
  ["a match is live and a viewer present", live, true, 3],
  ["a match is live and no viewer present", live, false, 10],
  ["a match begins in 30 minutes", upcoming(30), false, 10],
  ["a match is late", upcoming(-20), false, 10],
  ["a match begins in 31 minutes", upcoming(31), false, 60],
  ["a match begins in 31 minutes and a viewer is present", upcoming(31), true, 10],
  ["all matches have ended", ended, false, 60],
])("returns the expected interval when %s", (_, lists, watched, seconds) => {
  const { world } = publicationOf(lists);
  expect(computePollInterval({ base: BASE, world, watched, now: TEST_NOW })).toBe(seconds * SECOND);
});

it("returns a longer interval when the remaining matches can no longer be played", () => {
  const dead = wireMatch({ start: formatWallTime(TEST_NOW - 30 * HOUR) });
  const tournament = { ...wireTournament(), end: formatWallTime(TEST_NOW - 25 * HOUR) };
  const { world } = publicationOf({ upcoming: [{ ...dead, tournament }], ended: [] });
  expect(computePollInterval({ base: BASE, world, watched: false, now: TEST_NOW })).toBe(
    60 * SECOND,
  );
});

it("returns the configured interval before the first response", () => {
  expect(computePollInterval({ base: BASE, world: null, watched: true, now: TEST_NOW })).toBe(BASE);
});

it.each([
  [1, 1, 6],
  [3, 3, 18],
  [5, 3, 30],
  [30, 9, 60],
  [60, 18, 60],
  [600, 180, 600],
])("returns, for a configured interval of %i s, between %i s and %i s", (base, fast, slow) => {
  const at = (lists: typeof live, watched: boolean) =>
    computePollInterval({
      base: base * SECOND,
      world: publicationOf(lists).world,
      watched,
      now: TEST_NOW,
    });
  expect(at(live, true)).toBe(fast * SECOND);
  expect(at(ended, false)).toBe(slow * SECOND);
});
