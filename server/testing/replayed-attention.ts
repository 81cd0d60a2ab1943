/** Replays a real event in simulated time and derives the attention items at each time. */
import { MINUTE } from "#core/lib/time.ts";
import type { AttentionItem } from "#core/attention/attention.ts";
import { deriveAttention } from "#core/attention/derive-attention.ts";
import type { ServiceHealth } from "#core/attention/rules/context.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { runToEnd } from "#core/lib/steps.ts";
import type { Instant } from "#core/model/match.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import { findEndedMatchUpdatesInSteps, markEnded } from "#core/snapshot/mark-ended.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { readRealEventMatches } from "#core/testing/node/real-events.ts";
import { createReplay, type ReplayLists } from "#server/reference/replay/replay.ts";
import { scheduleReplay } from "#server/reference/replay/schedule.ts";
import { parseEnvelopeMatches } from "#server/reference/testing/matches.ts";

/** Time between two polls while a match is live, in milliseconds. */
const STEP = 20 * MINUTE;

/** State after one poll. */
export interface ReplayMoment {
  readonly now: Instant;
  readonly world: World;
  readonly histories: MatchHistories;
  readonly rows: readonly AttentionItem[];
}

/** Returns changed lists of the service; a test adds its problem here. */
export type ListsEditor = (lists: ReplayLists, now: Instant) => ReplayLists;

/** Begin and end of the matches in the replay of an event, by match id; 0 if there is no match. */
export interface MatchTimes {
  readonly begin: (id: string) => Instant;
  readonly end: (id: string) => Instant;
}

interface ReplayedMatchTimes {
  readonly begins: ReadonlyMap<string, Instant>;
  readonly ends: ReadonlyMap<string, Instant>;
}

/** Returns the times of a real event's replay. */
export function matchTimesOf(event: string): MatchTimes {
  const { begins, ends } = getReplayedMatchTimes(event);
  return { begin: (id) => begins.get(id) ?? 0, end: (id) => ends.get(id) ?? 0 };
}

/**
 * Yields the state after each poll of a real event, in order: every twenty minutes while a match is
 * live, and around each begin and end.
 */
export function* replayAttention(
  event: string,
  plant: ListsEditor = (lists) => lists,
  services: readonly ServiceHealth[] = [],
): Generator<ReplayMoment> {
  const wire = parseEnvelopeMatches(readRealEventMatches(event));
  const replay = createReplay(wire);
  let snapshot: Snapshot | undefined;
  let world: World | undefined;
  let histories: MatchHistories = new Map();
  for (const now of pollTimes(getReplayedMatchTimes(event))) {
    snapshot = pollWireLists(plant(replay(now), now), now, snapshot);
    const before = world;
    world = worldOf(snapshot, now, before);
    const changes = before === undefined ? [] : diffWorlds(before, world);
    histories = addChangesToHistories(
      histories,
      changes.map((change) => ({ at: now, change })),
    );
    yield { now, world, histories, rows: deriveAttention(world, histories, services, now) };
    snapshot = markEnded(
      snapshot,
      runToEnd(findEndedMatchUpdatesInSteps(world.matches.values())).ended,
    );
  }
}

function getReplayedMatchTimes(event: string): ReplayedMatchTimes {
  const wire = parseEnvelopeMatches(readRealEventMatches(event));
  const times = scheduleReplay(wire);
  return {
    begins: new Map(wire.map(({ id }, index) => [id, times[index]?.begins ?? 0])),
    ends: new Map(wire.map(({ id }, index) => [id, times[index]?.ends ?? 0])),
  };
}

function pollTimes({ begins, ends }: ReplayedMatchTimes): readonly Instant[] {
  const all = new Set<Instant>();
  for (const [id, begin] of begins) {
    const end = ends.get(id) ?? begin;
    for (let now = begin - MINUTE; now <= end; now += STEP) all.add(now);
    for (const edge of [begin, end - MINUTE, end, end + MINUTE, end + 31 * MINUTE]) all.add(edge);
  }
  return [...all].sort((a, b) => a - b);
}
