import {
  combineComparators,
  type Compare,
  compareIds,
  compareNullable,
  groupBy,
} from "#core/lib/collections.ts";
import { type Appearance, findContestantResult } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry } from "#core/model/match.ts";
import { pairOf } from "./group-kind.ts";

/** Smallest share of pairs with close points in a Swiss group; sometimes too few can be paired. */
const CLOSE_SHARE = 0.75;
/**
 * How far the number of pairs with close points must exceed that of a random order of pairs, in
 * standard deviations.
 */
const CLOSE_EXCESS = 3.5;

const compareStarts: Compare<DerivedMatch> = combineComparators(
  (a, b) => compareNullable(a.match.start, b.match.start),
  (a, b) => compareIds(a.match.id, b.match.id),
);

/** The rounds of a group: every contestant plays at most once per round. */
export type GroupRounds = readonly (readonly DerivedMatch[])[];

/**
 * Returns the rounds of a Swiss group; `null` if the group is none (docs/domain.md#kinds).
 *
 * @param matches The matches of a group, in order of play.
 */
export function findSwissRounds(matches: readonly DerivedMatch[]): GroupRounds | null {
  if (matches.some(({ match }) => match.entries.length > 2)) return null;
  const rounds = assignRounds(matches);
  const { isRoundRobin, hasRepeats, hasMixedRound } = countMeetings(rounds);
  if (isRoundRobin || (hasRepeats && !hasMixedRound)) return null;
  const isSwiss =
    matches.some(isByeWithPoints) ||
    (hasMixedRound && areFull(rounds)) ||
    pairsHaveClosePoints(rounds);
  return isSwiss ? rounds : null;
}

interface Meetings {
  /** Whether all pairs of the contestants meet equally often. */
  readonly isRoundRobin: boolean;
  readonly hasRepeats: boolean;
  /**
   * Whether in some round one pair meets for another time than another pair does. The rounds of a
   * round robin are played as often as each other, in whatever order: none is mixed.
   */
  readonly hasMixedRound: boolean;
}

function countMeetings(rounds: GroupRounds): Meetings {
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
    isRoundRobin: counts.size === 1 && meetings.size === pairs,
    hasRepeats: counts.size > 1 || !counts.has(1),
    hasMixedRound,
  };
}

/**
 * Returns whether at most one contestant misses each round, of those who play in it or later. A match
 * that is replayed or postponed within a round robin leaves more of them without a match.
 */
function areFull(rounds: GroupRounds): boolean {
  const playing = new Set<ContestantKey>();
  return rounds.toReversed().every((round) => {
    const inRound = new Set(round.flatMap(({ match }) => match.entries.map(({ key }) => key)));
    for (const key of inRound) playing.add(key);
    return playing.size - inRound.size <= 1;
  });
}

/** Assigns each match to the round after the last ones of its contestants. */
function assignRounds(matches: readonly DerivedMatch[]): GroupRounds {
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

/**
 * Returns whether more pairs than by chance had close points when their round began: equal ones, or
 * half a point apart if there are draws.
 */
function pairsHaveClosePoints(rounds: GroupRounds): boolean {
  const hasDraws = rounds.some((round) => round.some(({ outcome }) => outcome.draw));
  const areClose = (a: number, b: number): boolean => Math.abs(a - b) <= (hasDraws ? 0.5 : 0);
  /** Points after the previous rounds; `null` once a result is unknown. */
  const points = new Map<ContestantKey, number | null>();
  const sum = { pairs: 0, close: 0, byChance: 0, variance: 0 };
  for (const [index, round] of rounds.entries()) {
    const chance = shareOfPairs(points, areClose);
    for (const { match } of round) {
      const [a, b] = match.entries.map(({ key }) => points.get(key) ?? null);
      if (index === 0 || a === undefined || b === undefined || a === null || b === null) continue;
      sum.pairs += 1;
      if (areClose(a, b)) sum.close += 1;
      sum.byChance += chance;
      sum.variance += chance * (1 - chance);
    }
    for (const derived of round) addPoints(points, derived, index === 0);
  }
  return (
    sum.variance > 0 &&
    sum.close >= CLOSE_SHARE * sum.pairs &&
    sum.close - sum.byChance >= CLOSE_EXCESS * Math.sqrt(sum.variance)
  );
}

/** Returns the share of all pairs of contestants whose points are close. */
function shareOfPairs(
  points: ReadonlyMap<ContestantKey, number | null>,
  areClose: (a: number, b: number) => boolean,
): number {
  const known = [...points.values()].filter((value) => value !== null);
  const counts = [...groupBy(known, (value) => value)];
  let close = 0;
  for (const [a, { length }] of counts) {
    for (const [b, others] of counts) {
      if (areClose(a, b)) close += length * (a === b ? length - 1 : others.length);
    }
  }
  return known.length < 2 ? 1 : close / (known.length * (known.length - 1));
}

function addPoints(
  points: Map<ContestantKey, number | null>,
  derived: DerivedMatch,
  isFirstRound: boolean,
): void {
  derived.match.entries.forEach((entry, index) => {
    const before = isFirstRound ? 0 : (points.get(entry.key) ?? null);
    const gained = byePointsOf(derived, entry) ?? pointsFor({ derived, index, entry });
    points.set(entry.key, before === null || gained === null ? null : before + gained);
  });
}

function pointsFor(appearance: Appearance): number | null {
  const result = findContestantResult(appearance);
  return result && POINTS[result];
}

const POINTS = { won: 1, drawn: 0.5, lost: 0 };

function isByeWithPoints(derived: DerivedMatch): boolean {
  return derived.match.entries.some((entry) => byePointsOf(derived, entry) !== null);
}

/** Returns the points of a bye, at most those of a win; `null` for a match, and for none. */
function byePointsOf({ status }: DerivedMatch, { score }: MatchEntry): number | null {
  return status.by === "bye" && score !== null && score > 0 ? Math.min(score, 1) : null;
}
