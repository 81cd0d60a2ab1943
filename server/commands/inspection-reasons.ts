/** Sentences of `npm run inspect`: why a match has no winner, ranks are a range or missing. */
import {
  findMissingMatches,
  hasArbitraryPairs,
  type MissingMatches,
} from "#core/groups/missing-matches.ts";
import {
  findLeaderIndex,
  hasUnreadableScore,
  isBye,
  isTied,
  isUndecidedByText,
  isWithoutWinner,
  playsItself,
} from "#core/match/outcome.ts";
import type { DerivedMatch, MatchPart } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import type { RankRow } from "#core/model/ranking.ts";
import type { TournamentView } from "#core/world/world.ts";

const UNKNOWN_ORDER = "Whether the highest or the lowest score is best is not known.";

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
  if (derived.part !== undefined) return explainPart(derived.part);
  if (match.entries.length < 2) return "A contestant is missing.";
  if (isTied(match)) {
    return match.groupId === null
      ? "The scores are equal, and no later match shows who advanced."
      : "It has no score, so it may be cancelled, annulled or abandoned: it is no draw.";
  }
  if (match.scoreOrder === "unknown") return UNKNOWN_ORDER;
  if (match.entries.length > 2) return "No contestant alone has the first place.";
  if (findLeaderIndex(match) === null) {
    return "The scores are equal, and the times cannot be compared.";
  }
  return `The leader has no majority of the best of ${match.bestOf ?? "unknown"}, and may have retired; no later match shows who advanced.`;
}

/** Returns why a bracket place that holds several matches has no winner. */
function explainPart({ kind }: MatchPart): string {
  switch (kind) {
    case "series":
      return "The games of the series do not show who won it.";
    case "leg":
      return "The sum of the legs does not show who advanced.";
    case "replay":
      return "The replay does not show who advanced.";
    case null:
      return "Several matches of these contestants are at one place: as a series, as legs or as replays, they have different winners or none.";
  }
}

/** Returns why the ranks of a contestant are a range, or assumed; `null` if the rank is exact. */
export function explainRank(
  { from, to, reason }: RankRow,
  view: Pick<TournamentView, "groups" | "matches">,
): string | null {
  switch (reason.type) {
    case "playing":
      return "The contestant has a match to play.";
    case "undecided":
      return "The matches do not show how it continued for the contestant.";
    case "group":
      if (from === to && !reason.isAssumed) return null;
      return explainPosition(
        reason.isAssumed,
        view.groups.find(({ key }) => key === reason.group),
        view,
      );
    case "won":
    case "lost":
    case "disqualified":
    case "placed":
      return from === to ? null : "No match was listed that separates these contestants.";
  }
}

/** Returns why the position of a contestant in a group is assumed or shared. */
function explainPosition(
  isAssumed: boolean,
  group: Group | undefined,
  { matches }: Pick<TournamentView, "matches">,
): string {
  if (group !== undefined) {
    if (group.scoreOrder === "unknown") return UNKNOWN_ORDER;
    if (!group.complete) return "The group is not complete, so each position is possible.";
    if (group.carried.length > 1) {
      return "It is not entered whether results of earlier stages count in the group.";
    }
    if (findMissingIn(group, matches) !== null) {
      return "The pairs of the group did not all meet equally often.";
    }
    if (isAssumed && group.kind === "ranked") {
      return "It is not entered whether the highest or the lowest score is best.";
    }
  }
  return isAssumed
    ? "The rule of the group is not entered; by another usual rule the rank differs."
    : "The rule of the group does not separate these contestants, or they share a position of several groups.";
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
  const [group, another] = groups.filter(({ stage }) => stage === last);
  if (another !== undefined) {
    return "Several groups are the last stage: no match compares their contestants.";
  }
  if (matches.some(({ status, unresolved }) => status.state !== "ended" && unresolved === null)) {
    return "Matches of the groups are open.";
  }
  if (matches.some(isUndecidedByText)) {
    return "A score of a group is a text that cannot be read as a number.";
  }
  const missing = group === undefined ? null : findMissingIn(group, matches);
  return missing !== null && hasArbitraryPairs(missing)
    ? "Arbitrary pairs met in the group, as in a ladder, so that it has no end."
    : "Matches may follow: not all of a group were listed, or the tournament is not over.";
}

function findMissingIn(group: Group, matches: readonly DerivedMatch[]): MissingMatches | null {
  if (group.kind !== "round-robin") return null;
  return findMissingMatches(matches.filter(({ match }) => group.matches.includes(match.key)));
}
