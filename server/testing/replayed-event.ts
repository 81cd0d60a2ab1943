/** Replays events in simulated time, with problems added. */
import { MINUTE } from "#core/lib/time.ts";
import { diffWorlds } from "#core/changes/diff.ts";
import { runToEnd } from "#core/lib/steps.ts";
import type { Instant } from "#core/model/match.ts";
import { addChangesToHistories, type MatchHistories } from "#core/model/match-history.ts";
import { findEndedMatchUpdatesInSteps, markEnded } from "#core/snapshot/mark-ended.ts";
import type { Snapshot } from "#core/model/tick.ts";
import type { World } from "#core/world/world.ts";
import type { WireMatch } from "#core/wire/schema.ts";
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

/** Returns changed lists of the service; a test adds its problem here. */
export type ListsEditor = (lists: ReplayLists, now: Instant) => ReplayLists;

/** Begin and end of the matches in the replay of an event, by match id; 0 if there is no match. */
export interface MatchTimes {
  readonly begin: (id: string) => Instant;
  readonly end: (id: string) => Instant;
}

export function matchTimesOf(event: string): MatchTimes {
  const { begins, ends } = getReplayedMatchTimes(event);
  return { begin: (id) => begins.get(id) ?? 0, end: (id) => ends.get(id) ?? 0 };
}

/**
 * Yields the state after each poll of a written or real event, in order: at regular steps while a
 * match is live, and around each begin and end.
 *
 * @param step time between two polls while a match is live, in milliseconds
 */
export function* replayEvent(
  event: string,
  plant: ListsEditor = (lists) => lists,
  step: number = 20 * MINUTE,
): Generator<ReplayMoment> {
  const replay = createReplay(parseEnvelopeMatches(readEventMatches(event)));
  const times = pollTimes(getReplayedMatchTimes(event), step);
  yield* replayLists((now) => plant(replay(now), now), times);
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

/** Changes members of a match during a period. */
export function changeMatch(
  id: string,
  from: Instant,
  until: Instant,
  edit: (item: WireMatch, now: Instant) => Partial<WireMatch>,
): ListsEditor {
  return ({ upcoming, ended }, now) => {
    const edited = (item: WireMatch) =>
      item.id === id && now >= from && now < until ? { ...item, ...edit(item, now) } : item;
    return { upcoming: upcoming.map(edited), ended: ended.map(edited) };
  };
}

/** Keeps a match in the upcoming list during a period after it has begun. */
export function keepUpcoming(id: string, from: Instant, until: Instant): ListsEditor {
  return (lists, now) => {
    const item = lists.ended.find((edited) => edited.id === id);
    if (item === undefined || now < from || now >= until) return lists;
    return { ...without(lists, id), upcoming: [item, ...lists.upcoming] };
  };
}

/**
 * Removes a match from its list during a period. Another list is filled to 100, so that the match
 * does not count as withdrawn.
 */
export function removeMatch(id: string, from: Instant, until: Instant): ListsEditor {
  return (lists, now) => {
    if (now < from || now >= until) return lists;
    const { upcoming, ended } = without(lists, id);
    return upcoming.length > 0
      ? { upcoming: fillList(upcoming), ended }
      : { upcoming, ended: fillList(ended) };
  };
}

/** Returns the id in an item's key `SITE/ID`. */
export function getMatchId(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

/** Begins and ends of matches in a replay, by match id. */
interface ReplayedMatchTimes {
  readonly begins: ReadonlyMap<string, Instant>;
  readonly ends: ReadonlyMap<string, Instant>;
}

function getReplayedMatchTimes(event: string): ReplayedMatchTimes {
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

/** Repeats the first item until the list has the maximum length of 100. */
function fillList(items: readonly WireMatch[]): readonly WireMatch[] {
  const [first] = items;
  if (first === undefined) return items;
  return [...items, ...Array.from({ length: Math.max(100 - items.length, 0) }, () => first)];
}

function without({ upcoming, ended }: ReplayLists, id: string): ReplayLists {
  const others = (item: WireMatch): boolean => item.id !== id;
  return { upcoming: upcoming.filter(others), ended: ended.filter(others) };
}
