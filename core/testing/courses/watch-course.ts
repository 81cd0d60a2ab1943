/** Polls courses and derives a world at each moment. */
import { compareText } from "#core/lib/compare.ts";
import { runToEnd } from "#core/lib/steps.ts";
import type { Snapshot } from "#core/model/tick.ts";
import { findEndedMatchUpdatesInSteps, markEnded } from "#core/snapshot/mark-ended.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import type { WireLists } from "#core/testing/wire-match.ts";
import type { World } from "#core/world/world.ts";
import { type Course, courseInstantOf, createCourseListsAt, minutesOfCourse } from "./course.ts";

export interface WatchOptions {
  /** Maximum number of moments; by default every change. */
  readonly moments?: number;
  /** Minute of the first poll. */
  readonly from?: number;
  /** Maximum number of matches per list; 10,000 by default. */
  readonly limit?: number;
  /** Changes the lists before they are received. */
  readonly change?: (lists: WireLists) => WireLists;
}

export interface WatchedWorld {
  readonly minute: number;
  readonly world: World;
}

/** Polls per moment: a new contestant and a regression take effect in the third one. */
const POLLS = [0, 1, 2];

/** Days after the end at which a course is polled, too: at the last, nothing more is expected. */
const DAYS_AFTER = [0, 1, 3, 40];

/** Polls a course to its end and some days longer; each world is derived from the previous one. */
export function* watchCourse(
  course: Course,
  { moments = Infinity, from = 0, limit = 10_000, change = (lists) => lists }: WatchOptions = {},
): Generator<WatchedWorld> {
  let snapshot: Snapshot | undefined;
  let world: World | undefined;
  const sampled = listMoments(course, moments).filter((minute) => minute >= from);
  const after = DAYS_AFTER.map((days) => course.statedEnd + days * 1440 + 5);
  for (const minute of [...sampled, ...after]) {
    for (const later of POLLS) {
      const now = courseInstantOf(minute) + later * 10_000;
      const lists = truncateLists(limit, change(createCourseListsAt(course, minute)));
      snapshot = pollWireLists(lists, now, snapshot, limit);
      world = worldOf(snapshot, now, world);
      yield { minute, world };
      const { ended, undone } = runToEnd(findEndedMatchUpdatesInSteps(world.matches.values()));
      snapshot = markEnded(snapshot, ended, undone);
    }
  }
}

/** Returns at most this many of the minutes at which something changes, evenly spread. */
export function listMoments(course: Course, count: number): readonly number[] {
  const changes = minutesOfCourse(course);
  const step = Math.max(1, changes.length / count);
  return changes.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Truncates both lists like the service: to the next starts, and to the last ones. */
export function truncateLists(limit: number, { upcoming, ended }: WireLists): WireLists {
  return {
    upcoming: upcoming.toSorted(byStart).slice(0, limit),
    ended: ended.toSorted((a, b) => byStart(b, a)).slice(0, limit),
  };
}

function byStart(a: Record<string, unknown>, b: Record<string, unknown>): number {
  return compareText(String(a["start"]), String(b["start"]));
}
