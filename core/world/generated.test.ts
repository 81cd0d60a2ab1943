/** Compares worlds derived from generated tournaments with their true course. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import type { World } from "./world.ts";
import {
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
  GENERATED_EVENT_START,
  createFinalWireMatches,
  createWireListsAt,
} from "#core/testing/elimination-wire.ts";

const RUNS = { numRuns: 40 };
const DRESS = { locks: true, byes: true };
const ANY_ODDITIES = createEliminationArbitrary([0, 0.15, 0.5]);

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

  it("has the true podium and is complete when every match was played", () => {
    fc.assert(
      fc.property(createEliminationArbitrary([0]), (event) => {
        const bracket = onlyBracket(worldOfFile(createFinalWireMatches(event, DRESS)));
        expect({
          champion: bracket.champion?.name ?? null,
          runnerUp: bracket.runnerUp?.name ?? null,
          third: bracket.third?.name ?? null,
          resetPlayed: bracket.resetPlayed,
          complete: bracket.complete,
        }).toEqual({
          champion: event.champion,
          runnerUp: event.runnerUp,
          third: event.third,
          resetPlayed: event.resetPlayed,
          complete: true,
        });
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
        expect(falseClaims(worldOfFile(wire), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("contains nothing false with rows shuffled within rounds when scores decide", () => {
    fc.assert(
      fc.property(createEliminationArbitrary([0]), fc.infiniteStream(fc.nat()), (event, order) => {
        const wire = shuffleRows(
          createFinalWireMatches(event, DRESS),
          () => order.next().value ?? 0,
        );
        expect(falseClaims(worldOfFile(wire), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("names no winner of an open match and no false champion at any time", () => {
    fc.assert(
      fc.property(
        ANY_ODDITIES,
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        fc.boolean(),
        fc.boolean(),
        (event, share, locks, byes) => {
          const minute = Math.floor(event.end * share);
          const now = GENERATED_EVENT_START + minute * MINUTE;
          const world = worldOf(
            pollWireLists(createWireListsAt(event, minute, { locks, byes }), now),
            now,
          );
          expect(falseClaims(world, event)).toEqual([]);
          const winners = winnersOf(world);
          const open = event.matches.filter(({ end, bye }) => minute < end && !bye);
          expect(open.filter(({ id }) => winners[id] !== undefined)).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});

/** Returns the statements of the world that are false; missing statements are allowed. */
function falseClaims(world: World, event: Elimination): readonly string[] {
  const claims: [string, string | undefined, string | null][] = [];
  for (const { champion, runnerUp, third, resetPlayed } of world.brackets.values()) {
    claims.push(["champion", champion?.name, event.champion]);
    claims.push(["runner-up", runnerUp?.name, event.runnerUp]);
    claims.push(["third", third?.name, event.third]);
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
