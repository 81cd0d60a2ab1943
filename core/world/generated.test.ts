/** Compares worlds derived from generated tournaments with their true course. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { World } from "./world.ts";
import {
  type Course,
  courseInstantOf,
  createCourseListsAt,
  createFinalCourseWire,
} from "#core/testing/courses/course.ts";
import { findFalseClaims, findFalseRanks } from "#core/testing/courses/false-claims.ts";
import { findMissingFacts } from "#core/testing/courses/missing-facts.ts";
import { createCourseTruth } from "#core/testing/courses/truth.ts";
import {
  AFTER_ALL_EVENTS,
  idsByRound,
  pollWireLists,
  onlyBracket,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { createEliminationArbitrary } from "#core/testing/elimination-arbitrary.ts";
import type { Elimination, PlayedMatch } from "#core/testing/elimination.ts";
import { shuffleRows } from "#core/testing/shuffle-rows.ts";
import { createEventCourse, createFinalWireMatches } from "#core/testing/elimination-wire.ts";

const RUNS = { numRuns: 50 };
const DRESS = { locks: true, byes: true };
const ANY_ROWS = { areRowsTrue: false };
/** Claims that are no results: they follow from rows, from gaps and from scores that decide nothing. */
const OTHER_CLAIMS = /is fed by|: not (winner|loser)|has no champion|full coverage|expects|unseen/;
const ANY_ODDITIES = createEliminationArbitrary([0, 0.15, 0.5]);
const SCORES_DECIDE = createEliminationArbitrary([0]);

describe("a world of a generated elimination", { timeout: 30_000 }, () => {
  it("has the true rounds and winners", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, (event) => {
        const world = worldOfFile(createFinalWireMatches(event, DRESS));
        const bracket = onlyBracket(world);
        expect(bracket.issues.filter(({ code }) => code !== "loser-advanced")).toEqual([]);
        expect(idsByRound(bracket)).toEqual(truthByRound(event));
        expect(falseClaims(world, createEventCourse(event, DRESS))).toEqual([]);
        const winners = winnersOf(world);
        const provenByLater = event.matches.filter((match) => isShownLater(match, event));
        expect(provenByLater.map(({ id }) => winners[id])).toEqual(
          provenByLater.map((match) => winnerOf(match)),
        );
      }),
      RUNS,
    );
  });

  it("has the true podium and ranks and is complete when every match was played", () => {
    fc.assert(
      fc.property(SCORES_DECIDE, fc.boolean(), (event, byes) => {
        const course = createEventCourse(event, { locks: true, byes });
        const world = worldOfFile(createFinalCourseWire(course));
        const missing = findMissingFacts(createCourseTruth(course), world, ANY_ROWS);
        // Nothing shows who won the third-place match by a bye that is not listed.
        expect(missing.filter((fact) => byes || !fact.startsWith("third"))).toEqual([]);
        expect(falseClaims(world, course)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("contains nothing false when only some matches are visible", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, fc.infiniteStream(fc.boolean()), (event, visible) => {
        const all = createEventCourse(event, DRESS);
        const matches = all.matches.map((match) =>
          visible.next().value === true ? match : { ...match, listedFrom: Infinity },
        );
        const course = { ...all, matches };
        const isListed = (wanted: string) =>
          matches.some(({ round, listedFrom }) => round === wanted && listedFrom !== Infinity);
        // A hidden reset looks like none. Whether a listed one was needed follows from the final.
        const isKnown = event.resetPlayed || isListed("grand final");
        fc.pre(isListed("grand final reset") ? isKnown : !event.resetPlayed);
        const wire = createFinalCourseWire(course);
        expect(falseResults(worldOfFile(wire), course)).toEqual([]);
        const lists = { upcoming: [], ended: wire };
        const snapshot = pollWireLists(lists, AFTER_ALL_EVENTS, undefined, wire.length);
        expect(falseClaims(worldOf(snapshot, AFTER_ALL_EVENTS), course)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("contains nothing false with rows shuffled within rounds when scores decide", () => {
    fc.assert(
      fc.property(SCORES_DECIDE, fc.infiniteStream(fc.nat()), (event, order) => {
        const course = createEventCourse(event, DRESS);
        const wire = shuffleRows(createFinalCourseWire(course), () => order.next().value ?? 0);
        expect(falseClaims(worldOfFile(wire), course)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("contains no winner of an open match and nothing false at any time", () => {
    fc.assert(
      fc.property(
        ANY_ODDITIES,
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        fc.boolean(),
        fc.boolean(),
        fc.infiniteStream(fc.nat()),
        (event, share, locks, byes, order) => {
          const minute = Math.floor(event.end * share);
          const now = courseInstantOf(minute);
          const course = createEventCourse(event, { locks, byes });
          const lists = createCourseListsAt(course, minute);
          const world = worldOf(pollWireLists(lists, now), now);
          expect(falseClaims(world, course, minute)).toEqual([]);
          if (event.plan.oddities > 0) return;
          const ended = shuffleRows(lists.ended, () => order.next().value ?? 0);
          const shuffled = worldOf(pollWireLists({ ...lists, ended }, now), now);
          expect(falseClaims(shuffled, course, minute)).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});

/** Returns the statements of the world that are false; missing statements are allowed. */
function falseClaims(world: World, course: Course, minute = Infinity): readonly string[] {
  return [...falseResults(world, course, minute), ...findFalseRanks(course, world)];
}

/** Returns the false statements apart from ranks. */
function falseResults(world: World, course: Course, minute = Infinity): readonly string[] {
  const claims = findFalseClaims(createCourseTruth(course), world, minute, ANY_ROWS);
  return claims.filter((claim) => !OTHER_CLAIMS.test(claim));
}

function winnerOf({ winner, sides }: PlayedMatch): string | undefined {
  return winner === null ? undefined : (sides[winner] ?? undefined);
}

/** Returns whether a later match shows its winner, so that the scores are not needed. */
function isShownLater({ place }: PlayedMatch, { plan, size }: Elimination): boolean {
  if (place === "ro2#1") return plan.kind === "double" && size > 2;
  return !["bronze", "grand final#1", "grand final reset#1", "lower ro2s2#1"].includes(place);
}

function truthByRound(event: Elimination): Record<string, string[]> {
  const rounds: Record<string, string[]> = {};
  for (const { round, id, unused } of event.matches) {
    if (unused && event.plan.resetListed === "when-needed") continue;
    (rounds[round] ??= []).push(id);
  }
  return rounds;
}
