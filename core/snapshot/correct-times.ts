import { type MatchHistories, type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import type { Instant, SeenMatch, Sighting, SiteKey } from "#core/model/match.ts";
import type { GuardState, Snapshot } from "#core/model/tick.ts";

/**
 * Correction of times that were recorded while the service's clock was wrong. `by` is added to
 * them, in milliseconds. `now` is the correct time: if no earlier state is known, times after `now`
 * count as recorded with the wrong clock.
 */
export interface TimeCorrection {
  readonly by: number;
  readonly now: Instant;
}

type Retime = <T extends Instant | null>(at: T, before: Instant | null | undefined) => T | Instant;

/**
 * Corrects every time in a snapshot that was recorded since `before`, and every `changedAt`.
 *
 * @param before The last snapshot with a correct clock; `null` if there was none, `undefined` if
 *   unknown.
 */
export function correctSnapshotTimes(
  snapshot: Snapshot,
  before: Snapshot | null | undefined,
  correction: TimeCorrection,
): Snapshot {
  const retime = createRetime(before !== undefined, correction);
  const retimed: SeenMatch[] = [];
  for (const [key, seen] of snapshot.matches) {
    const known = before?.matches.get(key);
    const sighting = retimeSighting(seen.sighting, known?.sighting, retime, correction.by);
    retimed.push({ ...seen, sighting });
  }
  const lists = snapshot.lists.map((list) => {
    const known = before?.lists.find(({ name }) => name === list.name);
    return { ...list, at: retime(list.at, known?.at) };
  });
  return {
    ...snapshot,
    takenAt: retime(snapshot.takenAt, before?.takenAt),
    watchingSince: retime(snapshot.watchingSince, before?.watchingSince),
    matches: snapshot.matches.with(retimed),
    lists,
    ...(snapshot.guard === undefined
      ? {}
      : { guard: retimeGuard(snapshot.guard, before?.guard, retime) }),
  };
}

/**
 * Corrects the data age of holds. Their `since` stays, because it identifies decisions of staff.
 */
function retimeGuard(
  guard: GuardState,
  before: GuardState | undefined,
  retime: Retime,
): GuardState {
  const holds = guard.holds.map((hold) => {
    const known = before?.holds.find(({ id }) => id === hold.id);
    return { ...hold, dataAt: retime(hold.dataAt, known?.dataAt) };
  });
  return { ...guard, holds };
}

/**
 * Corrects every time in histories that was detected since `before`.
 *
 * @param before The histories when the clock was last correct; `undefined` if unknown.
 */
export function correctHistoryTimes(
  histories: MatchHistories,
  before: MatchHistories | undefined,
  correction: TimeCorrection,
): MatchHistories {
  const retime = createRetime(before !== undefined, correction);
  const retimed = new Map<SiteKey, MatchHistory>();
  for (const [key, history] of histories) {
    const known = before?.get(key) ?? NO_HISTORY;
    retimed.set(key, history === known ? history : retimeHistory(history, known, retime));
  }
  return retimed;
}

function createRetime(isKnown: boolean, { by, now }: TimeCorrection): Retime {
  return (at, before) => {
    if (at === null) return at;
    const isSince = isKnown ? at !== before : at > now;
    return isSince ? at + by : at;
  };
}

/**
 * Corrects a sighting. `changedAt` always moves with the clock, so that the time since the last
 * change stays the same and a clock that jumps ends no match (see `assumedEnd`).
 */
function retimeSighting(
  sighting: Sighting,
  before: Sighting | undefined,
  retime: Retime,
  by: number,
): Sighting {
  return {
    ...sighting,
    firstSeen: retime(sighting.firstSeen, before?.firstSeen),
    lastSeen: retime(sighting.lastSeen, before?.lastSeen),
    changedAt: sighting.changedAt + by,
    withdrawnAt: retime(sighting.withdrawnAt, before?.withdrawnAt),
  };
}

function retimeHistory(history: MatchHistory, before: MatchHistory, retime: Retime): MatchHistory {
  const within = <T extends { readonly at: Instant }>(noted: T | null, known: T | null): T | null =>
    noted === null ? null : { ...noted, at: retime(noted.at, known?.at) };
  return {
    games: history.games,
    startedAt: retime(history.startedAt, before.startedAt),
    firstScoreAt: retime(history.firstScoreAt, before.firstScoreAt),
    lastScoreAt: retime(history.lastScoreAt, before.lastScoreAt),
    endedAt: retime(history.endedAt, before.endedAt),
    moved: within(history.moved, before.moved),
    corrected: within(history.corrected, before.corrected),
    scoreWithdrawn: within(history.scoreWithdrawn, before.scoreWithdrawn),
    lockedAt: retime(history.lockedAt, before.lockedAt),
    unlockedAt: retime(history.unlockedAt, before.unlockedAt),
    conflictAt: retime(history.conflictAt, before.conflictAt),
    plannedAt: retime(history.plannedAt, before.plannedAt),
  };
}
