/** Replays written and real events in play order and compares every claim with what happened. */
import { describe, expect, it } from "vitest";
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { DAY } from "#core/lib/time.ts";
import type { RankRow } from "#core/model/ranking.ts";
import {
  type Course,
  courseInstantOf,
  createCourseListsAt,
  type CourseMatch,
  type CoursePlayer,
  type Placement,
} from "#core/testing/courses/course.ts";
import { findFalseClaims, findFalseRanks } from "#core/testing/courses/false-claims.ts";
import { findMissingFacts } from "#core/testing/courses/missing-facts.ts";
import {
  createRecordedCourse,
  createRecordedLists,
} from "#core/testing/courses/recorded-course.ts";
import { type CourseTruth, createCourseTruth, textOf } from "#core/testing/courses/truth.ts";
import { listMoments, truncateLists, watchCourse } from "#core/testing/courses/watch-course.ts";
import {
  onlyBracket,
  pollWireLists,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import type { WireLists } from "#core/testing/wire-match.ts";
import { isLongMode } from "#core/testing/node/sample.ts";
import {
  describeEachTournamentEvent,
  readEvent,
  readPodium,
} from "#core/testing/node/tournament-events.ts";
import type { World } from "./world.ts";

describeEachTournamentEvent("%s, replayed", (event) => {
  const recorded = readEvent(event, "none");
  const course = createRecordedCourse(recorded);
  const truth = createCourseTruth(course);

  it("is a course with the true podium", () => {
    const finals = new Map([...course.placements].map(([{ name }, ranks]) => [name, ranks]));
    const podium = readPodium(event).map((name, index) => {
      const { from, to } = finals.get(name) ?? { from: 1, to: Infinity };
      return from <= index + 1 && index + 1 <= to;
    });
    expect(podium).toEqual([true, true, true, true]);
  });

  it("has no false claim and the narrowest ranks at any time, and every fact at the end", () => {
    let polls = 0;
    let missing: readonly string[] = ["a poll"];
    for (const { minute, world } of watchCourse(course, {
      change: createRecordedLists(recorded),
      moments: isLongMode ? 50 : 15,
    })) {
      polls += 1;
      expect(findFalseClaims(truth, world, minute), `at ${minute}`).toEqual([]);
      expect(findFalseRanks(course, world), `at ${minute}`).toEqual([]);
      // A new contestant, who may show the winner of a shoot-out, counts from the third poll on.
      if (polls % 3 !== 0) continue;
      expect(statesIn(world), `at ${minute}`).toEqual(listTrueStates(course, minute));
      expect(ranksIn(world), `at ${minute}`).toEqual(formatTrueRanks(truth, world, minute));
      missing = findMissingFacts(truth, world);
    }
    expect(missing).toEqual([]);
  });

  it("has no false claim if matches are listed an hour before their start", () => {
    const late = readEvent(event, "all");
    const own = createRecordedCourse(late);
    const change = createRecordedLists(late);
    for (const { minute, world } of watchCourse(own, { change, moments: isLongMode ? 20 : 8 })) {
      const claims = findFalseClaims(createCourseTruth(own), world, minute);
      expect([...claims, ...findFalseRanks(own, world)], `at ${minute}`).toEqual([]);
    }
  });

  it.each(["a file", "a first poll"])("has every fact in %s long after the end", (source) => {
    const lists = createRecordedLists(recorded)(createCourseListsAt(course, Infinity));
    const now = courseInstantOf(course.statedEnd) + 400 * DAY;
    const world =
      source === "a file"
        ? worldOfFile([...lists.upcoming, ...lists.ended], now)
        : worldOf(pollWireLists(lists, now, undefined, 10_000), now);
    expect(findFalseClaims(truth, world, Infinity)).toEqual([]);
    expect(findMissingFacts(truth, world)).toEqual([]);
  });

  it.each([10, 20, 40, 100])("has no false claim in a first poll of lists of %i", (limit) => {
    const change = createRecordedLists(recorded);
    for (const minute of [...listMoments(course, isLongMode ? 16 : 6), course.statedEnd + 5000]) {
      const now = courseInstantOf(minute);
      const lists = truncateLists(limit, change(createCourseListsAt(course, minute)));
      const world = worldOf(pollWireLists(lists, now, undefined, limit), now);
      const claims = findFalseClaims(truth, world, minute);
      expect([...claims, ...findFalseRanks(course, world)], `at ${minute}`).toEqual([]);
    }
  });
});

describe("a double elimination with lists of 4", () => {
  const course = createRecordedCourse(readEvent("river-cup", "none"));
  const truth = createCourseTruth(course);
  /** Minute at which the first four matches have left the list, and the next four have ended. */
  const middle = 230;

  it("shows the absence of matches that were played unseen or are beyond the list", () => {
    const [first] = watchCourse(course, { from: middle, limit: 4 });
    const [view] = first?.world.tournaments.values() ?? [];
    const places = view?.brackets.flatMap(({ rounds }) => rounds.flatMap((round) => round.places));
    const absences = places?.flatMap(({ place, absence }) =>
      absence === null ? [] : [`${place} ${absence}`],
    );
    expect(absences).toEqual([
      ...["ro8#1", "ro8#2", "ro8#3", "ro8#4"].map((place) => `${place} before-watching`),
      ...["lower ro2s2#1", "grand final#1"].map((place) => `${place} beyond-the-list`),
    ]);
    expect(view).toMatchObject({ missesPast: true, expected: null, coverage: { partial: true } });
  });

  it("has no false claim when watched from any time, and the podium at the end", () => {
    for (const from of [0, 110, middle, 345, 460]) {
      const watched = [...watchCourse(course, { from, limit: 4, moments: 15 })];
      for (const { minute, world } of watched) {
        expect(findFalseClaims(truth, world, minute), `from ${from}, at ${minute}`).toEqual([]);
      }
      const { world } = must(watched.at(-1), "it is watched");
      const { champion, runnerUp, third } = onlyBracket(world);
      const podium = [champion, runnerUp, third].map((one) => one?.name);
      expect(podium, `from ${from}`).toEqual(["Fay", "Aino", "Cai"]);
    }
  });
});

it("has the same results when a contestant is renamed in mid-play", () => {
  const course = createRecordedCourse(readEvent("hill-cup", "none"));
  const before = createCourseListsAt(course, 300);
  const after: WireLists = JSON.parse(JSON.stringify(before).replaceAll('"Dag"', '"Dagny"'));
  let snapshot = pollWireLists(before, courseInstantOf(300));
  const known = winnersOf(worldOf(snapshot, courseInstantOf(300)));
  for (const later of [1, 2, 3]) {
    snapshot = pollWireLists(after, courseInstantOf(300 + later), snapshot);
  }
  expect(snapshot.holds).toEqual([]);
  const renamed = winnersOf(worldOf(snapshot, courseInstantOf(303)));
  expect(known["2"]).toBe("Dag");
  expect(renamed).toEqual({ ...known, 2: "Dagny" });
});

function rowsOf({ tournaments }: World): readonly RankRow[] {
  return [...tournaments.values()].flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
}

/** Formats the ranks that do not depend on an assumed rule. */
function ranksIn(world: World): readonly string[] {
  return rowsOf(world)
    .filter((row) => !isAssumed(row))
    .map(({ contestant, from, to }) => `${textOf(contestant)} ${from}-${to}`)
    .toSorted();
}

function isAssumed({ reason }: RankRow): boolean {
  return reason.type === "group" && reason.isAssumed;
}

function formatTrueRanks(truth: CourseTruth, world: World, minute: number): readonly string[] {
  const isOver = [...world.tournaments.values()].some(({ rankings }) => rankings[0]?.isFinal);
  const assumed = new Set(
    rowsOf(world).flatMap((row) => (isAssumed(row) ? textOf(row.contestant) : [])),
  );
  return [...trueRanksAt(truth, minute, isOver)]
    .filter(([player]) => !assumed.has(player))
    .map(([player, { from, to }]) => `${player} ${from}-${to}`)
    .toSorted();
}

function statesIn({ matches }: World): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...matches.values()].map(({ match, status }) => [match.id, status.state]),
  );
}

function listTrueStates({ matches }: Course, minute: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    matches.map(({ id, begin, end }) => [
      id,
      minute >= end ? "ended" : minute >= begin ? "live" : "upcoming",
    ]),
  );
}

/**
 * Returns the ranks that are still possible for each contestant. Who is in the bracket can still
 * win it until they are eliminated; others share all ranks below it until the end.
 *
 * @param truth Its bracket is played in full, without byes.
 * @param isOver Whether the tournament is known to be over.
 * @returns By `textOf`; empty before the first contestant is eliminated.
 */
function trueRanksAt(
  truth: CourseTruth,
  minute: number,
  isOver: boolean,
): ReadonlyMap<string, Placement> {
  const { matches, placements } = truth.course;
  const bracket = matches.filter((match) => match.bracket !== null);
  const paths = groupBy(
    bracket.flatMap((match) => match.sides.map(({ player }) => ({ player, match }))),
    ({ player }) => player,
  );
  const worstOf = createWorstOf(bracket, paths, placements);
  const ranks = new Map<string, Placement>();
  const groups = matches.filter((match) => match.group !== null);
  const hasGroupEnd = groups.length > 0 && groups.every(({ end }) => minute >= end);
  let isAnyoneOut = hasGroupEnd && placements.size > paths.size;
  for (const [player, path] of paths) {
    const final = must(placements.get(player), "every contestant has a rank");
    const next = path.find(({ match }) => minute < match.end)?.match;
    if (next === undefined) {
      ranks.set(textOf(player), final);
      isAnyoneOut = true;
    } else {
      ranks.set(textOf(player), { from: next.round === "bronze" ? 3 : 1, to: worstOf(next) });
    }
  }
  if (!isAnyoneOut) return new Map();
  for (const [player, final] of placements) {
    if (paths.has(player)) continue;
    ranks.set(textOf(player), isOver ? final : { from: paths.size + 1, to: placements.size });
  }
  return ranks;
}

type Paths = ReadonlyMap<CoursePlayer, readonly { readonly match: CourseMatch }[]>;

/** Creates a function that returns the worst rank of who has a match next. */
function createWorstOf(
  bracket: readonly CourseMatch[],
  paths: Paths,
  placements: ReadonlyMap<CoursePlayer, Placement>,
): (next: CourseMatch) => number {
  const byRound = groupBy(bracket, ({ round }) => round);
  const losersOf = (round: string) =>
    must(byRound.get(round), "a round has matches").map((match) => ({
      match,
      loser: must(match.sides[1 - (match.winner ?? 0)], "a match has a loser").player,
    }));
  /** Returns the round in which all losers of a round play next; `null` if they are eliminated. */
  const dropOf = (round: string): string | null => {
    const [first] = losersOf(round);
    const { match, loser } = must(first, "a round has a match");
    const path = must(paths.get(loser), "a loser has a path");
    const index = path.findIndex((one) => one.match === match);
    return path[index + 1]?.match.round ?? null;
  };
  return ({ round }) => {
    const drop = dropOf(round) ?? round;
    return Math.max(
      ...losersOf(drop).map(({ loser }) => must(placements.get(loser), "a loser has a rank").to),
    );
  };
}
