/** Written and real events through the reference service's clock: what the core says in every minute of them. */
import { expect, it } from "vitest";
import { finish } from "#core/lib/steps.ts";
import { MINUTE } from "#core/lib/time.ts";
import { endSteps, markEnded } from "#core/snapshot/ended-memory.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived.ts";
import type { Instant } from "#core/model/match.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import { afterPoll, worldOf, worldOfFile } from "#core/testing/derive.ts";
import { describeEvents, readEvent } from "#core/testing/node/describe-events.ts";
import { createReplay } from "#server/reference/replay/replay.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import { readMatches } from "#server/reference/testing/matches.ts";

/** Minutes between two looks while a match runs: every one in the long mode. */
const STEP = (process.env["MATCHDESK_LONG"] === "1" ? 1 : 20) * MINUTE;

/** None with a disqualification: a score that goes down is believed in the third poll only. */
const WRITTEN = ["river-cup", "town-cup", "temple-cup"];

const FORWARD: Readonly<Record<MatchState, number>> = { upcoming: 0, live: 1, ended: 2 };

const tests = (event: string): void => {
  const wire = readMatches(readEvent(event));
  const times = scheduleReplay(wire);
  const ends = new Map(wire.map(({ id }, index) => [id, times[index]?.ends ?? 0]));
  const replay = createReplay(wire);
  const [truth] = worldOfFile(wire).brackets.values();

  it("never says too much, too little, or takes anything back", () => {
    const wrong: string[] = [];
    const states = new Map<string, MatchState>();
    let snapshot: Snapshot | undefined;
    let world: World | undefined;
    for (const now of moments(
      times.map(({ begins }) => begins),
      [...ends.values()],
    )) {
      snapshot = afterPoll(replay(now), now, snapshot);
      world = worldOf(snapshot, now, world);
      for (const { id } of snapshot.guard?.holds ?? []) wrong.push(`${now} holds ${id}`);
      for (const derived of world.matches.values()) {
        const { id } = derived.match;
        const fault = faultOf(derived, now >= (ends.get(id) ?? 0), states.get(id));
        if (fault !== null) wrong.push(`${new Date(now).toISOString()} ${id} ${fault}`);
        states.set(id, derived.status.state);
      }
      for (const { champion } of world.brackets.values()) {
        if (champion !== null && champion.name !== truth?.champion?.name) wrong.push(champion.name);
      }
      snapshot = markEnded(snapshot, finish(endSteps(world.matches.values())).ended);
    }
    expect(wrong).toEqual([]);
    expect([...(world?.brackets.values() ?? [])][0]).toMatchObject({
      champion: truth?.champion ?? null,
      third: truth?.third ?? null,
      complete: true,
    });
  }, 600_000);
};

describeEvents("%s, replayed", tests, WRITTEN);

function faultOf(
  { status: { state }, outcome: { winner, draw } }: DerivedMatch,
  isOver: boolean,
  before: MatchState | undefined,
): string | null {
  if ((winner !== null || draw) && !isOver) return "has a result before its end";
  if (state === "live" && isOver) return "is live after its end";
  if (before !== undefined && FORWARD[state] < FORWARD[before]) return `went back to ${state}`;
  return null;
}

/** Steps while anything runs, and the moments at which something begins or ends. */
function moments(begins: readonly Instant[], ends: readonly Instant[]): readonly Instant[] {
  const all = new Set<Instant>();
  for (const [index, begin] of begins.entries()) {
    const end = ends[index] ?? begin;
    for (let now = begin - MINUTE; now <= end; now += STEP) all.add(now);
    for (const edge of [begin, end - MINUTE, end, end + MINUTE]) all.add(edge);
  }
  return [...all].sort((a, b) => a - b);
}
