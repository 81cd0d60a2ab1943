/** Compares worlds derived from generated tournaments with their true course. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { World } from "./world.ts";
import { must } from "#core/lib/must.ts";
import { derivePodium, deriveTiers } from "#core/testing/courses/bracket-stage.ts";
import { rankTiers } from "#core/testing/courses/compose.ts";
import { courseInstantOf } from "#core/testing/courses/course.ts";
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
import {
  createEventMatches,
  createFinalWireMatches,
  createWireListsAt,
} from "#core/testing/elimination-wire.ts";

const RUNS = { numRuns: 50 };
const DRESS = { locks: true, byes: true };
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
        expect(falseClaims(world, event)).toEqual([]);
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
        const world = worldOfFile(createFinalWireMatches(event, { locks: true, byes }));
        const { champion, runnerUp, third, resetPlayed, complete } = onlyBracket(world);
        const { podium, ranks } = truthOf(event);
        expect({ champion, runnerUp, third, resetPlayed, complete }).toMatchObject({
          champion: podium.champion,
          runnerUp: podium.runnerUp,
          // Nothing shows who won the third-place match by a bye that is not listed.
          ...(byes ? { third: podium.third } : {}),
          resetPlayed: podium.resetPlayed,
          complete: true,
        });
        const derived = rowsOf(world).map(({ contestant, from, to }) => [
          contestant.name,
          { from, to },
        ]);
        expect(Object.fromEntries(derived)).toEqual(Object.fromEntries(ranks));
        expect(derived).toHaveLength(event.plan.contestants);
      }),
      RUNS,
    );
  });

  it("is the same for any order of input", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, fc.infiniteStream(fc.nat()), (event, order) => {
        const wire = createFinalWireMatches(event, DRESS);
        const shuffled = wire
          .map((match) => ({ match, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ match }) => match);
        expect(onlyBracket(worldOfFile(shuffled))).toEqual(onlyBracket(worldOfFile(wire)));
      }),
      RUNS,
    );
  });

  it("contains nothing false when only some matches are visible", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, fc.infiniteStream(fc.boolean()), (event, visible) => {
        const wire = createFinalWireMatches(event, DRESS).filter(() => visible.next().value);
        // If the reset is hidden, the event looks like one without a reset.
        const reset = event.byPlace.get("grand final reset#1")?.id;
        fc.pre(!event.resetPlayed || wire.some(({ id }) => id === reset));
        expect(falseResults(worldOfFile(wire), event)).toEqual([]);
        const lists = { upcoming: [], ended: wire };
        const snapshot = pollWireLists(lists, AFTER_ALL_EVENTS, undefined, wire.length);
        expect(falseClaims(worldOf(snapshot, AFTER_ALL_EVENTS), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("contains nothing false with rows shuffled within rounds when scores decide", () => {
    fc.assert(
      fc.property(SCORES_DECIDE, fc.infiniteStream(fc.nat()), (event, order) => {
        const wire = shuffleRows(
          createFinalWireMatches(event, DRESS),
          () => order.next().value ?? 0,
        );
        expect(falseClaims(worldOfFile(wire), event)).toEqual([]);
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
          const lists = createWireListsAt(event, minute, { locks, byes });
          const world = worldOf(pollWireLists(lists, now), now);
          expect(falseClaims(world, event)).toEqual([]);
          const winners = winnersOf(world);
          const open = event.matches.filter(({ end, bye }) => minute < end && !bye);
          expect(open.filter(({ id }) => winners[id] !== undefined)).toEqual([]);
          if (event.plan.oddities > 0) return;
          const ended = shuffleRows(lists.ended, () => order.next().value ?? 0);
          const shuffled = worldOf(pollWireLists({ ...lists, ended }, now), now);
          expect(falseClaims(shuffled, event)).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});

/** Returns the statements of the world that are false; missing statements are allowed. */
function falseClaims(world: World, event: Elimination): readonly string[] {
  const { ranks } = truthOf(event);
  const falseRanks = rowsOf(world).flatMap(({ contestant: { name }, from, to, reason }) => {
    const is = must(ranks.get(name), "every contestant has ranks");
    if (from <= is.from && is.to <= to) return [];
    return [`${name}: ${from}-${to} ${reason.type}, truly ${is.from}-${is.to}`];
  });
  return [...falseResults(world, event), ...falseRanks];
}

/** Returns the false statements apart from ranks. */
function falseResults(world: World, event: Elimination): readonly string[] {
  const claims: [string, string | undefined, string | null][] = [];
  const { podium } = truthOf(event);
  for (const { champion, runnerUp, third, resetPlayed } of world.brackets.values()) {
    claims.push(["champion", champion?.name, podium.champion?.name ?? null]);
    claims.push(["runner-up", runnerUp?.name, podium.runnerUp?.name ?? null]);
    claims.push(["third", third?.name, podium.third?.name ?? null]);
    claims.push(["reset", resetPlayed ? "played" : undefined, event.resetPlayed ? "played" : null]);
  }
  const winners = winnersOf(world);
  for (const match of event.matches)
    claims.push([match.id, winners[match.id], winnerOf(match) ?? null]);
  return claims.flatMap(([subject, derived, truth]) =>
    derived === undefined || derived === truth
      ? []
      : [`${subject}: ${derived} instead of ${truth}`],
  );
}

/** Returns the true podium, and the true ranks by name. */
function truthOf(event: Elimination) {
  const matches = createEventMatches(event, DRESS);
  const podium = derivePodium(matches);
  const ranks = [...rankTiers(deriveTiers(matches, podium))];
  return { podium, ranks: new Map(ranks.map(([{ name }, placement]) => [name, placement])) };
}

function rowsOf({ tournaments }: World) {
  return [...tournaments.values()].flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
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
