import { must } from "#core/lib/must.ts";
import type { ContestantKey, Issue, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import {
  BRONZE_KEY,
  FINAL_KEY,
  GRAND_FINAL_KEY,
  RESET_KEY,
  type RoundShape,
} from "./types/geometry.ts";
import { findLeaderIndex, hasScore } from "#core/match/outcome.ts";
import { getOrderedRound } from "./order-rows.ts";
import type { ResolvedRounds } from "./resolve-rounds.ts";
import type { WinnerByScore } from "./identify-finals.ts";

/** Winners inferred from the matches that contestants advanced or dropped to. */
export interface InferredWinners {
  /** Index of the winner among the entries, by match. */
  readonly winners: ReadonlyMap<SiteKey, number>;
  readonly issues: readonly Issue[];
}

/** Who plays in the rounds that the winners and the losers of a round go to. */
interface NextRounds {
  readonly hasWinner: PlaysIn;
  readonly hasLoser: PlaysIn;
  /** True if the loser, too, can reach the round that the winner goes to. */
  readonly canBothAdvance: boolean;
}

type PlaysIn = (contestant: ContestantKey) => boolean;

/**
 * Finds winners by where contestants appear next: by name, not by row. A contestant won if they are
 * the only one of their match in the round that winners go to, or if only their opponent is in the
 * round that losers go to. For a grand final: the lower finalist won if the reset has a score. A
 * winner by score stays the winner, because a loser may replace them or plays on by the format.
 */
export function inferWinnersFromNextMatches(
  settled: ResolvedRounds,
  byScore: WinnerByScore,
): InferredWinners {
  const winners = new Map<SiteKey, number>();
  const issues: Issue[] = [];
  const shared = findSharedNames(settled);
  for (const shape of settled.geometry.rounds) {
    const next = nextRoundsOf(shape, settled, shared);
    const { rows, extra } = getOrderedRound(settled.rounds, shape.key);
    for (const claim of [...rows, ...extra]) {
      if (claim === null || claim.seen.match.entries.length > 2) continue;
      const { match } = claim.seen;
      const winner =
        shape.key === GRAND_FINAL_KEY
          ? winnerByReset(match, settled, shared)
          : winnerByNext(match, next);
      const scored = winner === null ? null : findOtherWinner(claim.seen, winner, byScore);
      if (winner !== null && scored === null) winners.set(match.key, winner);
      const issue =
        scored === null
          ? winner === null && findContradiction(match, next)
          : createScoreIssue(match, scored, next.hasWinner);
      if (issue !== null && issue !== false) issues.push(issue);
    }
  }
  return { winners, issues };
}

/** @param shared Names that prove nothing: another contestant of the name may be there. */
function nextRoundsOf(
  { winnersTo, losersTo }: RoundShape,
  settled: ResolvedRounds,
  shared: ReadonlySet<ContestantKey>,
): NextRounds {
  const isBeforeGrandFinal = winnersTo === GRAND_FINAL_KEY;
  const hasWinner = createPlaysIn(winnersTo, settled);
  const hasReset = isBeforeGrandFinal && settled.geometry.byKey.has(RESET_KEY);
  const isInReset = createPlaysIn(hasReset ? RESET_KEY : null, settled);
  const hasLoser = createPlaysIn(losersTo, settled);
  return {
    hasWinner: (key) => !shared.has(key) && (hasWinner(key) || isInReset(key)),
    hasLoser: (key) => !shared.has(key) && hasLoser(key),
    canBothAdvance: isBeforeGrandFinal,
  };
}

/** Creates a check for one round; it is false for final and third-place match that may be swapped. */
function createPlaysIn(round: string | null, { rounds, finalsCertain }: ResolvedRounds): PlaysIn {
  const isUnclear = !finalsCertain && (round === FINAL_KEY || round === BRONZE_KEY);
  if (round === null || isUnclear) return () => false;
  const { slots, extra } = getOrderedRound(rounds, round);
  const others = new Set(extra.flatMap(({ seen }) => seen.match.entries.map(({ key }) => key)));
  return (key) => slots.has(key) || others.has(key);
}

/** Returns the names in several matches of a round, which several contestants may have. */
function findSharedNames({ rounds }: ResolvedRounds): ReadonlySet<ContestantKey> {
  const shared = new Set<ContestantKey>();
  for (const { slots } of rounds.values()) {
    for (const [key, slot] of slots) if (slot === null) shared.add(key);
  }
  return shared;
}

/** Returns the index of the lower finalist if the bracket reset has a score, else `null`. */
function winnerByReset(
  { entries }: Match,
  { rounds, lowerSide }: ResolvedRounds,
  shared: ReadonlySet<ContestantKey>,
): number | null {
  if (entries.some(({ key }) => shared.has(key))) return null;
  const reset = rounds.get(RESET_KEY)?.rows[0]?.seen.match;
  const index = entries.findIndex(({ key }) => key === lowerSide);
  return reset !== undefined && hasScore(reset) && index >= 0 ? index : null;
}

function winnerByNext(match: Match, { hasWinner, hasLoser }: NextRounds): number | null {
  const advanced = findOnlyIndex(match, hasWinner);
  const dropped = findDropped(match, hasLoser);
  if (dropped === null) return advanced;
  return advanced === dropped ? null : 1 - dropped;
}

function findDropped(match: Match, hasLoser: PlaysIn): number | null {
  return match.entries.length === 2 ? findOnlyIndex(match, hasLoser) : null;
}

/** Returns the index of the only contestant who plays in a round; `null` if none or several do. */
function findOnlyIndex({ entries }: Match, playsIn: PlaysIn): number | null {
  const first = entries.findIndex(({ key }) => playsIn(key));
  const last = entries.findLastIndex(({ key }) => playsIn(key));
  return first >= 0 && first === last ? first : null;
}

/** Returns why the next rounds show no winner of a match, if they contradict each other. */
function findContradiction(match: Match, next: NextRounds): Issue | null {
  const { key, entries } = match;
  const advanced = findOnlyIndex(match, next.hasWinner);
  const dropped = findDropped(match, next.hasLoser);
  if (advanced !== null && advanced === dropped) {
    const message = `${nameAt(match, advanced)} is in both rounds that match ${key} feeds: the winner's and the loser's.`;
    return { match: key, code: "winner-and-loser", message };
  }
  const bothAdvanced = entries.length === 2 && entries.every((entry) => next.hasWinner(entry.key));
  if (!bothAdvanced || dropped !== null || next.canBothAdvance) return null;
  const names = entries.map(({ name }) => name).join(" and ");
  const message = `${names} are both in the round that the winner of match ${key} goes to.`;
  return { match: key, code: "both-advanced", message };
}

/** Returns the index of the winner by score if that is another contestant, else `null`. */
function findOtherWinner(seen: SeenMatch, winner: number, byScore: WinnerByScore): number | null {
  // Only the leader wins by score; in nearly every match, the leader advanced.
  if (findLeaderIndex(seen.match) === winner) return null;
  const scored = byScore(seen);
  return scored === winner ? null : scored;
}

/** Creates the issue of a match whose loser by score advanced, or whose winner dropped. */
function createScoreIssue(match: Match, scored: number, hasWinner: PlaysIn): Issue {
  const { key } = match;
  const won = `${nameAt(match, scored)} won match ${key} by score, but`;
  if (match.entries.some((entry) => hasWinner(entry.key))) {
    const message = `${won} ${nameAt(match, 1 - scored)} advanced.`;
    return { match: key, code: "loser-advanced", message };
  }
  const message = `${won} is in the next match of its loser.`;
  return { match: key, code: "winner-dropped", message };
}

function nameAt({ entries }: Match, index: number): string {
  return must(entries[index], "a match of two has both").name;
}
