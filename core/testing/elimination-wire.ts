import { createStage, createStageMatches } from "./courses/bracket-stage.ts";
import { composeCourse } from "./courses/compose.ts";
import { type Course, createCourseListsAt } from "./courses/course.ts";
import type { Elimination } from "./elimination.ts";
import type { Wire, WireLists } from "./wire-match.ts";

export interface WireListOptions {
  /** False for a service that never locks. */
  readonly locks: boolean;
  /** Whether byes are listed. */
  readonly byes: boolean;
  /** Number in slug, bracket ids and match ids, for several events in one world. */
  readonly event?: number;
}

/** Returns the wire matches of an elimination `minute` minutes after its start. */
export function createWireListsAt(
  event: Elimination,
  minute: number,
  dress: WireListOptions,
): WireLists {
  return createCourseListsAt(createEventCourse(event, dress), minute);
}

/** Returns all matches of a finished elimination in one list. */
export function createFinalWireMatches(
  event: Elimination,
  dress: WireListOptions,
): readonly Wire[] {
  const { upcoming, ended } = createWireListsAt(event, event.end, dress);
  return [...upcoming, ...ended];
}

/** Creates the course of an elimination with its true results. */
export function createEventCourse(
  event: Elimination,
  { byes, locks, event: number = 0 }: WireListOptions,
): Course {
  const names = event.matches.flatMap(({ sides }) => sides.flatMap((name) => name ?? []));
  const players = new Map(names.map((name) => [name, { name, country: "fi" }]));
  const titles = ["Bracket", "Lower bracket"] as const;
  const listing = { id: 1101 + 2 * number, from: 0, listsByes: byes, titles };
  const stage = createStage(listing.id, createStageMatches(event, players, listing));
  const common = { slug: `cup-${number}`, brackets: [stage], margin: 600, locks };
  const course = composeCourse({ ...common, tiers: stage.tiers, decidedBy: stage.id });
  return { ...course, title: `Cup ${number}` };
}
