import { appearancesOf } from "#core/match/appearance.ts";
import { isDisqualified } from "#core/match/outcome.ts";
import type { Bracket } from "#core/model/bracket.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry } from "#core/model/match.ts";
import type { RankReason, RankRow } from "#core/model/ranking.ts";
import type { BracketInput } from "./place-contestants.ts";
import { matchesIn } from "./place-finalists.ts";

type Columns = readonly (readonly DerivedMatch[])[];

/** The last match of a contestant. */
interface LastMatch {
  readonly entry: MatchEntry;
  readonly derived: DerivedMatch;
  /** Index of its column. */
  readonly column: number;
  /** `null` if it is not decided. */
  readonly isWon: boolean | null;
}

/**
 * Ranks the contestants of an elimination that is no tree from 1, in any order: who lost the last
 * match and can play no other one is below all who lose later. All others share the ranks above,
 * down to the one after losing their next match.
 */
export function rankIrregular(bracket: Bracket, input: BracketInput): readonly RankRow[] {
  const columns = bracket.rounds.map((round) => matchesIn(round, input.matches));
  const last = findLastMatches(columns);
  const isComplete = input.isClosed && !input.missesPast;
  const isEveryoneSeen = last.length >= (bracket.size ?? (hasFinal(columns) ? 0 : Infinity));
  const unfilled = isEveryoneSeen ? countUnfilledSlots(columns, last) : null;
  const out = last.filter(
    (one) =>
      one.isWon === false && (isComplete || (unfilled === 0 && isColumnOver(one, columns, last))),
  );
  const count = Math.max(bracket.size ?? 0, last.length + Math.max(0, unfilled ?? 0));
  const outBefore = (column: number): number => out.filter((one) => one.column < column).length;
  return last.map((one) => {
    const contestant = contestantRef(one.entry);
    const reason = reasonOf(one, input);
    if (!out.includes(one)) {
      const next = one.isWon === true ? one.column + 1 : one.column;
      const worst = unfilled === 0 ? columns.slice(next).flat().length + 1 : count;
      return { contestant, from: 1, to: Math.min(count - outBefore(next), worst), reason };
    }
    // Who loses in an undecided match of the column shares its ranks, of one before is below.
    const tied = out.filter(({ column }) => column === one.column).length;
    const open = columns
      .slice(0, one.column + 1)
      .flat()
      .filter(isUndecided).length;
    const to = count - outBefore(one.column);
    return { contestant, from: Math.max(1, to - tied - open + 1), to, reason };
  });
}

function isUndecided({ outcome }: DerivedMatch): boolean {
  return outcome.winner === null;
}

/** Returns whether the last match states that it is the final. */
function hasFinal(columns: Columns): boolean {
  const [final, ...others] = columns.at(-1) ?? [];
  return final?.match.roundOf === 2 && others.length === 0;
}

function findLastMatches(columns: Columns): readonly LastMatch[] {
  const last = new Map<ContestantKey, LastMatch>();
  columns.forEach((matches, column) => {
    for (const { entry, derived, index } of appearancesOf(matches)) {
      const { winner } = derived.outcome;
      const isWon = winner === null ? null : winner === index;
      last.set(entry.key, { entry, derived, column, isWon });
    }
  });
  return [...last.values()];
}

/**
 * Returns how many open slots are left once all winners are in their next match; below 0 if matches
 * are missing, and 0 if nobody else can play on.
 */
function countUnfilledSlots(columns: Columns, last: readonly LastMatch[]): number {
  const matches = columns.flat().filter(({ status }) => status.by !== "bye");
  const open = matches.reduce((sum, { match }) => sum + Math.max(0, 2 - match.entries.length), 0);
  const undecided = matches.filter(isUndecided).length;
  const waiting = last.filter(({ isWon }) => isWon === true).length;
  // The winner of the last match plays no other one.
  return open - (undecided + waiting - 1);
}

/**
 * Returns whether the losers of a column have their next matches: none of them has one, or all its
 * matches are decided and their winners have theirs.
 */
function isColumnOver(
  { column }: LastMatch,
  columns: Columns,
  last: readonly LastMatch[],
): boolean {
  const own = columns[column] ?? [];
  const columnOf = new Map(last.map((one) => [one.entry.key, one]));
  const lost = appearancesOf(own).filter(
    ({ derived, index }) => derived.outcome.winner !== null && derived.outcome.winner !== index,
  );
  const playsOn = ({ entry }: { readonly entry: MatchEntry }): boolean =>
    (columnOf.get(entry.key)?.column ?? 0) > column;
  if (!lost.some(playsOn)) return true;
  const won = appearancesOf(own).filter(({ derived, index }) => derived.outcome.winner === index);
  return won.length === own.length && won.every(playsOn);
}

function reasonOf(one: LastMatch, { isClosed }: BracketInput): RankReason {
  const { match, status, unresolved } = one.derived;
  if (one.isWon === false) {
    return { type: isDisqualified(one.entry) ? "disqualified" : "lost", match: match.key };
  }
  const isOpen = status.state !== "ended" && unresolved === null;
  if (isOpen && !isClosed) return { type: "playing", match: match.key };
  if (one.isWon === true)
    return isClosed ? { type: "won", match: match.key } : { type: "playing", match: null };
  return { type: "undecided", match: match.key };
}
