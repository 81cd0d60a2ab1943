import { addDecimals } from "#core/lib/decimals.ts";
import { must } from "#core/lib/must.ts";
import type { ContestantRef, Tally } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { MatchEntry } from "#core/model/match.ts";
import { isUnreadable } from "#core/model/score.ts";
import { isDisqualified } from "./outcome.ts";

/** One contestant's part in a derived match. */
export interface Appearance {
  readonly derived: DerivedMatch;
  /** Index into the match's entries. */
  readonly index: number;
  readonly entry: MatchEntry;
}

export type ContestantResult = "won" | "drawn" | "lost";

/** Returns every contestant's part in these matches, in order. */
export function appearancesOf(matches: Iterable<DerivedMatch>): readonly Appearance[] {
  const appearances: Appearance[] = [];
  for (const derived of matches) {
    derived.match.entries.forEach((entry, index) => {
      appearances.push({ derived, index, entry });
    });
  }
  return appearances;
}

/**
 * Returns a contestant's result; `null` for a bye, before the end, if the winner is unknown, or if
 * the match is the duplicate of another one.
 */
export function findContestantResult({ derived, index }: Appearance): ContestantResult | null {
  const { status, duplicateOf } = derived;
  const counts = status.state === "ended" && status.by !== "bye" && duplicateOf === undefined;
  return counts ? findEntryResult(derived, index) : null;
}

/**
 * Returns the result of an entry, also of a bye; `null` if the winner is unknown, and for who did
 * not win a match of heats without being eliminated.
 */
export function findEntryResult(
  { outcome, advances }: DerivedMatch,
  index: number,
): ContestantResult | null {
  const { winner, draw, shared } = outcome;
  const isLost = advances === undefined || advances[index] === "out";
  if (draw && shared?.includes(index) !== false) return "drawn";
  if (winner === index || shared?.includes(index) === true) return "won";
  return (draw || winner !== null || shared !== undefined) && isLost ? "lost" : null;
}

/**
 * Returns the identity of the contestant of appearances in order of play, at least one: the newest
 * name, and the newest country that is stated, because one name may occur with several countries.
 */
export function newestRefOf(appearances: readonly Appearance[]): ContestantRef {
  const { key, name } = must(appearances.at(-1), "a contestant has an appearance").entry;
  const stated = appearances.findLast(({ entry }) => entry.country !== "");
  return { key, name, country: stated?.entry.country ?? "" };
}

/** Returns the other contestant of a match of two, else `null`. */
export function opponentOf({ derived: { match }, index }: Appearance): MatchEntry | null {
  if (match.entries.length !== 2) return null;
  return must(match.entries[1 - index], "a match of two has another contestant");
}

/**
 * Counts the matches that have a result and sums their scores. A disqualification (score below 0)
 * counts as 0; matches of more than two contestants add nothing to `scoreAgainst`. A score that is a
 * text leaves out that of the opponent, too.
 */
export function tallyOf(appearances: Iterable<Appearance>): Tally {
  const tally = { played: 0, won: 0, drawn: 0, lost: 0, scoreFor: 0, scoreAgainst: 0 };
  for (const appearance of appearances) {
    const result = findContestantResult(appearance);
    if (result === null && !isPlayedWithoutResult(appearance)) continue;
    tally.played += 1;
    if (result !== null) tally[result] += 1;
    const opponent = opponentOf(appearance);
    if (isUnreadable(appearance.entry) || (opponent !== null && isUnreadable(opponent))) continue;
    tally.scoreFor = addDecimals(tally.scoreFor, countedScoreOf(appearance.entry));
    tally.scoreAgainst = addDecimals(tally.scoreAgainst, countedScoreOf(opponent));
  }
  return tally;
}

/** Returns the score that sums count: 0 for a disqualification, and without a score. */
export function countedScoreOf(entry: MatchEntry | null): number {
  return entry === null || isDisqualified(entry) ? 0 : (entry.score ?? 0);
}

/**
 * Returns whether an appearance counts as played although it was neither won nor lost: in heats, and
 * if it is unknown who of more than two was first.
 */
export function isPlayedWithoutResult({ derived }: Appearance): boolean {
  const { match, status, outcome, advances, duplicateOf } = derived;
  if (outcome.by !== null) return advances !== undefined;
  return (
    match.entries.length > 2 &&
    status.state === "ended" &&
    status.by !== "taken-as-ended" &&
    duplicateOf === undefined &&
    match.entries.some((entry) => countedScoreOf(entry) !== 0)
  );
}
