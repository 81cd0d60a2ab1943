import { expect, it } from "vitest";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import { publicationOf, TEST_NOW } from "#server/testing/test-app.ts";
import { pollInterval } from "./poll-interval.ts";

const BASE = 10 * SECOND;
const wall = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");
const upcoming = (minutes: number) => ({
  upcoming: [wireMatch({ start: wall(TEST_NOW + minutes * MINUTE) })],
  ended: [],
});
const live = { upcoming: [], ended: [wireMatch({ start: wall(TEST_NOW - 5 * MINUTE) })] };
const over = { upcoming: [], ended: [wireMatch({ start: wall(TEST_NOW), locked: "1" })] };

it.each([
  ["live and watched", live, true, 3],
  ["live and not watched", live, false, 10],
  ["begins in half an hour", upcoming(30), false, 10],
  ["late", upcoming(-20), false, 10],
  ["begins later", upcoming(31), false, 60],
  ["begins later, and watched", upcoming(31), true, 10],
  ["all over", over, false, 60],
])("%s", (_, lists, watched, seconds) => {
  const { world } = publicationOf(lists);
  expect(pollInterval({ base: BASE, world, watched, now: TEST_NOW })).toBe(seconds * SECOND);
});

it("slows down when only matches are left that will not be played any more", () => {
  const dead = wireMatch({ start: wall(TEST_NOW - 30 * HOUR) });
  const tournament = { ...wireTournament(), end: wall(TEST_NOW - 25 * HOUR) };
  const { world } = publicationOf({ upcoming: [{ ...dead, tournament }], ended: [] });
  expect(pollInterval({ base: BASE, world, watched: false, now: TEST_NOW })).toBe(60 * SECOND);
});

it("is as configured before the first answer", () => {
  expect(pollInterval({ base: BASE, world: null, watched: true, now: TEST_NOW })).toBe(BASE);
});

it.each([
  [1, 1, 6],
  [3, 3, 18],
  [5, 3, 30],
  [30, 9, 60],
  [60, 18, 60],
  [600, 180, 600],
])("configured as %i s, it is %i s at the fastest, %i s at the slowest", (base, fast, slow) => {
  const at = (lists: typeof live, watched: boolean) =>
    pollInterval({
      base: base * SECOND,
      world: publicationOf(lists).world,
      watched,
      now: TEST_NOW,
    });
  expect(at(live, true)).toBe(fast * SECOND);
  expect(at(over, false)).toBe(slow * SECOND);
});
