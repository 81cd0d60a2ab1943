/** Compares worlds of written tournaments with the truth, at every minute of a change. */
import { describe, expect, it } from "vitest";
import type { MatchState } from "#core/model/match-status.ts";
import { LATER, afterPoll, worldOf, worldOfFile } from "#core/testing/derive.ts";
import {
  feedersIn,
  feedersOf,
  nextIn,
  placesIn,
  placesOf,
  podiumAt,
  podiumIn,
  recordsIn,
  writtenNextAt,
  tablesAt,
  tablesIn,
  wentToIn,
} from "#core/testing/tournaments/compare.ts";
import { WRITTEN_TOURNAMENTS } from "#core/testing/tournaments/index.ts";
import {
  falsehoodsAt,
  minutesOf,
  derivedResultsOf,
  trueResultsAt,
  watch,
} from "#core/testing/tournaments/watch.ts";
import { instantOf, wireOfAll, wireOfWritten } from "#core/testing/tournaments/written-wire.ts";

describe.each(WRITTEN_TOURNAMENTS)("$slug", (tournament) => {
  it("has the true states, results, podium and standings at any time while watched", () => {
    const after: MatchState[] = [];
    for (const { minute, world, isSettled } of watch(tournament)) {
      expect(world.snapshot.guard?.holds ?? []).toEqual([]);
      expect(falsehoodsAt(minute, world, tournament), `at ${minute}`).toEqual([]);
      if (!isSettled) continue;
      expect(derivedResultsOf(world), `at ${minute}`).toEqual(trueResultsAt(minute, tournament));
      expect(podiumIn(world), `at ${minute}`).toEqual(podiumAt(minute, tournament));
      expect(tablesIn(world), `at ${minute}`).toMatchObject(tablesAt(minute, tournament));
      expect(nextIn(world, minute, tournament), `at ${minute}`).toEqual(
        writtenNextAt(minute, tournament),
      );
      after.push(...[...world.matches.values()].map(({ status }) => status.state));
    }
    expect(new Set(after)).toEqual(new Set(["upcoming", "live", "ended"]));
  });

  it("has the true states and results in a first poll at any time", () => {
    for (const minute of minutesOf(tournament)) {
      const now = instantOf(minute);
      const world = worldOf(afterPoll(wireOfWritten(tournament, minute), now), now);
      expect(derivedResultsOf(world), `at ${minute}`).toEqual(trueResultsAt(minute, tournament));
      expect(falsehoodsAt(minute, world, tournament), `at ${minute}`).toEqual([]);
    }
  });

  it.each([
    ["a file read long after the end", () => worldOfFile(wireOfAll(tournament))],
    [
      "a first poll long after the end",
      () => worldOf(afterPoll(wireOfWritten(tournament, tournament.end), LATER), LATER),
    ],
  ])("has the true podium, places, records and standings in %s", (_, derive) => {
    const world = derive();
    const { truth, end } = tournament;
    expect(derivedResultsOf(world)).toEqual(trueResultsAt(end, tournament));
    expect(podiumIn(world)).toEqual(podiumAt(end, tournament));
    expect(tablesIn(world)).toMatchObject(tablesAt(end, tournament));
    expect(placesIn(world)).toEqual(placesOf(tournament));
    expect(feedersIn(world, tournament)).toEqual(feedersOf(tournament));
    expect(recordsIn(world, tournament)).toEqual(truth.records);
    expect(wentToIn(world)).toEqual(truth.wentTo ?? {});
    const [view] = world.tournaments.values();
    const decided = truth.isDecidedByBracket ? (view?.brackets[0]?.key ?? "a bracket") : null;
    expect(view).toMatchObject({ decidedBy: decided, expected: truth.expected });
    expect(view?.issues.map(({ code }) => code)).toEqual(truth.issues ?? []);
    expect([...world.contestants.values()].filter(({ ambiguity }) => ambiguity.length > 0)).toEqual(
      [],
    );
  });
});
