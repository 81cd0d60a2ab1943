/** The rounds of a group, and which pairs meet in them. */
import {
  combineComparators,
  type Compare,
  compareIds,
  compareNullable,
} from "#core/lib/compare.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey } from "#core/model/match.ts";
import { pairOf } from "./group-kind.ts";

const compareStarts: Compare<DerivedMatch> = combineComparators(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareIds(a.match.id, b.match.id),
);

/** The rounds of a group: every contestant plays at most once per round. */
export type GroupRounds = readonly (readonly DerivedMatch[])[];

/** How often the pairs of a group meet. */
export interface Meetings {
  readonly contestants: ReadonlySet<ContestantKey>;
  /** Number of meetings by pair, see `pairOf`; only of pairs that meet. */
  readonly byPair: ReadonlyMap<string, number>;
  /** Whether all pairs of the contestants meet equally often. */
  readonly isRoundRobin: boolean;
  readonly hasRepeats: boolean;
  /**
   * Whether in some round one pair meets for another time than another pair does. The rounds of a
   * round robin are played as often as each other, in whatever order: none is mixed.
   */
  readonly hasMixedRound: boolean;
}

/** Counts how often the pairs of a group meet. */
export function countMeetings(rounds: GroupRounds): Meetings {
  const meetings = new Map<string, number>();
  const keys = new Set<ContestantKey>();
  let hasMixedRound = false;
  for (const round of rounds) {
    const times = new Set<number>();
    for (const { match } of round) {
      for (const { key } of match.entries) keys.add(key);
      const pair = pairOf(match);
      if (pair === null) continue;
      const time = (meetings.get(pair) ?? 0) + 1;
      meetings.set(pair, time);
      times.add(time);
    }
    hasMixedRound ||= times.size > 1;
  }
  const counts = new Set(meetings.values());
  const pairs = (keys.size * (keys.size - 1)) / 2;
  return {
    contestants: keys,
    byPair: meetings,
    isRoundRobin: counts.size === 1 && meetings.size === pairs,
    hasRepeats: counts.size > 1 || !counts.has(1),
    hasMixedRound,
  };
}

/**
 * Returns whether at most one contestant misses each round, of those who play in it or later. A match
 * that is replayed or postponed within a round robin leaves more of them without a match.
 */
export function areFull(rounds: GroupRounds): boolean {
  const playing = new Set<ContestantKey>();
  return rounds.toReversed().every((round) => {
    const inRound = new Set(round.flatMap(({ match }) => match.entries.map(({ key }) => key)));
    for (const key of inRound) playing.add(key);
    return playing.size - inRound.size <= 1;
  });
}

/** Assigns each match to the round after the last ones of its contestants. */
export function assignRounds(matches: readonly DerivedMatch[]): GroupRounds {
  const rounds: DerivedMatch[][] = [];
  const lastRounds = new Map<ContestantKey, number>();
  for (const derived of orderByRow(matches)) {
    const { entries } = derived.match;
    if (entries.length === 0) continue;
    const index = Math.max(...entries.map(({ key }) => lastRounds.get(key) ?? 0));
    for (const { key } of entries) lastRounds.set(key, index + 1);
    const round = rounds[index];
    if (round === undefined) rounds[index] = [derived];
    else round.push(derived);
  }
  return rounds;
}

/**
 * Orders matches by row if rows count through all rounds; else by start and id, because rows that
 * start again in each round do not order the rounds.
 */
function orderByRow(matches: readonly DerivedMatch[]): readonly DerivedMatch[] {
  const rows = new Set(matches.map(({ match }) => match.row));
  if (rows.size < matches.length || rows.has(null)) return matches.toSorted(compareStarts);
  return matches.toSorted((a, b) => compareNullable(a.match.row, b.match.row));
}
