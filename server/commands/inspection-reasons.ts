/**
 * Sentences of `npm run inspect` about what is not known: why a match has no winner, why ranks are
 * a range, why there is no ranking.
 */
import {
  findLeaderIndex,
  hasUnreadableScore,
  isBye,
  isTied,
  isWithoutWinner,
  playsItself,
} from "#core/match/outcome.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { RankRow } from "#core/model/ranking.ts";
import type { TournamentView } from "#core/world/world.ts";

/** Returns why a match that ended has no winner; `null` if it has one, was a draw or did not end. */
export function explainNoWinner(derived: DerivedMatch): string | null {
  const { match, outcome, status } = derived;
  if (status.state !== "ended" || outcome.winner !== null || outcome.draw) return null;
  if (isBye(match)) return "It is a bye without a contestant.";
  if (playsItself(match)) return "Both contestants are the same one.";
  if (status.by === "taken-as-ended") {
    return "Only its age shows that it ended, so its score may not be the result.";
  }
  if (isWithoutWinner(derived)) return "Both contestants are disqualified.";
  if (hasUnreadableScore(match)) return "A score is a text that cannot be read as a number.";
  if (derived.part !== undefined) {
    return "Several matches of these contestants are at one place, and together they do not show who advanced.";
  }
  if (match.entries.length > 2) return "No contestant alone has the first place.";
  if (match.entries.length < 2) return "A contestant is missing.";
  if (isTied(match)) return "The scores are equal, and no later match shows who advanced.";
  if (findLeaderIndex(match) === null) return "The scores do not show who won.";
  return `The leader has no majority of the best of ${match.bestOf ?? "unknown"}, and may have retired; no later match shows who advanced.`;
}

/** Returns why the ranks of a contestant are a range, or assumed; `null` if the rank is exact. */
export function explainRank({ from, to, reason }: RankRow): string | null {
  switch (reason.type) {
    case "playing":
      return "The contestant has a match to play.";
    case "undecided":
      return "The matches do not show how it continued for the contestant.";
    case "group":
      if (reason.isAssumed)
        return "The rule of the group is not entered; by another usual rule the rank differs.";
      return from === to
        ? null
        : "The rule of the group does not separate these contestants, or they share a position of several groups.";
    case "won":
    case "lost":
    case "disqualified":
    case "placed":
      return from === to ? null : "No match was listed that separates these contestants.";
  }
}

/** Returns why a tournament has no ranking; `null` if it has one. */
export function explainNoRanking({
  brackets,
  groups,
  rankings,
  matches,
}: TournamentView): string | null {
  if (rankings.length > 0) return null;
  if (brackets.length === 0 && groups.length === 0) return "No match is in a bracket or a group.";
  if (brackets.length > 0) {
    const isUnknown = brackets.every(({ kind }) => kind === "unknown");
    return isUnknown
      ? "The type of the bracket is unknown, so its matches do not show ranks."
      : "No contestant is certainly eliminated yet.";
  }
  const last = Math.max(...groups.map(({ stage }) => stage));
  if (groups.filter(({ stage }) => stage === last).length > 1) {
    return "Several groups are the last stage: no match compares their contestants.";
  }
  return matches.some(({ status, unresolved }) => status.state !== "ended" && unresolved === null)
    ? "Matches of the groups are open."
    : "Matches may follow: not all of a group were listed, or the tournament is not over.";
}
