/** Lookups in the truth of a course, and the true standings of its groups. */
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import {
  type Course,
  type CourseMatch,
  type CoursePlayer,
  endOfCourse,
  isPlayedMatch,
} from "./course.ts";

/** True results of a contestant in a group. */
export interface CourseRecord {
  won: number;
  drawn: number;
  lost: number;
  /** Points of byes and, in a group scored in points, of matches. */
  scoredPoints: number;
}

export interface CheckOptions {
  /** False if the rows of the matches were shuffled. */
  readonly areRowsTrue?: boolean;
}

export type CourseTruth = ReturnType<typeof createCourseTruth>;

export function createCourseTruth(course: Course) {
  const { matches } = course;
  const bracketsOf = new Map<string, string[]>();
  for (const match of matches.toSorted((a, b) => a.begin - b.begin)) {
    if (match.bracket === null) continue;
    for (const { player } of match.sides) {
      const own = bracketsOf.get(textOf(player)) ?? [];
      if (!own.includes(unitIdOf(match))) own.push(unitIdOf(match));
      bracketsOf.set(textOf(player), own);
    }
  }
  return {
    course,
    byId: new Map(matches.map((match) => [match.id, match])),
    /** By `UPPER BRACKET ID ROUND#ROW`. */
    byPlace: new Map(
      matches
        .filter(({ bracket }) => bracket !== null)
        .map((match) => [`${unitIdOf(match)} ${placeOf(match)}`, match]),
    ),
    byGroup: groupBy(
      matches.filter(({ group }) => group !== null),
      ({ group }) => group ?? "",
    ),
    /** Ids of the brackets that a contestant plays in, in order. */
    bracketsOf,
    /** Number of matches that count. */
    total: matches.filter(isPlayedMatch).length,
    /** Minute of the last end. */
    end: endOfCourse(course),
  };
}

/** Formats a contestant. */
export function textOf({ name, country }: CoursePlayer): string {
  return `${name} (${country})`;
}

/** Returns the id of a match's bracket; of a double elimination that of the upper one. */
export function unitIdOf({ bracket }: CourseMatch): string {
  const { id, type, relatedId } = must(bracket, "it is a bracket match");
  return type === "lower" ? (relatedId ?? id) : id;
}

/** Returns the place of a bracket match as `core/bracket` names it. */
export function placeOf({ round, row }: CourseMatch): string {
  return `${round}#${round === "bronze" || round === "grand final reset" ? 1 : row}`;
}

/** Returns the true results of each contestant in matches that have ended at a minute. */
export function trueRecordsAt(
  matches: readonly CourseMatch[],
  minute: number,
): ReadonlyMap<string, CourseRecord> {
  const records = new Map<string, CourseRecord>();
  for (const { sides, winner, isDraw, isBye, end } of matches) {
    if (minute < end) continue;
    for (const [index, { player, score }] of sides.entries()) {
      const own = records.get(textOf(player)) ?? { won: 0, drawn: 0, lost: 0, scoredPoints: 0 };
      records.set(textOf(player), own);
      own.scoredPoints += Math.max(0, score);
      if (isBye) continue;
      if (isDraw) own.drawn += 1;
      else if (winner !== null) own[winner === index ? "won" : "lost"] += 1;
    }
  }
  return records;
}

/** Returns whether an entry of a match, or a contestant of a podium, is this one. */
export function isPlayer(
  entry: CoursePlayer | undefined,
  player: CoursePlayer | undefined,
): boolean {
  return entry !== undefined && entry.name === player?.name && entry.country === player.country;
}
