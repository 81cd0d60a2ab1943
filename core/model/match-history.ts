import type { Change, ResultSnapshot } from "./change.ts";
import { addGame, type GameWinners } from "./game-winners.ts";
import type { Instant, SiteKey } from "./match.ts";

/** A value before and after a change. */
interface DetectedChange<T> {
  readonly from: T;
  readonly to: T;
  /** When it was detected. */
  readonly at: Instant;
}

/** Times from the change log of one match. A member is `null` if the change never occurred. */
export interface MatchHistory {
  /** When it changed from upcoming to live. */
  readonly startedAt: Instant | null;
  /** When its first score appeared; `null` if there is none, or if it had one when first seen. */
  readonly firstScoreAt: Instant | null;
  readonly lastScoreAt: Instant | null;
  /** Its games as far as the scores changed; `null` if their order is not known. */
  readonly games: GameWinners | null;
  readonly endedAt: Instant | null;
  /** The last change of its start. */
  readonly moved: DetectedChange<Instant> | null;
  /** The last change of its result after it had ended. */
  readonly corrected: DetectedChange<ResultSnapshot> | null;
  /**
   * The last time that its scores were removed or set to 0, with the earlier scores in the order of
   * the contestants; `null` once it has scores again.
   */
  readonly scoreWithdrawn: Omit<DetectedChange<readonly (number | null)[]>, "to"> | null;
  /** When it was locked; `null` once it is unlocked again. */
  readonly lockedAt: Instant | null;
  /** When it was unlocked; `null` once it is locked again. */
  readonly unlockedAt: Instant | null;
  /** When it was marked as in conflict; `null` once the conflict is cleared. */
  readonly conflictAt: Instant | null;
  /** When its start or its contestants last changed. */
  readonly plannedAt: Instant | null;
}

/** Histories by match; matches without changes have none. */
export type MatchHistories = ReadonlyMap<SiteKey, MatchHistory>;

/** A change and when it was detected. */
export interface HistoryChange {
  readonly at: Instant;
  readonly change: Change;
}

/** History of a match without changes. */
export const NO_HISTORY: MatchHistory = {
  startedAt: null,
  firstScoreAt: null,
  lastScoreAt: null,
  games: [],
  endedAt: null,
  moved: null,
  corrected: null,
  scoreWithdrawn: null,
  lockedAt: null,
  unlockedAt: null,
  conflictAt: null,
  plannedAt: null,
};

/** Adds changes (oldest first) to the histories; returns the same map if there are none. */
export function addChangesToHistories(
  before: MatchHistories,
  changes: readonly HistoryChange[],
): MatchHistories {
  if (changes.length === 0) return before;
  const histories = new Map(before);
  for (const detected of changes) {
    const { match } = detected.change;
    histories.set(match, afterChange(histories.get(match) ?? NO_HISTORY, detected));
  }
  return histories;
}

function afterChange(history: MatchHistory, { at, change }: HistoryChange): MatchHistory {
  switch (change.type) {
    case "started":
      return { ...history, startedAt: at };
    case "start-withdrawn":
      return { ...history, startedAt: null };
    case "score":
      return {
        ...history,
        firstScoreAt: history.firstScoreAt ?? (hasNoScore(change.from) ? at : null),
        lastScoreAt: at,
        games: addGame(addGame(history.games, change.from), change.to),
        scoreWithdrawn: null,
      };
    case "score-withdrawn":
      return {
        ...history,
        firstScoreAt: null,
        games: null,
        scoreWithdrawn: { from: change.from, at },
      };
    case "ended":
      return { ...history, endedAt: at };
    case "corrected":
      return afterCorrection(history, { from: change.from, to: change.to, at });
    case "rescheduled":
      if (change.from === null) return { ...history, plannedAt: at };
      return { ...history, plannedAt: at, moved: { from: change.from, to: change.to, at } };
    case "unscheduled":
    case "contestants-known":
    case "replaced":
      return { ...history, plannedAt: at };
    case "locked":
      return { ...history, lockedAt: at, unlockedAt: null };
    case "unlocked":
      return { ...history, lockedAt: null, unlockedAt: at };
    case "conflict-raised":
      return { ...history, conflictAt: at };
    case "conflict-cleared":
      return { ...history, conflictAt: null };
    case "added":
    case "renamed":
    case "decided":
    case "best-of":
    case "last-seen":
    case "withdrawn":
    case "returned":
      return history;
  }
}

/** Adds a correction. If it removes all scores, it also counts as a withdrawn score. */
function afterCorrection(
  history: MatchHistory,
  corrected: DetectedChange<ResultSnapshot>,
): MatchHistory {
  const { from, to, at } = corrected;
  const isRemoved = hasNoScore(to.scores) && !hasNoScore(from.scores);
  const scoreWithdrawn = isRemoved ? { from: from.scores, at } : null;
  const games = addGame(addGame(history.games, from.scores), to.scores);
  return { ...history, games, corrected, scoreWithdrawn };
}

/** Returns whether there is no score above 0: an unplayed match may be listed as 0–0. */
function hasNoScore(scores: readonly (number | null)[]): boolean {
  return scores.every((score) => (score ?? 0) === 0);
}
