/** Written and real events, mistreated: what is still said of them is still so. */
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { compareText } from "#core/lib/collections.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import { describeEvents, readEvent } from "#core/testing/node/describe-events.ts";
import { shuffleRows } from "#core/testing/shuffle-rows.ts";
import type { World } from "./world.ts";

describeEvents("%s", (event) => {
  const wire = readEvent(event).data;
  const whole = worldOfFile(wire);

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
