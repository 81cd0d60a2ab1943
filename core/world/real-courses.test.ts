/** Replays written and real events in play order and compares every claim with what happened. */
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { DAY } from "#core/lib/time.ts";
import { type Course, courseInstantOf, createCourseListsAt } from "#core/testing/courses/course.ts";
import { findFalseClaims, findFalseRanks } from "#core/testing/courses/false-claims.ts";
import { findMissingFacts } from "#core/testing/courses/missing-facts.ts";
import {
  createRecordedCourse,
  createRecordedLists,
} from "#core/testing/courses/recorded-course.ts";
import { createCourseTruth } from "#core/testing/courses/truth.ts";
import { listMoments, truncateLists, watchCourse } from "#core/testing/courses/watch-course.ts";
import {
  onlyBracket,
  pollThrice,
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

  it("has no false claim at any time, and every fact at the end", () => {
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
  const first = pollWireLists(before, courseInstantOf(300));
  const known = winnersOf(worldOf(first, courseInstantOf(300)));
  const snapshot = pollThrice(after, courseInstantOf(301), first);
  expect(snapshot.holds).toEqual([]);
  const renamed = winnersOf(worldOf(snapshot, courseInstantOf(303)));
  expect(known["2"]).toBe("Dag");
  expect(renamed).toEqual({ ...known, 2: "Dagny" });
});

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
