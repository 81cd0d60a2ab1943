/** Compares scenarios of real groups with every outcome, and with what really happened. */
import { expect, it } from "vitest";
import type { GroupScenarios } from "#core/model/scenarios.ts";
import {
  createRecordedCourse,
  createRecordedLists,
  type RecordedEvent,
} from "#core/testing/courses/recorded-course.ts";
import type { CourseMatch } from "#core/testing/courses/course.ts";
import {
  fatesByPoints,
  findContradictions,
  type GroupOutcome,
  playOut,
  POINTS,
  sumPoints,
  USUAL_POINTS,
} from "#core/testing/scenario-claims.ts";
import { watchCourse } from "#core/testing/courses/watch-course.ts";
import {
  readRecordedEvent,
  REAL_EVENTS_WITH_GROUPS,
  readTrueResults,
} from "#core/testing/node/real-events.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import { getScenarios } from "./scenarios.ts";

/** Contestants of a group who advance if the number is the same for all groups. */
const ADVANCING = 2;
/** Most open matches of a group of which every outcome is listed: more take too long. */
const MOST_OPEN = 4;
const EXACT = { points: POINTS, isExact: true, areThresholdsExact: true };

/** Returns every outcome of the open matches of a group at a minute, by each usual rule. */
function listOutcomes(own: readonly CourseMatch[], minute: number): readonly GroupOutcome[] {
  const texts = own.map(({ sides, end }) =>
    sides
      .map(({ player, score }) => (minute < end ? player.name : `${player.name} ${score}`))
      .join(", "),
  );
  return playOut(texts).flatMap(({ played, results }) =>
    USUAL_POINTS.map((points) => {
      const fates = fatesByPoints(sumPoints(played, points), ADVANCING);
      return { results, fates };
    }),
  );
}

function namesOf({ sides }: CourseMatch): readonly string[] {
  return sides.map(({ player }) => player.name);
}

/** Compares the scenarios of all groups during their matches; a problem is listed once. */
function findProblems(event: string, late: RecordedEvent["late"]): readonly string[] {
  const { groups, matches_per_round: rounds } = readTrueResults(event);
  const size = Math.max(...Object.keys(rounds).map((key) => Number(key.slice(2)) || 0));
  // If some of the best third-placed contestants advance, no number of all groups is proven.
  const isWhole = size === ADVANCING * Object.keys(groups).length;
  const recorded = readRecordedEvent(event, late);
  const course = createRecordedCourse(recorded);
  const inBracket = course.matches.filter(({ bracket }) => bracket !== null);
  const advanced = new Set(inBracket.flatMap(namesOf));
  const inGroups = course.matches.filter(({ group }) => group !== null);
  const groupEnd = Math.max(...inGroups.map(({ end }) => end));
  const known = new Map<string, readonly GroupOutcome[]>();
  const checked = new WeakSet<GroupScenarios>();
  const problems = new Set<string>();
  const change = createRecordedLists(recorded);
  for (const { minute, world } of watchCourse(course, { change, moments: 50 })) {
    if (minute > groupEnd) break;
    const views = [...world.tournaments.values()];
    for (const { view, group } of views.flatMap((one) =>
      one.groups.map((each) => ({ view: one, group: each })),
    )) {
      const own = inGroups.filter((match) => match.group === group.id);
      const ended = own.filter(({ end }) => end <= minute).length;
      const scenarios = getScenarios(view, group);
      const isExpected = isWhole && ended < own.length;
      // Listed late, the number of matches may not be proven.
      const mayLack = late !== "none" && scenarios === null;
      if ((scenarios !== null) !== isExpected && !mayLack) problems.add(`group ${group.id}`);
      const isLong = own.length - ended > MOST_OPEN;
      if (scenarios === null || isLong || checked.has(scenarios)) continue;
      checked.add(scenarios);
      if (scenarios.advancing !== ADVANCING) problems.add(`${scenarios.advancing} advance`);
      const id = `${group.id} ${ended}`;
      const outcomes = known.get(id) ?? listOutcomes(own, minute);
      known.set(id, outcomes);
      for (const one of scenarios.contestants) {
        for (const text of findContradictions(one, outcomes, EXACT)) problems.add(text);
        const { verdict, contestant } = one;
        const fate = advanced.has(contestant.name) ? "through" : "eliminated";
        if (verdict !== "open" && verdict !== fate) problems.add(`${contestant.name} ${verdict}`);
      }
    }
  }
  return [...problems];
}

const tests = (event: string): void => {
  it("are those of every outcome and of reality", () => {
    expect(findProblems(event, "none")).toEqual([]);
  });

  it("are true if group matches are listed an hour before their start", () => {
    expect(findProblems(event, "groups")).toEqual([]);
  });
};

describeEachRealEvent("scenarios of %s", tests, REAL_EVENTS_WITH_GROUPS);
