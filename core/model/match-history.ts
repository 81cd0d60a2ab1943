import type { Change, ResultSnapshot } from "./change.ts";
import type { Instant, SiteKey } from "./match.ts";

/** A start that was changed. */
export interface Move {
  readonly from: Instant;
  readonly to: Instant;
  /** When it was noticed. */
  readonly at: Instant;
}

/** A result that was ended and is otherwise now. */
export interface Correction {
  readonly from: ResultSnapshot;
  readonly to: ResultSnapshot;
  /** When it was noticed. */
  readonly at: Instant;
}

/** Scores that were there and are gone. */
export interface WithdrawnScore {
  /** In order of the contestants. */
  readonly from: readonly (number | null)[];
  /** When it was noticed. */
  readonly at: Instant;
}

/** What the change log says of one match: a snapshot holds only how it stands. Null: never noticed. */
export interface MatchHistory {
  /** When it was seen to begin, by somebody who had seen it before. */
  readonly startedAt: Instant | null;
  /** When its first score came. */
  readonly firstScoreAt: Instant | null;
  readonly lastScoreAt: Instant | null;
  readonly endedAt: Instant | null;
  /** The newest. */
  readonly moved: Move | null;
  /** The newest. */
  readonly corrected: Correction | null;
  /** Until a score comes again. */
  readonly scoreWithdrawn: WithdrawnScore | null;
  /** Until it is locked again. */
  readonly unlockedAt: Instant | null;
}

/** Histories by match; none for a match of which nothing was noticed. */
export type Histories = ReadonlyMap<SiteKey, MatchHistory>;

/** A change and when it was noticed. */
export interface NotedChange {
  readonly at: Instant;
  readonly change: Change;
}

/** Of a match of which nothing was noticed yet. */
export const NO_HISTORY: MatchHistory = {
  startedAt: null,
  firstScoreAt: null,
  lastScoreAt: null,
  endedAt: null,
  moved: null,
  corrected: null,
  scoreWithdrawn: null,
  unlockedAt: null,
};

/** Histories with further changes, oldest first; the same map where there are none. */
export function addToHistories(before: Histories, changes: readonly NotedChange[]): Histories {
  if (changes.length === 0) return before;
  const histories = new Map(before);
  for (const noted of changes) {
    const { match } = noted.change;
    histories.set(match, afterChange(histories.get(match) ?? NO_HISTORY, noted));
  }
  return histories;
}

function afterChange(history: MatchHistory, { at, change }: NotedChange): MatchHistory {
  switch (change.type) {
    case "started":
      return { ...history, startedAt: at };
    case "start-withdrawn":
      return { ...history, startedAt: null };
    case "score":
      return {
        ...history,
        firstScoreAt: history.firstScoreAt ?? (isNothing(change.from) ? at : null),
        lastScoreAt: at,
        scoreWithdrawn: null,
      };
    case "score-withdrawn":
      return { ...history, firstScoreAt: null, scoreWithdrawn: { from: change.from, at } };
    case "ended":
      return { ...history, endedAt: at };
    case "corrected":
      return afterCorrection(history, { from: change.from, to: change.to, at });
    case "rescheduled":
      if (change.from === null) return history;
      return { ...history, moved: { from: change.from, to: change.to, at } };
    case "locked":
      return { ...history, unlockedAt: null };
    case "unlocked":
      return { ...history, unlockedAt: at };
    case "added":
    case "unscheduled":
    case "contestants-known":
    case "replaced":
    case "renamed":
    case "decided":
    case "best-of":
    case "conflict-raised":
    case "conflict-cleared":
    case "last-seen":
    case "withdrawn":
    case "returned":
      return history;
  }
}

/** A score that goes after the end is told as a correction to nothing. */
function afterCorrection(history: MatchHistory, corrected: Correction): MatchHistory {
  const { from, to, at } = corrected;
  const isGone = isNothing(to.scores) && !isNothing(from.scores);
  const scoreWithdrawn = isGone ? { from: from.scores, at } : null;
  return { ...history, corrected, scoreWithdrawn };
}

/** None and 0 are alike: an unplayed match looks like 0–0. */
function isNothing(scores: readonly (number | null)[]): boolean {
  return scores.every((score) => (score ?? 0) === 0);
}
