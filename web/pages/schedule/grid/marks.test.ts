import { expect, test } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { planDay } from "#core/schedule/plan-day.ts";
import { afterNoon, SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
import { findBookedLines, findHooks } from "./marks.ts";

const NOW = SAMPLE_NOON;
const VIEW = { from: NOW - HOUR, to: NOW + 4 * HOUR };

/** Creates a match of 40 usual minutes that starts some minutes after noon. */
function matchAt(station: string, minutes: number, change: Partial<MatchView> = {}): MatchView {
  const id = `${station}-${minutes}`;
  const slots = [slot(`${id} left`), slot(`${id} right`)];
  const start = afterNoon(minutes);
  return sampleMatch({ id, start, usualMinutes: 40, station, slots, ...change });
}

function toMinutes(at: number): number {
  return (at - NOW) / MINUTE;
}

function hooksOf(...matches: readonly MatchView[]) {
  return planDay(matches, NOW).lanes.flatMap(({ blocks }) =>
    findHooks(blocks, VIEW, NOW).map(({ from, to }) => [toMinutes(from), toMinutes(to)]),
  );
}

/** Returns ends, time and label of each line. */
function linesOf(...matches: readonly MatchView[]) {
  const { lanes, clashes } = planDay(matches, NOW);
  return findBookedLines(lanes, clashes, VIEW).map(({ upper, lower, at, name, label }) => [
    `${upper.lane} ${lower.lane} at ${toMinutes(at)} ${name}`,
    label === null ? null : `in ${label.lane} to ${toMinutes(label.to)}`,
  ]);
}

const AINO = { slots: [slot("Aino"), slot("Bo")] };
const AINO_TOO = { slots: [slot("Cid"), slot("Aino")] };

test("returns a hook from the old to the new start of matches that were pushed", () => {
  const moved = { from: afterNoon(30), at: afterNoon(-10) };
  expect(hooksOf(matchAt("1", 15, { expected: afterNoon(42) }))).toEqual([[15, 42]]);
  expect(hooksOf(matchAt("1", 60, { moved }))).toEqual([[30, 60]]);
  expect(hooksOf(matchAt("1", 60, { moved, expected: afterNoon(80) }))).toEqual([[60, 80]]);
});

test("returns no hook for matches on time, moved earlier, or long ago", () => {
  const moved = { from: afterNoon(30), at: afterNoon(-10) };
  expect(hooksOf(matchAt("1", 15))).toEqual([]);
  expect(hooksOf(matchAt("1", 20, { moved }))).toEqual([]);
  expect(hooksOf(matchAt("1", 60, { moved: { ...moved, at: afterNoon(-121) } }))).toEqual([]);
});

test("returns no hook if one of the starts is not in view, or was never listed", () => {
  expect(hooksOf(matchAt("1", -61, { expected: afterNoon(42) }))).toEqual([]);
  expect(hooksOf(matchAt("1", 200, { expected: afterNoon(240) }))).toEqual([]);
  expect(hooksOf(matchAt("1", 0, { start: null, expected: afterNoon(42) }))).toEqual([]);
});

test("returns one line between the blocks of a contestant at one time, in their lanes", () => {
  const between = matchAt("2", -60);
  expect(linesOf(matchAt("3", 80, AINO_TOO), between, matchAt("1", 60, AINO))).toEqual([
    ["0 2 at 90 Aino", "in 1 to 240"],
  ]);
});

test("returns a label only where a lane between has neither a block nor words beside the line", () => {
  const pair = [matchAt("1", 60, AINO), matchAt("4", 80, AINO_TOO)];
  expect(linesOf(...pair, matchAt("2", 70), matchAt("3", 150))).toEqual([
    ["0 3 at 90 Aino", "in 2 to 150"],
  ]);
  expect(linesOf(...pair, matchAt("2", 70))).toEqual([["0 2 at 90 Aino", null]]);
  expect(linesOf(...pair, matchAt("2", 50))).toEqual([["0 2 at 90 Aino", null]]);
  expect(linesOf(...pair)).toEqual([["0 1 at 90 Aino", null]]);
});

test("returns no label on a tablet, where it is in the blocks", () => {
  const { lanes, clashes } = planDay(
    [matchAt("1", 60, AINO), matchAt("2", -60), matchAt("3", 80, AINO_TOO)],
    NOW,
  );
  const tablet = { from: VIEW.from, to: VIEW.from + 3.5 * HOUR };
  expect(findBookedLines(lanes, clashes, tablet)).toMatchObject([{ label: null }]);
});

test("returns no line within a lane, nor between blocks that are not in view at one time", () => {
  expect(linesOf(matchAt("1", 0, AINO), matchAt("1", 20, AINO_TOO))).toEqual([]);
  const later = { ...AINO_TOO, expected: afterNoon(60) };
  expect(linesOf(matchAt("1", 0, AINO), matchAt("2", 20, later))).toEqual([]);
  expect(linesOf(matchAt("1", 230, AINO), matchAt("2", 245, AINO_TOO))).toEqual([]);
});
