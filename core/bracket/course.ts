/** Who meets whom in the matches of a bracket, in order of play, whatever rounds they state. */
import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareIds, compareNullable } from "#core/lib/compare.ts";
import { findLeaderIndex } from "#core/match/outcome.ts";
import type { ContestantKey, Match, SeenMatch } from "#core/model/match.ts";
import type { WinnerByScore } from "./identify-finals.ts";
import { findRoundSize } from "./types/round-size.ts";

/** A certain loss by score. */
export interface Loss {
  readonly match: Match;
  readonly winner: ContestantKey;
}

/** The matches of a bracket in order of play. */
export interface Course {
  readonly matches: readonly SeenMatch[];
  /** Whether larger rounds are played later. */
  readonly isAscending: boolean;
  /** Returns the matches of a contestant, in order of play. */
  readonly matchesOf: (contestant: ContestantKey) => readonly Match[];
  /** Returns the matches of a contestant after one of theirs. */
  readonly laterOf: (contestant: ContestantKey, match: Match) => readonly Match[];
  /** Returns the index of the winner by score; `null` if unknown. */
  readonly winnerOf: (match: Match) => number | null;
  /** Returns the certain losses of a contestant before a match, in order of play. */
  readonly lossesBefore: (contestant: ContestantKey, match: Match) => readonly Loss[];
}

/** Creates the course of a bracket. Larger rounds come first, unless all contestants show the opposite. */
export function createCourse(seen: readonly SeenMatch[], byScore: WinnerByScore): Course {
  const winners = new Map<Match, number | null>();
  const seenOf = new Map(seen.map((one) => [one.match, one]));
  const winnerOf = (match: Match): number | null => {
    const own = seenOf.get(match);
    if (own === undefined || findLeaderIndex(match) === null) return null;
    let winner = winners.get(match);
    if (winner === undefined) winners.set(match, (winner = byScore(own)));
    return winner;
  };
  const ascending = isAscending(seen, winnerOf);
  const matches = sortByRound(seen, ascending);
  const order = new Map(matches.map(({ match }, index) => [match, index]));
  const byContestant = groupBy(
    matches.flatMap(({ match }) => match.entries.map(({ key }) => ({ key, match }))),
    ({ key }) => key,
  );
  const matchesOf = (key: ContestantKey) => byContestant.get(key)?.map(({ match }) => match) ?? [];
  const orderOf = (match: Match): number => order.get(match) ?? -1;
  return {
    matches,
    isAscending: ascending,
    matchesOf,
    winnerOf,
    laterOf: (key, than) => matchesOf(key).filter((match) => orderOf(match) > orderOf(than)),
    lossesBefore: (key, than) =>
      matchesOf(key).flatMap((match) => {
        // Nearly every contestant of a later match led in the one before.
        const leader = match.entries[findLeaderIndex(match) ?? -1]?.key;
        if (leader === undefined || leader === key) return [];
        const winner = match.entries[winnerOf(match) ?? -1]?.key;
        const isLoss = winner !== undefined && winner !== key && orderOf(match) < orderOf(than);
        return isLoss ? [{ match, winner }] : [];
      }),
  };
}

function sortByRound(seen: readonly SeenMatch[], ascending: boolean): readonly SeenMatch[] {
  const sign = ascending ? 1 : -1;
  const compare = combineComparators<Match>(
    (a, b) => compareNullable(a.roundOf && sign * a.roundOf, b.roundOf && sign * b.roundOf),
    (a, b) => stageOf(a) - stageOf(b),
    (a, b) => compareNullable(a.start, b.start),
    (a, b) => compareIds(a.id, b.id),
  );
  return seen.toSorted((a, b) => compare(a.match, b.match));
}

/**
 * Returns whether rounds are numbered upwards: whoever plays in several rounds plays the larger one
 * later, after the smaller one is decided; or before that, all starts are in this order and two
 * rounds overlap.
 */
function isAscending(seen: readonly SeenMatch[], winnerOf: Course["winnerOf"]): boolean {
  const last = new Map<ContestantKey, Match>();
  let hasPair = false;
  const byStart = seen
    .flatMap(({ match }) => (sizeOf(match) > 0 ? match : []))
    .toSorted((a, b) => compareNullable(a.start, b.start));
  for (const match of byStart) {
    for (const { key } of match.entries) {
      const before = last.get(key);
      last.set(key, match);
      if (before === undefined || before.roundOf === match.roundOf) continue;
      if ((before.roundOf ?? 0) > (match.roundOf ?? 0)) return false;
      if (before.start === match.start || winnerOf(before) === null) return false;
      hasPair = true;
    }
  }
  const isSorted = byStart.every(
    ({ roundOf }, index) => (roundOf ?? 0) >= (byStart[index - 1]?.roundOf ?? 0),
  );
  return hasPair || (isSorted && haveOverlap(byStart));
}

/**
 * Returns whether matches of one round of a tree state different numbers, unless one is a power of
 * two and each has a row of its own: then another number is a typing error.
 */
export function haveOverlap(matches: readonly Match[]): boolean {
  const stated = new Map<number, number | null>();
  const rows = new Set<string>();
  let areApart = false;
  let isTypo = true;
  for (const match of matches) {
    const size = sizeOf(match);
    if (size === 0) continue;
    const other = stated.get(size);
    if (other === undefined) stated.set(size, match.roundOf);
    else if (other !== match.roundOf) {
      areApart = true;
      isTypo &&= other === size || match.roundOf === size;
    }
    const row = match.row ?? 0;
    isTypo &&= row <= Math.max(size / 2, 2) && !rows.has(`${size}#${row}`);
    rows.add(`${size}#${row}`);
  }
  return areApart && !isTypo;
}

export function stageOf({ stage }: Match): number {
  return stage ?? 1;
}

/** Returns the round that a match states, without its stage: a power of two, 0 if it states none. */
export function sizeOf({ roundOf }: Match): number {
  return findRoundSize(roundOf) ?? 0;
}

/** Returns whether two matches state the same round. */
export function isSameRound(one: Match, other: Match): boolean {
  return one.roundOf === other.roundOf && stageOf(one) === stageOf(other);
}
