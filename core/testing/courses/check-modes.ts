/** Checks a course in each way in which a service's data can be received. */
import { AFTER_ALL_EVENTS, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { shuffleRows } from "#core/testing/shuffle-rows.ts";
import { DAY } from "#core/lib/time.ts";
import { findFalseClaims } from "./false-claims.ts";
import { findMissingFacts } from "./missing-facts.ts";
import {
  type Course,
  courseInstantOf,
  createCourseListsAt,
  createFinalCourseWire,
} from "./course.ts";
import { createCourseTruth } from "./truth.ts";
import { listMoments, watchCourse, type WatchOptions } from "./watch-course.ts";

/**
 * Returns what is false or missing in a course: watched, in a first poll at as many moments, and
 * long after its end.
 */
export function checkCourse(course: Course, moments: number): readonly string[] {
  return [
    ...checkWatched(course, { moments }),
    ...checkFirstPolls(course, moments).map((claim) => `first poll ${claim}`),
    ...checkLater(course).map((problem) => `later: ${problem}`),
  ];
}

/** Returns what is false while a course is watched, and what is missing in its last world. */
export function checkWatched(course: Course, options: WatchOptions = {}): readonly string[] {
  const truth = createCourseTruth(course);
  let missing: readonly string[] = ["a poll"];
  for (const { minute, world } of watchCourse(course, options)) {
    const claims = findFalseClaims(truth, world, minute);
    if (claims.length > 0) return claims.map((claim) => `at ${minute}: ${claim}`);
    missing = findMissingFacts(truth, world);
  }
  return missing;
}

/** Returns what is false in a first poll, at the first of some moments with a false claim. */
export function checkFirstPolls(course: Course, moments: number): readonly string[] {
  const truth = createCourseTruth(course);
  for (const minute of listMoments(course, moments)) {
    const now = courseInstantOf(minute);
    const world = worldOf(
      pollWireLists(createCourseListsAt(course, minute), now, undefined, 10_000),
      now,
    );
    const claims = findFalseClaims(truth, world, minute);
    if (claims.length > 0) return claims.map((claim) => `at ${minute}: ${claim}`);
  }
  return [];
}

/**
 * Returns what is false or missing long after the end: in a file, in a first poll, and in a file
 * whose rows are shuffled within each round.
 */
export function checkLater(course: Course): readonly string[] {
  const truth = createCourseTruth(course);
  const wire = createFinalCourseWire(course);
  const minute = course.statedEnd + 3 * 1440;
  const later = Math.max(AFTER_ALL_EVENTS, courseInstantOf(minute) + DAY);
  const polled = pollWireLists(createCourseListsAt(course, minute), later, undefined, 10_000);
  const shuffled = worldOfFile(shuffleRows(wire, seededRandom(wire.length)), later);
  const problems: string[] = [];
  for (const world of [worldOfFile(wire, later), worldOf(polled, later)]) {
    problems.push(...findFalseClaims(truth, world, minute), ...findMissingFacts(truth, world));
  }
  const inAnyRows = { areRowsTrue: false };
  const claims = findFalseClaims(truth, shuffled, minute, inAnyRows);
  const missing = findMissingFacts(truth, shuffled, inAnyRows);
  return [...problems, ...[...claims, ...missing].map((problem) => `shuffled: ${problem}`)];
}
