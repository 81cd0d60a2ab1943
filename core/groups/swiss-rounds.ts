import { groupBy } from "#core/lib/collections.ts";
import { type Appearance, findContestantResult } from "#core/match/appearance.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry } from "#core/model/match.ts";
import { pairOf } from "./group-kind.ts";
import { areFull, assignRounds, countMeetings, type GroupRounds } from "./meetings.ts";

/** Smallest share of pairs with close points in a Swiss group; sometimes too few can be paired. */
const CLOSE_SHARE = 0.75;
/**
 * How far the number of pairs with close points must exceed that of a random order of pairs, in
 * standard deviations.
 */
const CLOSE_EXCESS = 3.5;
/** The same for the difference of points, of a group that ended without being a round robin. */
const CLOSER_AT_END = 2;
/** Fewest rounds that show after the end that a group of few contestants was a Swiss group. */
const MIN_ROUNDS_AT_END = 3;

/**
 * Returns the rounds of a Swiss group; `null` if the group is none (docs/domain.md#kinds): once
 * nothing more is expected (`isOver`), one whose pairs did not all meet is no round robin.
 */
export function findSwissRounds(
  matches: readonly DerivedMatch[],
  isOver = false,
): GroupRounds | null {
  if (matches.some(({ match }) => match.entries.length > 2)) return null;
  const rounds = assignRounds(matches);
  const { isRoundRobin, hasRepeats, hasMixedRound } = countMeetings(rounds);
  if (isRoundRobin || (hasRepeats && !hasMixedRound)) return null;
  const isSwiss =
    matches.some(isByeWithPoints) ||
    (hasMixedRound && areFull(rounds)) ||
    pairsHaveClosePoints(rounds) ||
    (isOver &&
      !hasRepeats &&
      rounds.length >= MIN_ROUNDS_AT_END &&
      areFull(rounds) &&
      pairsAreCloserThanOthers(rounds));
  return isSwiss ? rounds : null;
}

/**
 * Returns whether more pairs than by chance had close points when their round began: equal ones, or
 * half a point apart if there are draws.
 */
function pairsHaveClosePoints(rounds: GroupRounds): boolean {
  const hasDraws = rounds.some((round) => round.some(({ outcome }) => outcome.draw));
  const areClose = (a: number, b: number): boolean => Math.abs(a - b) <= (hasDraws ? 0.5 : 0);
  const sum = { pairs: 0, close: 0, byChance: 0, variance: 0 };
  for (const { round, points } of listLaterRounds(rounds)) {
    const chance = shareOfPairs(points, areClose);
    for (const [a, b] of pairsIn(round, points)) {
      sum.pairs += 1;
      if (areClose(a, b)) sum.close += 1;
      sum.byChance += chance;
      sum.variance += chance * (1 - chance);
    }
  }
  return (
    sum.variance > 0 &&
    sum.close >= CLOSE_SHARE * sum.pairs &&
    sum.close - sum.byChance >= CLOSE_EXCESS * Math.sqrt(sum.variance)
  );
}

/**
 * Returns whether the points of the pairs were closer than by chance when their round began, among
 * the pairs that had not met. Of few contestants, few have equal points and have not met.
 */
function pairsAreCloserThanOthers(rounds: GroupRounds): boolean {
  const met = new Set<string | null>(rounds[0]?.map(({ match }) => pairOf(match)));
  const sum = { closer: 0, variance: 0 };
  for (const { round, points } of listLaterRounds(rounds)) {
    const known = [...points].filter(([, own]) => own !== null);
    const apart = known.flatMap(([a, own], index) =>
      known
        .slice(index + 1)
        .filter(([b]) => !met.has(a < b ? `${a} ${b}` : `${b} ${a}`))
        .map(([, other]) => Math.abs((own ?? 0) - (other ?? 0))),
    );
    const mean = apart.reduce((total, one) => total + one, 0) / apart.length;
    const squares = apart.reduce((total, one) => total + (one - mean) ** 2, 0);
    for (const [a, b] of pairsIn(round, points)) {
      sum.closer += mean - Math.abs(a - b);
      sum.variance += squares / apart.length;
    }
    for (const { match } of round) met.add(pairOf(match));
  }
  return sum.variance > 0 && sum.closer >= CLOSER_AT_END * Math.sqrt(sum.variance);
}

interface LaterRound {
  readonly round: GroupRounds[number];
  /** Points after the previous rounds; `null` once a result is unknown. */
  readonly points: ReadonlyMap<ContestantKey, number | null>;
}

/** Returns the second and later rounds with the points before them. */
function listLaterRounds(rounds: GroupRounds): readonly LaterRound[] {
  let points = new Map<ContestantKey, number | null>();
  return rounds.flatMap((round, index) => {
    const before = points;
    points = new Map(before);
    for (const derived of round) addPoints(points, derived, index === 0);
    return index === 0 ? [] : { round, points: before };
  });
}

/** Returns the points of the contestants of each match of a round, if both are known. */
function pairsIn(
  round: LaterRound["round"],
  points: LaterRound["points"],
): readonly (readonly [number, number])[] {
  return round.flatMap(({ match }) => {
    const [a = null, b = null] = match.entries.map(({ key }) => points.get(key) ?? null);
    return a === null || b === null ? [] : [[a, b] as const];
  });
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
