/** Compares worlds of written tournaments with the truth, at every minute of a change. */
import { describe, expect, it } from "vitest";
import type { MatchState } from "#core/model/match-status.ts";
import { AFTER_ALL_EVENTS, pollWireLists, worldOf, worldOfFile } from "#core/testing/derive.ts";
import {
  formatDerivedFeeders,
  formatTrueFeeders,
  formatDerivedNextMatchesAt,
  getDerivedPlaces,
  getTruePlaces,
  getTruePodiumAt,
  getDerivedPodiums,
  getDerivedRecords,
  formatTrueNextMatchesAt,
  getTrueStandingsAt,
  getDerivedStandings,
  getDerivedFirstBracketCodes,
} from "#core/testing/tournaments/compare.ts";
import { WRITTEN_TOURNAMENTS } from "#core/testing/tournaments/index.ts";
import {
  falsehoodsAt,
  minutesOf,
  derivedResultsOf,
  trueResultsAt,
  pollTournamentToEnd,
} from "#core/testing/tournaments/watch.ts";
import {
  instantOf,
  createAllWrittenWireMatches,
  createWrittenWireListsAt,
} from "#core/testing/tournaments/written-wire.ts";

describe.each(WRITTEN_TOURNAMENTS)("$slug", (tournament) => {
  it("has the true states, results, podium and standings at any time while watched", () => {
    const after: MatchState[] = [];
    for (const { minute, world, isSettled } of pollTournamentToEnd(tournament)) {
      expect(world.snapshot.guard?.holds ?? []).toEqual([]);
      expect(falsehoodsAt(minute, world, tournament), `at ${minute}`).toEqual([]);
      if (!isSettled) continue;
      expect(derivedResultsOf(world), `at ${minute}`).toEqual(trueResultsAt(minute, tournament));
      expect(getDerivedPodiums(world), `at ${minute}`).toEqual(getTruePodiumAt(minute, tournament));
      expect(getDerivedStandings(world), `at ${minute}`).toMatchObject(
        getTrueStandingsAt(minute, tournament),
      );
      expect(formatDerivedNextMatchesAt(world, minute, tournament), `at ${minute}`).toEqual(
        formatTrueNextMatchesAt(minute, tournament),
      );
      after.push(...[...world.matches.values()].map(({ status }) => status.state));
    }
    expect(new Set(after)).toEqual(new Set(["upcoming", "live", "ended"]));
  });

  it("has the true states and results in a first poll at any time", () => {
    for (const minute of minutesOf(tournament)) {
      const now = instantOf(minute);
      const world = worldOf(pollWireLists(createWrittenWireListsAt(tournament, minute), now), now);
      expect(derivedResultsOf(world), `at ${minute}`).toEqual(trueResultsAt(minute, tournament));
      expect(falsehoodsAt(minute, world, tournament), `at ${minute}`).toEqual([]);
    }
  });

  it.each([
    ["a file read long after the end", () => worldOfFile(createAllWrittenWireMatches(tournament))],
    [
      "a first poll long after the end",
      () =>
        worldOf(
          pollWireLists(createWrittenWireListsAt(tournament, tournament.end), AFTER_ALL_EVENTS),
          AFTER_ALL_EVENTS,
        ),
    ],
  ])("has the true podium, places, records and standings in %s", (_, derive) => {
    const world = derive();
    const { truth, end } = tournament;
    expect(derivedResultsOf(world)).toEqual(trueResultsAt(end, tournament));
    expect(getDerivedPodiums(world)).toEqual(getTruePodiumAt(end, tournament));
    expect(getDerivedStandings(world)).toMatchObject(getTrueStandingsAt(end, tournament));
    expect(getDerivedPlaces(world)).toEqual(getTruePlaces(tournament));
    expect(formatDerivedFeeders(world, tournament)).toEqual(formatTrueFeeders(tournament));
    expect(getDerivedRecords(world, tournament)).toEqual(truth.records);
    expect(getDerivedFirstBracketCodes(world)).toEqual(truth.wentTo ?? {});
    const [view] = world.tournaments.values();
    const decided = truth.isDecidedByBracket ? (view?.brackets[0]?.key ?? "a bracket") : null;
    expect(view).toMatchObject({ decidedBy: decided, expected: truth.expected });
    expect(view?.issues.map(({ code }) => code)).toEqual(truth.issues ?? []);
    expect([...world.contestants.values()].filter(({ ambiguity }) => ambiguity.length > 0)).toEqual(
      [],
    );
  });
});
