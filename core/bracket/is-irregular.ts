import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { compareNullable } from "#core/lib/compare.ts";
import { findLeaderIndex } from "#core/match/outcome.ts";
import type { ContestantKey, Match } from "#core/model/match.ts";
import { type Course, haveOverlap, isSameRound, sizeOf } from "./course.ts";
import type { SeparatedMatches } from "./losers-matches.ts";

/** The rounds of a tree by their size. */
type Rounds = ReadonlyMap<number, readonly Match[]>;

/**
 * Returns whether the matches of a single elimination, without those of losers, form no tree
 * (docs/domain.md#irregular-brackets).
 */
export function isIrregular({ tree, others, bronze }: SeparatedMatches, course: Course): boolean {
  const matches = tree.map(({ match }) => match);
  const rounds = groupBy(matches, sizeOf);
  const all = [...tree, ...others.filter((one) => !bronze.includes(one))];
  const numbered = all.map(({ match }) => match);
  return (
    course.isAscending ||
    haveOverlap(numbered) ||
    isOverfull(numbered) ||
    isInSequence(rounds.get(2) ?? [], course) ||
    isWithoutSemifinals(numbered, course) ||
    matches.some((match) => isPlayedTwice(match, rounds, course)) ||
    hasSecondChances(matches, course) ||
    isPagePlayoff(rounds.get(2) ?? [], course)
  );
}

/**
 * Returns whether a round before the last one has too many matches for a tree, and one of another
 * stage, or in a row that a tree does not have, is not full yet. Twice as many matches in one stage
 * are those of all winners and all losers.
 */
function isOverfull(matches: readonly Match[]): boolean {
  return [...groupBy(matches, sizeOf)].some(([size, own]) => {
    if (size < 4 || own.length <= size / 2) return false;
    return own.some(({ row, stage, entries }) => {
      const isBeyond = (stage ?? 1) > 1 || ((row ?? 0) > size / 2 && own.length < size);
      return isBeyond && entries.length < 2;
    });
  });
}

/** Returns whether further matches of the last round wait for contestants of one of them. */
function isInSequence(round: readonly Match[], { winnerOf }: Course): boolean {
  if (round.length < 3) return false;
  const open = round.filter(({ entries, bye }) => entries.length < 2 && bye !== true);
  const isLadder =
    open.length === round.length - 1 && open.every(({ entries }) => entries.length === 1);
  return isLadder || (open.length > 0 && round.some((match) => winnerOf(match) !== null));
}

/**
 * Returns whether, without semifinals, a match of the last round waits for contestants after a
 * decided one, or the winner of one plays another contestant.
 */
function isWithoutSemifinals(matches: readonly Match[], { winnerOf }: Course): boolean {
  if (matches.length < 2 || matches.some((match) => sizeOf(match) !== 2)) return false;
  return matches.some((match) => {
    const winner = match.entries[winnerOf(match) ?? -1];
    if (winner === undefined) return false;
    return matches.some((other) => {
      const { entries, bye } = other;
      if (entries.length < 2) return bye !== true;
      return entries.some(({ key }) => key === winner.key) && !isSamePair(other, match);
    });
  });
}

/**
 * Returns whether a contestant plays another match of the round after a decided one: of another
 * number or stage, or if a tree has not so many matches in the round.
 */
function isPlayedTwice(match: Match, rounds: Rounds, { winnerOf, laterOf }: Course): boolean {
  if (match.entries.length !== 2) return false;
  const size = sizeOf(match);
  const own = rounds.get(size) ?? [];
  const isCrowded = own.length > Math.max(size / 2, 2);
  return match.entries.some(({ key }) =>
    laterOf(key, match).some((later) => {
      const isOther = sizeOf(later) === size && own.includes(later) && !isSamePair(later, match);
      if (!isOther || winnerOf(match) === null) return false;
      if (!isSameRound(later, match)) return true;
      return isCrowded && compareNullable(match.start, later.start) < 0;
    }),
  );
}

function isSamePair(one: Match, other: Match): boolean {
  return one.entries.every(({ key }) => other.entries.some((entry) => entry.key === key));
}

/**
 * Returns whether losers play on: two of them, or one whose opponent waits in a later round, or in
 * the same one if it has slots for both. A single one may replace the winner.
 */
function hasSecondChances(matches: readonly Match[], course: Course): boolean {
  const inTree = new Set(matches);
  const nextOf = (key: ContestantKey, match: Match): Match | undefined =>
    course.laterOf(key, match).find((later) => inTree.has(later));
  const losers = matches.flatMap((match) => {
    const leader = findLeaderIndex(match);
    const [won, lost] = leader === 0 ? match.entries : match.entries.toReversed();
    if (leader === null || won === undefined || lost === undefined) return [];
    const next = nextOf(lost.key, match);
    if (next === undefined || course.winnerOf(match) === null) return [];
    // Losers of semifinals play for the third place; a name in two matches is that of two.
    const isNamesake =
      course.matchesOf(lost.key).filter((one) => isSameRound(one, match)).length > 1;
    if (isNamesake || (sizeOf(match) === 4 && sizeOf(next) === 2)) return [];
    const waiting = nextOf(won.key, match);
    const isSkipped = waiting !== undefined && sizeOf(waiting) < sizeOf(next);
    const hasRoom =
      waiting !== undefined && waiting !== next && hasRoomForLoser(sizeOf(match), matches);
    return [{ key: lost.key, isCertain: isSkipped || hasRoom }];
  });
  return new Set(losers.map(({ key }) => key)).size > 1 || losers.some((one) => one.isCertain);
}

/** Returns whether the round after has more slots than a round has matches. */
function hasRoomForLoser(size: number, matches: readonly Match[]): boolean {
  return matches.filter((match) => sizeOf(match) === size).length < size / 2;
}

/**
 * Returns whether the loser of a semifinal plays the winner of the other one, and the winner of the
 * first waits in the final.
 */
function isPagePlayoff(round: readonly Match[], course: Course): boolean {
  return round.some((match) => {
    if (match.entries.length !== 2 || round.length > 2) return false;
    const lost = match.entries.map(({ key }) =>
      course.lossesBefore(key, match).find((loss) => sizeOf(loss.match) === 4),
    );
    const loss = singleOrNull(lost.flatMap((one) => one ?? []));
    const other = match.entries[lost.findIndex((one) => one === undefined)];
    const hasWon = course.matchesOf(other?.key ?? "").some((semifinal) => {
      const winner = semifinal.entries[course.winnerOf(semifinal) ?? -1];
      return sizeOf(semifinal) === 4 && winner?.key === other?.key;
    });
    if (loss === null || !hasWon) return false;
    const final = round.find((one) => one !== match)?.entries ?? [];
    if (final.length === 0) return match.row === 2;
    const isOtherIn = final.some(({ key }) => key === other?.key);
    const isWaiting = final.some(({ key }) => key === loss.winner);
    const isFromBoth = final.every(
      ({ key }) => key === loss.winner || match.entries.some((entry) => entry.key === key),
    );
    return isWaiting && isFromBoth && (!isOtherIn || course.winnerOf(match) !== null);
  });
}
