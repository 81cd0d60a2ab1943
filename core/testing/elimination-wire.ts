import { createStageMatches } from "./courses/bracket-stage.ts";
import { type CourseMatch, createCourseListsAt } from "./courses/course.ts";
import type { Elimination } from "./elimination.ts";
import type { Wire, WireLists } from "./wire-match.ts";

export interface WireListOptions {
  /** False for a service that never locks. */
  readonly locks: boolean;
  /** Whether byes are listed. */
  readonly byes: boolean;
  /**
   * Number in the tournament's slug, bracket ids and match ids, for several events in one world.
   */
  readonly event?: number;
}

/** Returns the wire matches of an elimination `minute` minutes after its start. */
export function createWireListsAt(
  event: Elimination,
  minute: number,
  dress: WireListOptions,
): WireLists {
  const { locks, event: number = 0 } = dress;
  const matches = createEventMatches(event, dress);
  const course = { slug: `cup-${number}`, title: `Cup ${number}`, matches, locks };
  return createCourseListsAt({ ...course, statedEnd: event.end + 600, statesEnd: true }, minute);
}

/** Returns all matches of a finished elimination in one list. */
export function createFinalWireMatches(
  event: Elimination,
  dress: WireListOptions,
): readonly Wire[] {
  const { upcoming, ended } = createWireListsAt(event, event.end, dress);
  return [...upcoming, ...ended];
}

/** Creates the matches of an elimination with their true results. */
export function createEventMatches(
  event: Elimination,
  { byes, event: number = 0 }: Omit<WireListOptions, "locks">,
): readonly CourseMatch[] {
  const names = event.matches.flatMap(({ sides }) => sides.flatMap((name) => name ?? []));
  const players = new Map(names.map((name) => [name, { name, country: "fi" }]));
  const titles = ["Bracket", "Lower bracket"] as const;
  const listing = { id: 1101 + 2 * number, from: 0, listsByes: byes, titles };
  return createStageMatches(event, players, listing);
}
