/** Real events against what really happened in them, whole and mistreated. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareText } from "#core/lib/collections.ts";
import type { World } from "./world.ts";
import {
  LATER,
  afterPoll,
  onlyBracket,
  winnersOf,
  worldOf,
  worldOfFile,
} from "#core/testing/derive.ts";
import { shuffleRows } from "#core/testing/shuffle-rows.ts";
import { REAL_EVENTS, readTruth, readWire } from "#core/testing/node/real-events.ts";
import type { Bracket } from "#core/model/bracket.ts";

/** The final of 2022 ended 3–3, and nothing that the service sends says who won it. */
const LEVEL_FINAL = "fifa-world-cup-2022";

/** Rounds that the service counts as row 2 of another. */
const SECOND_ROWS = new Set(["bronze", "grand final reset"]);

describe.each(REAL_EVENTS)("%s", { timeout: 30_000 }, (event) => {
  const wire = readWire(event).data;
  const truth = readTruth(event);
  const whole = worldOfFile(wire);

  it("has its places", () => {
    const { champion, runnerUp, third, complete, issues } = onlyBracket(whole);
    const known = event !== LEVEL_FINAL;
    expect({
      champion: champion?.name,
      runnerUp: runnerUp?.name,
      third: third?.name,
      complete,
      issues,
    }).toEqual({
      champion: known ? truth.champion : undefined,
      runnerUp: known ? truth.runner_up : undefined,
      third: truth.third,
      complete: true,
      issues: [],
    });
  });

  it("has the same places at once when a service is first polled long after the end", () => {
    const world = worldOf(afterPoll({ upcoming: [], ended: wire }, LATER), LATER);
    const { champion, runnerUp, third, complete } = onlyBracket(whole);
    expect(onlyBracket(world)).toMatchObject({ champion, runnerUp, third, complete });
  });

  it("has its matches in their rounds, and in their rows", () => {
    const rounds = onlyBracket(whole).rounds.map(({ key, places }) => [key, places.length]);
    const expected = Object.entries(truth.matches_per_round).filter(([key]) => !isGroup(key));
    expect(Object.fromEntries(rounds)).toEqual(Object.fromEntries(expected));
    const places = onlyBracket(whole).rounds.flatMap((round) => round.places);
    expect(places.filter(({ match }) => match === null)).toEqual([]);
    const own = places.filter(({ round }) => !SECOND_ROWS.has(round));
    const sentRows = own.map(({ match }) => whole.matches.get(match ?? "")?.match.row);
    expect(own.map(({ row }) => row)).toEqual(sentRows);
  });

  it("says who won although the score does not", () => {
    const winners = winnersOf(whole);
    const shown = truth.not_decided_by_score.filter(
      ({ match_id: id }) => event !== LEVEL_FINAL || id !== finalOf(whole),
    );
    expect(shown.map(({ match_id: id }) => winners[id])).toEqual(shown.map(({ winner }) => winner));
  });

  it("has every match's sides come from where they came", () => {
    const open = onlyBracket(whole)
      .rounds.flatMap((round) => round.places)
      .flatMap(({ slots }) => slots)
      .filter(({ source }) => source.type === "unknown" || source.type === "loser-of-round");
    expect(open).toEqual([]);
  });

  it("has its contestants meet their opponents in order", () => {
    for (const [name, expected] of Object.entries(truth.contestants ?? {})) {
      const contestant = [...whole.contestants.values()].find((one) => one.name === name);
      const met = (contestant?.matches ?? []).map((key) => {
        const { match, outcome } = whole.matches.get(key)!;
        const own = match.entries.findIndex((entry) => entry.name === name);
        const decided = outcome.winner === own ? "won" : "lost";
        return {
          match_id: match.id,
          opponent: match.entries[1 - own]?.name,
          score: String(match.entries[own]?.score),
          opponent_score: String(match.entries[1 - own]?.score),
          result: outcome.draw ? "draw" : decided,
        };
      });
      expect(met).toEqual(
        expected.map(({ match_id, opponent, score, opponent_score, result }) => ({
          match_id,
          opponent,
          score,
          opponent_score,
          result: event === LEVEL_FINAL && match_id === finalOf(whole) ? "lost" : result,
        })),
      );
    }
  });

  it("keeps every fact but the led ones on a service that never locks", () => {
    const unlocked = worldOfFile(wire.map((match) => ({ ...match, locked: "0" })));
    const led = [...whole.matches.values()].filter(
      ({ match, outcome }) => outcome.by === "led" && match.groupId === null,
    );
    const expected = { ...winnersOf(whole) };
    for (const { match } of led) delete expected[match.id];
    expect(winnersOf(unlocked)).toEqual(expected);
    expect(tables(unlocked)).toEqual(tables(whole));
    const { champion } = onlyBracket(unlocked);
    expect(champion).toEqual(led.length === 0 ? onlyBracket(whole).champion : null);
    expect([...unlocked.matches.values()].every(({ status }) => status.state === "ended")).toBe(
      true,
    );
  });

  it("keeps every fact with equal starts", () => {
    const start = wire[0]?.["start"];
    const equal = worldOfFile(wire.map((match) => ({ ...match, start })));
    expect(facts(equal)).toEqual(facts(whole));
  });

  it.each([
    ["counted from 0", (row: number) => String(row - 1)],
    ["left out", () => null],
    ["all alike", () => "1"],
  ])("keeps every fact with rows %s", (_, rowOf) => {
    const rows = wire.map((match) =>
      match["bracket_id"] === null ? match : { ...match, row: rowOf(Number(match["row"])) },
    );
    expect(facts(worldOfFile(rows))).toEqual(facts(whole));
  });

  it("keeps every fact with rows shuffled within rounds, and orders them by who feeds whom", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (random) => {
        const shuffled = worldOfFile(shuffleRows(wire, () => random.next().value ?? 0));
        expect(facts(shuffled)).toEqual(facts(whole));
        expect(misfed(shuffled)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it("says nothing false of any run of a hundred, or fewer", () => {
    const cut = [wire.slice(0, 100), wire.slice(-100)];
    for (let size = 1; size < wire.length; size += 9)
      cut.push(wire.slice(0, size), wire.slice(-size));
    for (const some of cut) {
      const world = worldOfFile(some);
      expect(winnersOf(whole)).toMatchObject(winnersOf(world));
      const { champion = null, runnerUp = null, third = null } = bracketIn(world) ?? {};
      const all = onlyBracket(whole);
      expect([champion, null]).toContainEqual(champion === null ? null : all.champion);
      expect([runnerUp, null]).toContainEqual(runnerUp === null ? null : all.runnerUp);
      expect([third, null]).toContainEqual(third === null ? null : all.third);
    }
  });
});

function isGroup(round: string): boolean {
  return round.startsWith("Group");
}

function finalOf(world: World): string | undefined {
  return [...world.matches.values()].find(({ round }) => round?.key === "ro2")?.match.id;
}

function bracketIn(world: World): Bracket | undefined {
  return [...world.brackets.values()][0];
}

function tables(world: World): unknown {
  return [...world.groups.values()].map(({ id, standings }) => ({ id, standings }));
}

/** Everything that rows, starts and locks say nothing about. */
function facts(world: World): unknown {
  const { champion, runnerUp, third, complete, resetPlayed, rounds } = onlyBracket(world);
  const inRounds = rounds.map(({ key, places }) => [
    key,
    places.map(({ match }) => match ?? "").toSorted(compareText),
  ]);
  const tallies = [...world.groups.values()].map(({ id, standings }) => [
    id,
    standings.map(({ position, contestant, points }) => [position, contestant.name, points]),
  ]);
  return {
    champion,
    runnerUp,
    third,
    complete,
    resetPlayed,
    inRounds,
    tallies,
    winners: winnersOf(world),
  };
}

/** Places whose winner does not stand in the match that they are said to feed. */
function misfed(world: World): readonly string[] {
  return [...world.matches.values()].flatMap(({ match, outcome, winnerTo, code }) => {
    const next = world.matches.get(winnerTo?.match ?? "")?.match.entries;
    const winner = outcome.winner === null ? undefined : match.entries[outcome.winner]?.key;
    const fed = next === undefined || next.some(({ key }) => key === winner);
    return fed ? [] : [code ?? match.id];
  });
}
