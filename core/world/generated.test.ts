/** Generated tournaments against what really happened in them. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MINUTE } from "#core/lib/time.ts";
import type { World } from "./world.ts";
import {
  idsByRound,
  afterPoll,
  onlyBracket,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { eliminationsOf } from "#core/testing/elimination-arbitrary.ts";
import type { Elimination, PlayedMatch } from "#core/testing/elimination.ts";
import { shuffleRows } from "#core/testing/shuffle-rows.ts";
import { EVENT_START, wireAfter, wireAt } from "#core/testing/elimination-wire.ts";

const RUNS = { numRuns: 40 };
const DRESS = { locks: true, byes: true };
const ANY_ODDITIES = eliminationsOf([0, 0.15, 0.5]);

describe("a generated elimination", { timeout: 30_000 }, () => {
  it("is right in full", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, (event) => {
        const world = worldOfFile(wireAfter(event, DRESS));
        const bracket = onlyBracket(world);
        expect(bracket.issues.filter(({ code }) => code !== "loser-advanced")).toEqual([]);
        expect(idsByRound(bracket)).toEqual(truthByRound(event));
        expect(falsehoods(world, event)).toEqual([]);
        const winners = winnersOf(world);
        const shown = event.matches.filter((match) => isShownLater(match, event));
        expect(shown.map(({ id }) => winners[id])).toEqual(shown.map((match) => winnerOf(match)));
      }),
      RUNS,
    );
  });

  it("has its places and is complete when every match was played out", () => {
    fc.assert(
      fc.property(eliminationsOf([0]), (event) => {
        const bracket = onlyBracket(worldOfFile(wireAfter(event, DRESS)));
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
        const wire = wireAfter(event, DRESS);
        const shuffled = wire
          .map((match) => ({ match, at: order.next().value ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ match }) => match);
        expect(onlyBracket(worldOfFile(shuffled))).toEqual(onlyBracket(worldOfFile(wire)));
      }),
      RUNS,
    );
  });

  it("says nothing false of any part that is visible", () => {
    fc.assert(
      fc.property(ANY_ODDITIES, fc.infiniteStream(fc.boolean()), (event, visible) => {
        const wire = wireAfter(event, DRESS).filter(() => visible.next().value);
        // An event without a reset and one whose reset is hidden look the same.
        const reset = event.byPlace.get("grand final reset#1")?.id;
        fc.pre(!event.resetPlayed || wire.some(({ id }) => id === reset));
        expect(falsehoods(worldOfFile(wire), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("says nothing false with rows shuffled within rounds, while scores decide", () => {
    fc.assert(
      fc.property(eliminationsOf([0]), fc.infiniteStream(fc.nat()), (event, order) => {
        const wire = shuffleRows(wireAfter(event, DRESS), () => order.next().value ?? 0);
        expect(falsehoods(worldOfFile(wire), event)).toEqual([]);
      }),
      RUNS,
    );
  });

  it("claims no winner for what is live or unplayed, and no false champion, at any moment", () => {
    fc.assert(
      fc.property(
        ANY_ODDITIES,
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        fc.boolean(),
        fc.boolean(),
        (event, share, locks, byes) => {
          const minute = Math.floor(event.end * share);
          const now = EVENT_START + minute * MINUTE;
          const world = worldOf(afterPoll(wireAt(event, minute, { locks, byes }), now), now);
          expect(falsehoods(world, event)).toEqual([]);
          const winners = winnersOf(world);
          const open = event.matches.filter(({ end, bye }) => minute < end && !bye);
          expect(open.filter(({ id }) => winners[id] !== undefined)).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});

/** What the world says and did not happen; what it does not say is not asked for. */
function falsehoods(world: World, event: Elimination): readonly string[] {
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
  return claims.flatMap(([what, said, truth]) =>
    said === undefined || said === truth ? [] : [`${what}: ${said} instead of ${truth}`],
  );
}

function winnerOf({ winner, sides }: PlayedMatch): string | undefined {
  return winner === null ? undefined : (sides[winner] ?? undefined);
}

/** Whether a later match tells its winner; the last ones are left to their scores. */
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
