/** Compares scenarios of real groups with every outcome, and with what really happened. */
import { expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import type { Fate, GroupScenarios, MatchResultId } from "#core/model/scenarios.ts";
import {
  createRecordedCourse,
  createRecordedLists,
  type RecordedEvent,
} from "#core/testing/courses/recorded-course.ts";
import type { CourseMatch } from "#core/testing/courses/course.ts";
import { findContradictions, type GroupOutcome } from "#core/testing/scenario-claims.ts";
import { watchCourse } from "#core/testing/courses/watch-course.ts";
import { readRecordedEvent, REAL_EVENTS, readTrueResults } from "#core/testing/node/real-events.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import { getScenarios } from "./scenarios.ts";

const WITH_GROUPS = REAL_EVENTS.filter(
  (event) => Object.keys(readTrueResults(event).groups).length > 0,
);

/** Contestants of a group who advance if the number is the same for all groups. */
const ADVANCING = 2;
/** Most open matches of a group of which every outcome is listed: more take too long. */
const MOST_OPEN = 4;
const EXACT = {
  points: { win: 3, draw: 1, loss: 0 },
  isExact: true,
  areThresholdsExact: true,
};
const RESULTS: readonly MatchResultId[] = ["first", "draw", "second"];

/** Returns every outcome of the matches of a group that have not ended at a minute. */
function listOutcomes(own: readonly CourseMatch[], minute: number): readonly GroupOutcome[] {
  let all: readonly (readonly MatchResultId[])[] = [[]];
  const open = own.filter(({ end }) => minute < end);
  for (const _ of open) all = all.flatMap((before) => RESULTS.map((one) => [...before, one]));
  const before = new Map<string, number>();
  for (const match of own) {
    addPoints(before, match, minute < match.end ? null : resultOf(match));
  }
  return all.map((results) => {
    const points = new Map(before);
    for (const [index, match] of open.entries()) addPoints(points, match, results[index] ?? null);
    return {
      results: new Map(
        open.map((match, index) => [
          namesOf(match).join("–"),
          must(results[index], "each open match has a result"),
        ]),
      ),
      fates: new Map([...points].map(([name, value]) => [name, fateOf(value, points)])),
    };
  });
}

function fateOf(own: number, points: ReadonlyMap<string, number>): Fate {
  const all = [...points.values()];
  if (all.filter((value) => value > own).length >= ADVANCING) return "eliminated";
  return all.filter((value) => value >= own).length <= ADVANCING ? "through" : "tie";
}

function addPoints(
  points: Map<string, number>,
  match: CourseMatch,
  result: MatchResultId | null,
): void {
  for (const [index, name] of namesOf(match).entries()) {
    const gain =
      result === null ? 0 : result === "draw" ? 1 : result === RESULTS[2 * index] ? 3 : 0;
    points.set(name, (points.get(name) ?? 0) + gain);
  }
}

function resultOf({ winner, isDraw }: CourseMatch): MatchResultId {
  return isDraw ? "draw" : winner === 0 ? "first" : "second";
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

describeEachRealEvent("scenarios of %s", tests, WITH_GROUPS);
