/** Replays fictional and real events and checks the derived state and attention items at every step. */
import { expect, it } from "vitest";
import { type AttentionItem, deriveAttention } from "#core/attention/derive-attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch, MatchState } from "#core/model/derived-match.ts";
import type { World } from "#core/world/world.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { REAL_EVENTS } from "#core/testing/node/real-events.ts";
import { isLongMode, sample } from "#core/testing/node/sample.ts";
import {
  describeEachTournamentEvent,
  readEventMatches,
} from "#core/testing/node/tournament-events.ts";
import { parseEnvelopeMatches } from "#server/reference/testing/matches.ts";
import { getReplayedMatchTimes, replayEvent } from "#server/testing/replayed-event.ts";

/** Time between two polls while a match is live: 20 minutes, or one in the long mode. */
const STEP = (isLongMode ? 1 : 20) * MINUTE;

/**
 * Events without a disqualification, because a decreasing score is accepted only in the third poll.
 */
const FICTIONAL_EVENTS = ["river-cup", "town-cup", "temple-cup"];

const FORWARD: Readonly<Record<MatchState, number>> = { upcoming: 0, live: 1, ended: 2 };

const tests = (event: string): void => {
  const { ends } = getReplayedMatchTimes(event);
  const wire = parseEnvelopeMatches(readEventMatches(event));
  const [finalBracket] = worldOfFile(wire).brackets.values();

  const isReal = REAL_EVENTS.includes(event);

  it("never derives a wrong result or state, never goes back, and needs no attention", () => {
    const violations: string[] = [];
    const states = new Map<string, MatchState>();
    let lastWorld: World | undefined;
    let items: readonly AttentionItem[] = [];
    for (const { now, snapshot, world, histories } of replayEvent(event, STEP)) {
      for (const { id } of snapshot.holds) violations.push(`${now} holds ${id}`);
      // Events with more than a hundred matches correctly report that the list is capped.
      items = isReal ? deriveAttention(world, histories, now) : [];
      for (const { id, kind } of items) if (kind !== "list-cut") violations.push(`${now} ${id}`);
      for (const derived of world.matches.values()) {
        const { id } = derived.match;
        const violation = findViolation(derived, now >= (ends.get(id) ?? 0), states.get(id));
        if (violation !== null)
          violations.push(`${new Date(now).toISOString()} ${id} ${violation}`);
        states.set(id, derived.status.state);
      }
      for (const { champion } of world.brackets.values()) {
        if (champion !== null && champion.name !== finalBracket?.champion?.name)
          violations.push(champion.name);
      }
      lastWorld = world;
    }
    expect(violations).toEqual([]);
    expect([...(lastWorld?.brackets.values() ?? [])][0]).toMatchObject({
      champion: finalBracket?.champion ?? null,
      third: finalBracket?.third ?? null,
      complete: true,
    });
    expect(items).toEqual([]);
  }, 600_000);
};

describeEachTournamentEvent("%s, replayed", tests, FICTIONAL_EVENTS, sample(REAL_EVENTS, 2));

function findViolation(
  { status: { state }, outcome: { winner, draw } }: DerivedMatch,
  isOver: boolean,
  before: MatchState | undefined,
): string | null {
  if ((winner !== null || draw) && !isOver) return "has a result before its end";
  if (state === "live" && isOver) return "is live after its end";
  if (before !== undefined && FORWARD[state] < FORWARD[before]) return `went back to ${state}`;
  return null;
}
