/** Tournaments of several brackets and groups, polled through their whole course. */
import { describe, expect, it } from "vitest";
import { checkFirstPolls, checkLater, checkWatched } from "#core/testing/courses/check-modes.ts";
import type { Course } from "#core/testing/courses/course.ts";
import {
  playBracketPools,
  playFinalFour,
  playGroupPools,
  playPlacements,
  playSplitPools,
} from "#core/testing/courses/multi-stage.ts";

const COURSES: readonly (readonly [string, Course])[] = [
  ["pools whose losers continue in the lower bracket", playBracketPools(4, 1)],
  ["groups whose last two start in the lower bracket", playGroupPools(4, 2)],
  ["placement brackets for 5–8 and 9–16", playPlacements(3)],
  ["pools whose winners go to different pools", playSplitPools(8, "ahead")],
  ["pools whose winners go to different pools, listed late", playSplitPools(9, "late")],
  [
    "the last four of a single elimination in a single elimination",
    playFinalFour("single", "single", 4),
  ],
  [
    "the last four of a single elimination in a double elimination",
    playFinalFour("single", "double", 5),
  ],
  [
    "the last four of a double elimination in a single elimination",
    playFinalFour("double", "single", 6),
  ],
  [
    "the last four of a double elimination in a double elimination",
    playFinalFour("double", "double", 7),
  ],
];

describe.each(COURSES)("%s", (_, course) => {
  it("has no false claim while watched, and every fact at the end", () => {
    expect(checkWatched(course, { moments: 40 })).toEqual([]);
  });

  it("has no false claim in a first poll in mid-play", () => {
    expect(checkFirstPolls(course, 40)).toEqual([]);
  });

  it("has every fact long after the end", () => {
    expect(checkLater(course)).toEqual([]);
  });
});
