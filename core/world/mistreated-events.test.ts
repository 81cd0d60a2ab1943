/** Derives worlds from degraded written and real events and compares them with the originals. */
import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { compareText } from "#core/lib/compare.ts";
import { onlyBracket, winnersOf, worldOfFile } from "#core/testing/derive.ts";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import type { World } from "./world.ts";

describeEachTournamentEvent("%s", (event) => {
  const wire = readEventMatches(event).data;
  const eventWorld = worldOfFile(wire);

  it("derives the same winners except led ones when the service never locks", () => {
    const unlocked = worldOfFile(wire.map((match) => ({ ...match, locked: "0" })));
    const led = [...eventWorld.matches.values()].filter(({ outcome }) => outcome.by === "led");
    const expected = { ...winnersOf(eventWorld) };
    for (const { match } of led) delete expected[match.id];
    expect(winnersOf(unlocked)).toEqual(expected);
    const isLedIn = (inGroup: boolean): boolean =>
      led.some(({ match }) => (match.groupId !== null) === inGroup);
    // An end that is only assumed is no result, so that tables leave such matches out.
    const hasSameTables = isDeepStrictEqual(tables(unlocked), tables(eventWorld));
    expect(hasSameTables).toBe(!isLedIn(true));
    const { champion } = onlyBracket(unlocked);
    expect(champion).toEqual(isLedIn(false) ? null : onlyBracket(eventWorld).champion);
    const states = [...unlocked.matches.values()].map(({ status }) => status.state);
    expect(new Set(states)).toEqual(new Set(["ended"]));
  });

  it("derives the same with equal starts", () => {
    const start = wire[0]?.["start"];
    const equal = worldOfFile(wire.map((match) => ({ ...match, start })));
    expect(robustFacts(equal)).toEqual(robustFacts(eventWorld));
  });

  it.each([
    ["counted from 0", (row: number) => String(row - 1)],
    ["left out", () => null],
    ["all 1", () => "1"],
  ])("derives the same with rows %s", (_, rowOf) => {
    const rows = wire.map((match) =>
      match["bracket_id"] === null
        ? match
        : Object.assign({}, match, { row: rowOf(Number(match["row"])) }),
    );
    expect(robustFacts(worldOfFile(rows))).toEqual(robustFacts(eventWorld));
  });
});

function tables(world: World): unknown {
  return [...world.groups.values()].map(({ id, standings }) => ({ id, standings }));
}

/** Returns the derived data that does not depend on rows, starts and locks. */
function robustFacts(world: World): unknown {
  const { champion, runnerUp, third, complete, resetPlayed, rounds } = onlyBracket(world);
  const inRounds = rounds.map(({ key, places }) => [
    key,
    places.map(({ match }) => match ?? "").toSorted(compareText),
  ]);
  const tallies = [...world.groups.values()].map(({ id, standings }) => [
    id,
    standings.map(({ position, contestant, points }) => [position, contestant.name, points]),
  ]);
  const podium = { champion, runnerUp, third, complete, resetPlayed };
  return { ...podium, inRounds, tallies, winners: winnersOf(world) };
}
