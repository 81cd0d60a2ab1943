/** Replays real events in play order and compares every claim with what happened. */
import { expect, it } from "vitest";
import type { RankRow } from "#core/model/ranking.ts";
import { type Course, courseInstantOf, createCourseListsAt } from "#core/testing/courses/course.ts";
import { findFalseClaims } from "#core/testing/courses/false-claims.ts";
import { findMissingFacts } from "#core/testing/courses/missing-facts.ts";
import {
  createRecordedCourse,
  createRecordedLists,
} from "#core/testing/courses/recorded-course.ts";
import { trueRanksAt } from "#core/testing/courses/true-ranks.ts";
import { type CourseTruth, createCourseTruth, textOf } from "#core/testing/courses/truth.ts";
import { listMoments, truncateLists, watchCourse } from "#core/testing/courses/watch-course.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { readRecordedEvent, readTrueResults } from "#core/testing/node/real-events.ts";
import { describeEachRealEvent } from "#core/testing/node/tournament-events.ts";
import type { World } from "./world.ts";

describeEachRealEvent("%s, replayed", (event) => {
  const recorded = readRecordedEvent(event, "none");
  const course = createRecordedCourse(recorded);
  const truth = createCourseTruth(course);

  it("is a course with the true podium", () => {
    const { champion, runner_up: runnerUp, third, fourth } = readTrueResults(event);
    const finals = new Map([...course.placements].map(([{ name }, ranks]) => [name, ranks]));
    const podium = [champion, runnerUp, third, fourth].map((name, index) => {
      const { from, to } = finals.get(name ?? "") ?? { from: 1, to: Infinity };
      return from <= index + 1 && index + 1 <= to;
    });
    expect(podium).toEqual([true, true, true, true]);
  });

  it("has no false claim and the narrowest ranks at any time, and every fact at the end", () => {
    let polls = 0;
    let missing: readonly string[] = ["a poll"];
    for (const { minute, world } of watchCourse(course, {
      change: createRecordedLists(recorded),
      moments: 50,
    })) {
      polls += 1;
      expect(findFalseClaims(truth, world, minute), `at ${minute}`).toEqual([]);
      expect(findFalseRanks(course, world), `at ${minute}`).toEqual([]);
      // A new contestant, who may show the winner of a shoot-out, counts from the third poll on.
      if (polls % 3 !== 0) continue;
      expect(ranksIn(world), `at ${minute}`).toEqual(formatTrueRanks(truth, world, minute));
      missing = findMissingFacts(truth, world);
    }
    expect(missing).toEqual([]);
  });

  it("has no false claim if matches are listed an hour before their start", () => {
    const late = readRecordedEvent(event, "all");
    const own = createRecordedCourse(late);
    const change = createRecordedLists(late);
    for (const { minute, world } of watchCourse(own, { change, moments: 20 })) {
      const claims = findFalseClaims(createCourseTruth(own), world, minute);
      expect([...claims, ...findFalseRanks(own, world)], `at ${minute}`).toEqual([]);
    }
  });

  it.each([10, 20, 40, 100])("has no false claim in a first poll of lists of %i", (limit) => {
    const change = createRecordedLists(recorded);
    for (const minute of [...listMoments(course, 16), course.statedEnd + 5000]) {
      const now = courseInstantOf(minute);
      const lists = truncateLists(limit, change(createCourseListsAt(course, minute)));
      const world = worldOf(pollWireLists(lists, now, undefined, limit), now);
      const claims = findFalseClaims(truth, world, minute);
      expect([...claims, ...findFalseRanks(course, world)], `at ${minute}`).toEqual([]);
    }
  });
});

function rowsOf({ tournaments }: World): readonly RankRow[] {
  return [...tournaments.values()].flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
}

function ranksIn(world: World): readonly string[] {
  return rowsOf(world)
    .map(({ contestant, from, to }) => `${textOf(contestant)} ${from}-${to}`)
    .toSorted();
}

function formatTrueRanks(truth: CourseTruth, world: World, minute: number): readonly string[] {
  const isOver = [...world.tournaments.values()].some(({ rankings }) => rankings[0]?.isFinal);
  return [...trueRanksAt(truth, minute, isOver)]
    .map(([player, { from, to }]) => `${player} ${from}-${to}`)
    .toSorted();
}

/** Returns the rows whose range does not include the final ranks. */
function findFalseRanks({ placements }: Course, world: World): readonly string[] {
  const finals = new Map([...placements].map(([player, ranks]) => [textOf(player), ranks]));
  return rowsOf(world).flatMap(({ contestant, from, to }) => {
    const final = finals.get(textOf(contestant));
    const isTrue = final !== undefined && from <= final.from && final.to <= to;
    return isTrue ? [] : [`${textOf(contestant)} ${from}-${to}, not ${final?.from}-${final?.to}`];
  });
}
