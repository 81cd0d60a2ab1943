/** Replays events in simulated time. */
import { MINUTE } from "#core/lib/time.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { runToEnd } from "#core/lib/steps.ts";
import type { Instant } from "#core/model/match.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import { findEndedMatchUpdatesInSteps, markEnded } from "#core/snapshot/mark-ended.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import { LIST_LIMIT } from "#server/upstream/client.ts";
import { isOver } from "#core/world/is-over.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { readEventMatches } from "#core/testing/node/tournament-events.ts";
import { createReplay, type ReplayLists } from "#server/reference/replay/replay.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import { parseEnvelopeMatches } from "#server/reference/testing/matches.ts";

/** State after one poll. */
export interface ReplayMoment {
  readonly now: Instant;
  readonly snapshot: Snapshot;
  readonly world: World;
  /** Changes of each match so far. */
  readonly histories: MatchHistories;
}

/**
 * Yields the state after each poll of a written or real event, in order: at regular steps while a
 * match is live, and around each begin and end.
 *
 * @param step time between two polls while a match is live, in milliseconds
 */
export function* replayEvent(event: string, step: number): Generator<ReplayMoment> {
  const replay = createReplay(parseEnvelopeMatches(readEventMatches(event)));
  const times = pollTimes(getReplayedMatchTimes(event), step);
  yield* replayLists(replay, times);
}

/** Yields the state after each poll of a service. */
export function* replayLists(
  listsAt: (now: Instant) => ReplayLists,
  times: readonly Instant[],
): Generator<ReplayMoment> {
  let snapshot: Snapshot | undefined;
  let world: World | undefined;
  let histories: MatchHistories = new Map();
  for (const now of times) {
    const before = world;
    snapshot = pollWireLists(listsAt(now), now, snapshot, LIST_LIMIT, {
      isOver: (tournament) => isOver(before ?? null, tournament),
    });
    world = worldOf(snapshot, now, before);
    const changes = before === undefined ? [] : diffWorlds(before, world);
    histories = addChangesToHistories(
      histories,
      changes.map((change) => ({ at: now, change })),
    );
    yield { now, snapshot, world, histories };
    snapshot = markEnded(
      snapshot,
      runToEnd(findEndedMatchUpdatesInSteps(world.matches.values())).ended,
    );
  }
}

/** Begins and ends of matches in a replay, by match id. */
interface ReplayedMatchTimes {
  readonly begins: ReadonlyMap<string, Instant>;
  readonly ends: ReadonlyMap<string, Instant>;
}

/** Returns when the matches of an event begin and end in its replay. */
export function getReplayedMatchTimes(event: string): ReplayedMatchTimes {
  const wire = parseEnvelopeMatches(readEventMatches(event));
  const times = scheduleReplay(wire);
  return {
    begins: new Map(wire.map(({ id }, index) => [id, times[index]?.begins ?? 0])),
    ends: new Map(wire.map(({ id }, index) => [id, times[index]?.ends ?? 0])),
  };
}

function pollTimes({ begins, ends }: ReplayedMatchTimes, step: number): readonly Instant[] {
  const all = new Set<Instant>();
  for (const [id, begin] of begins) {
    const end = ends.get(id) ?? begin;
    for (let now = begin - MINUTE; now <= end; now += step) all.add(now);
    for (const edge of [begin, end - MINUTE, end, end + MINUTE, end + 31 * MINUTE]) all.add(edge);
  }
  return [...all].sort((a, b) => a - b);
}
