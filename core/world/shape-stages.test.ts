/** Tournaments of several brackets and groups, polled through their whole course. */
import { expect, it } from "vitest";
import { checkCourse } from "#core/testing/courses/check-modes.ts";
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

it.each(COURSES)(
  "%s: everything is true at any time and known at the end",
  (_, course) => {
    expect(checkCourse(course, 40)).toEqual([]);
  },
  90_000,
);
