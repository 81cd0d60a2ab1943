import { groupBy } from "#core/lib/collections.ts";
import { combineComparators, compareNullable } from "#core/lib/compare.ts";
import type { DerivedMatch, RoundName } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import { isMatchLiveAndListed } from "./is-live-and-listed.ts";
import { comparePlayOrder } from "./play-order.ts";

/** The stage that a tournament plays: a round of a bracket, a round of a Swiss group, or its groups. */
export type CurrentStage =
  | { readonly type: "round"; readonly name: RoundName }
  | { readonly type: "swiss-round"; readonly number: number }
  | { readonly type: "groups" };

const bySoonest = combineComparators<DerivedMatch>(
  (a, b) => compareNullable(a.match.start, b.match.start),
  comparePlayOrder,
);

/** Returns the upcoming match that starts first; `null` if none may still be played. */
export function findNextMatch(matches: readonly DerivedMatch[]): DerivedMatch | null {
  const upcoming = matches.filter(
    ({ status, unresolved }) => status.state === "upcoming" && unresolved === null,
  );
  return upcoming.toSorted(bySoonest)[0] ?? null;
}

/**
 * Returns the stage with the most live matches, of several the first in order of play; the stage of
 * the next match while none is live. `null` if there is neither, or if its round is unknown.
 */
export function findCurrentStage(
  matches: readonly DerivedMatch[],
  groups: readonly Pick<Group, "rounds">[],
): CurrentStage | null {
  const live = matches.filter(isMatchLiveAndListed).toSorted(comparePlayOrder);
  const next = findNextMatch(matches);
  const current = live.length === 0 && next !== null ? [next] : live;
  const stages = groupBy(current, ({ round }) => round?.key ?? "");
  const [largest] = [...stages.values()].sort((a, b) => b.length - a.length);
  return largest?.[0] === undefined ? null : stageOf(largest[0], groups);
}

function stageOf(
  { match, round }: DerivedMatch,
  groups: readonly Pick<Group, "rounds">[],
): CurrentStage | null {
  if (round !== null) return { type: "round", name: round.name };
  if (match.groupId === null) return null;
  for (const { rounds } of groups) {
    const index = rounds?.findIndex((keys) => keys.includes(match.key)) ?? -1;
    if (index >= 0) return { type: "swiss-round", number: index + 1 };
  }
  return { type: "groups" };
}
