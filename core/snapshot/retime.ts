import { type Histories, type MatchHistory, NO_HISTORY } from "#core/model/match-history.ts";
import type { Instant, SeenMatch, Sighting, SiteKey } from "#core/model/match.ts";
import type { GuardState, Snapshot } from "#core/model/tick.ts";

/**
 * A correction of times that were recorded while the service's clock was wrong.
 *
 * `by` is in milliseconds. `now` is the right time: where no earlier state is known, what lies after
 * it was recorded at the wrong time.
 */
export interface TimeCorrection {
  readonly by: number;
  readonly now: Instant;
}

type Retime = <T extends Instant | null>(at: T, before: Instant | null | undefined) => T | Instant;

/**
 * Returns the snapshot with every time that was recorded since `before` moved, and every `changedAt`.
 *
 * @param before The snapshot when the clock was last right; null if there was none, undefined if that
 *   is not known.
 */
export function retimeSnapshot(
  snapshot: Snapshot,
  before: Snapshot | null | undefined,
  correction: TimeCorrection,
): Snapshot {
  const retime = createRetime(before !== undefined, correction);
  const matches = new Map<SiteKey, SeenMatch>();
  for (const [key, seen] of snapshot.matches) {
    const known = before?.matches.get(key);
    const sighting = retimeSighting(seen.sighting, known?.sighting, retime, correction.by);
    matches.set(key, { ...seen, sighting });
  }
  const lists = snapshot.lists.map((list) => {
    const known = before?.lists.find(({ name }) => name === list.name);
    return { ...list, at: retime(list.at, known?.at) };
  });
  return {
    ...snapshot,
    takenAt: retime(snapshot.takenAt, before?.takenAt),
    watchingSince: retime(snapshot.watchingSince, before?.watchingSince),
    matches,
    lists,
    ...(snapshot.guard === undefined
      ? {}
      : { guard: retimeGuard(snapshot.guard, before?.guard, retime) }),
  };
}

/** The `since` of a hold stays: decisions of staff are stored by it. */
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
 * Returns the histories with every time that was noticed since `before` moved.
 *
 * @param before Undefined if it is not known.
 */
export function retimeHistories(
  histories: Histories,
  before: Histories | undefined,
  correction: TimeCorrection,
): Histories {
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
 * For how long a match has not changed is what was experienced, whatever the clock shows: with the
 * clock, every `changedAt` moves, so that a clock that jumps ends no match (`settlesAt`).
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
    startedAt: retime(history.startedAt, before.startedAt),
    firstScoreAt: retime(history.firstScoreAt, before.firstScoreAt),
    lastScoreAt: retime(history.lastScoreAt, before.lastScoreAt),
    endedAt: retime(history.endedAt, before.endedAt),
    moved: within(history.moved, before.moved),
    corrected: within(history.corrected, before.corrected),
    scoreWithdrawn: within(history.scoreWithdrawn, before.scoreWithdrawn),
    unlockedAt: retime(history.unlockedAt, before.unlockedAt),
  };
}
