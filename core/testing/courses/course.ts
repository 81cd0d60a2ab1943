/** Played tournaments of any shape: what the service lists of each match, and the truth. */
import { formatWallTime, MINUTE } from "#core/lib/time.ts";
import {
  GENERATED_EVENT_START,
  type WireLists,
  wireBracket,
  wireContestant,
  wireMatch,
} from "#core/testing/wire-match.ts";

/** A contestant. */
export interface CoursePlayer {
  readonly name: string;
  readonly country: string;
}

/** A contestant's part in a match. */
export interface CourseSide {
  readonly player: CoursePlayer;
  /** Final score. */
  readonly score: number;
  /** Minute from which the service lists the contestant in this match. */
  readonly knownFrom: number;
  /** `winner ID` or `loser ID` of the bracket match before; `null` if there is none. */
  readonly feeder: string | null;
}

/** A bracket as the service describes it. */
export interface CourseBracket {
  readonly id: string;
  readonly type: "single" | "double" | "lower";
  readonly size: number;
  readonly relatedId: string | null;
  readonly title: string;
}

/** A match with its true result. Minutes count from the start of the event. */
export interface CourseMatch {
  readonly id: string;
  /** `null` for a group match. */
  readonly bracket: CourseBracket | null;
  /** `null` for a bracket match. */
  readonly group: string | null;
  /** Round key of `core/bracket`, else "". */
  readonly round: string;
  readonly row: number;
  readonly roundOf: number;
  readonly stage: number;
  readonly bestOf: number;
  /** In order; one for a bye, none for a bye without a contestant and for an unneeded bracket reset. */
  readonly sides: readonly CourseSide[];
  /** Index into `sides`; `null` for a draw, and if there is no winner. */
  readonly winner: number | null;
  readonly isDraw: boolean;
  readonly isBye: boolean;
  /** True for a bracket reset that is not needed. */
  readonly isUnused: boolean;
  /** Minute from which the service lists the match; Infinity if it never does. */
  readonly listedFrom: number;
  /** Listed start. */
  readonly start: number;
  readonly begin: number;
  readonly end: number;
}

/** Final ranks of a contestant: the first and the last one of those that share them. */
export interface Placement {
  readonly from: number;
  readonly to: number;
}

/** Podium of a bracket; `null` if no player has that place. */
export interface CoursePodium {
  readonly champion: CoursePlayer | null;
  readonly runnerUp: CoursePlayer | null;
  readonly third: CoursePlayer | null;
  readonly resetPlayed: boolean;
  /** Minute from which the data shows the champion: the end of the last match. */
  readonly knownFrom: number;
  /** The same for the third. */
  readonly thirdKnownFrom: number;
}

/** A tournament as a service lists it. */
export interface ListedCourse {
  readonly slug: string;
  /** The slug by default. */
  readonly title?: string;
  readonly matches: readonly CourseMatch[];
  /** Minute of the tournament's end. */
  readonly statedEnd: number;
  /** False if the service sends no end of the tournament. */
  readonly statesEnd: boolean;
  /** False for a service that never locks. */
  readonly locks: boolean;
}

/** A tournament that was played to its end. */
export interface Course extends ListedCourse {
  /** By id of the bracket; of a double elimination that of the upper one. */
  readonly podiums: ReadonlyMap<string, CoursePodium>;
  /** By id of a bracket, the bracket in which its contestants play on; `null` if it is several. */
  readonly continuesIn: ReadonlyMap<string, string | null>;
  /** Id of the bracket whose final decides the tournament; `null` if there is none. */
  readonly decidedBy: string | null;
  /** Contestants of each group from the first down, in tiers that share their ranks, by id. */
  readonly standings: ReadonlyMap<string, readonly (readonly CoursePlayer[])[]>;
  /** Final ranks by standard competition ranking; contestants who lost in one round share them. */
  readonly placements: ReadonlyMap<CoursePlayer, Placement>;
}

/** Returns the time of a minute, in milliseconds since the epoch. */
export function courseInstantOf(minute: number): number {
  return GENERATED_EVENT_START + minute * MINUTE;
}

/** Returns whether a match counts in its tournament: byes and unneeded resets do not. */
export function isPlayedMatch({ isBye, isUnused }: CourseMatch): boolean {
  return !isBye && !isUnused;
}

/** Returns the end of the last match of a course, in minutes. */
export function endOfCourse({ matches }: Pick<Course, "matches">): number {
  return Math.max(...matches.map(({ end }) => end));
}

/** Returns the minutes at which something changes, in ascending order. */
export function minutesOfCourse({ matches, statedEnd }: Course): readonly number[] {
  const all = new Set(
    matches.flatMap(({ listedFrom, begin, end }) => [listedFrom, begin, end]).concat(statedEnd),
  );
  return [...all].filter((minute) => Number.isFinite(minute) && minute >= 0).sort((a, b) => a - b);
}

/**
 * Returns both lists at a minute. A match is in the ended list once it begins, has half of its
 * scores while live, and is locked after its end.
 */
export function createCourseListsAt(course: ListedCourse, minute: number): WireLists {
  const upcoming: Record<string, unknown>[] = [];
  const ended: Record<string, unknown>[] = [];
  for (const match of course.matches) {
    if (minute < match.listedFrom || match.listedFrom === Infinity) continue;
    const hasBegun = !match.isUnused && minute >= match.begin;
    (hasBegun ? ended : upcoming).push(wireOf(course, match, minute));
  }
  return { upcoming, ended };
}

/** Returns all listed matches after the end, in one list. */
export function createFinalCourseWire(course: Course): readonly Record<string, unknown>[] {
  const { upcoming, ended } = createCourseListsAt(course, Infinity);
  return [...ended, ...upcoming];
}

function wireOf(course: ListedCourse, match: CourseMatch, minute: number): Record<string, unknown> {
  const { bracket, isBye, isUnused } = match;
  const isOver = !isUnused && minute >= match.end;
  const { bracket: _, ...common } = wireMatch({
    id: match.id,
    group_id: match.group,
    bracket_id: bracket?.id ?? null,
    locked: isOver && course.locks ? "1" : "0",
    row: String(match.row),
    stage: String(match.stage),
    round_of: String(match.roundOf),
    start: formatWallTime(courseInstantOf(match.start)),
    best_of: String(match.bestOf),
    bye: isBye ? "1" : "0",
    contestants: match.sides
      .filter(({ knownFrom }) => minute >= knownFrom)
      .map((side, index) =>
        wireContestant({
          ...side.player,
          score: String(scoreAt(match, side.score, minute)),
          sort: String(index + 1),
        }),
      ),
    tournament: {
      game: "osu!",
      game_slug: "osu",
      title: course.title ?? course.slug,
      slug: course.slug,
      start: formatWallTime(courseInstantOf(0)),
      end: course.statesEnd ? formatWallTime(courseInstantOf(course.statedEnd)) : null,
    },
  });
  return bracket === null ? common : { ...common, bracket: wireBracketOf(bracket) };
}

function wireBracketOf({ type, size, relatedId, title }: CourseBracket): Record<string, unknown> {
  return wireBracket({
    title,
    type,
    size: String(size),
    related_bracket_id: relatedId,
    best_of_params: {},
  });
}

/** Returns a score at a minute: half of a best-of never decides a match. */
function scoreAt({ begin, end, bestOf }: CourseMatch, score: number, minute: number): number {
  if (minute >= end) return score;
  if (minute < begin) return 0;
  const most = bestOf > 1 ? Math.floor(bestOf / 2) : score;
  return Math.max(0, Math.min(most, Math.floor(score / 2)));
}
