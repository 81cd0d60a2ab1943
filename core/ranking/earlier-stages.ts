import { contestantRef } from "#core/model/contestant.ts";
import type { Group } from "#core/model/group.ts";
import type { Placed } from "#core/model/ranking.ts";
import { placeInGroups } from "./place-in-groups.ts";
import { type BracketStage, feeds, isPlacementOf, type RankStage } from "./stages.ts";

/** The stages of a tournament with their derived brackets and groups. */
export interface TournamentStages {
  readonly brackets: readonly BracketStage[];
  readonly groups: readonly Group[];
}

/**
 * Returns the contestants of the stages before the last one, those of the latest stage first: the
 * brackets that feed it, then those that feed these, brackets for contestants who did not advance
 * from the groups, then the groups. After the end, all groups are complete, unless a score of them
 * cannot be read.
 */
export function placeEarlierStages(
  root: BracketStage,
  { brackets, groups }: TournamentStages,
  rankStage: RankStage,
): readonly (readonly Placed[])[] {
  const levels: (readonly Placed[])[] = [];
  const left = new Set(brackets);
  for (const stage of brackets) {
    if (stage === root || brackets.some((other) => isPlacementOf(stage, other))) left.delete(stage);
  }
  for (let next: readonly BracketStage[] = [root]; next.length > 0;) {
    const feeders = [...left].filter((stage) => next.some((one) => feeds(stage, one)));
    for (const stage of feeders) left.delete(stage);
    if (feeders.length > 0) levels.push(bestOf(feeders.map((one) => placeInStage(one, rankStage))));
    next = feeders;
  }
  const rows = groups.flatMap(({ standings }) => standings);
  const positionIn = ({ parts }: BracketStage): number =>
    Math.min(
      ...rows.filter((row) => parts().has(row.contestant.key)).map(({ position }) => position),
    );
  for (const stage of [...left].toSorted((a, b) => positionIn(a) - positionIn(b))) {
    levels.push(placeInStage(stage, rankStage));
  }
  const stages = [...new Set(groups.map(({ stage }) => stage))].toSorted((a, b) => b - a);
  for (const stage of stages) {
    levels.push(placeInGroups(groups.filter((group) => group.stage === stage)));
  }
  return levels;
}

/** Returns the better result of contestants who played in several of these stages. */
function bestOf(stages: readonly (readonly Placed[])[]): readonly Placed[] {
  return stages.flatMap((own, index) =>
    own.filter(({ contestant: { key }, best }) =>
      stages.every(
        (others, at) =>
          at === index ||
          others.every(
            (other) =>
              other.contestant.key !== key ||
              best < other.best ||
              (best === other.best && index < at),
          ),
      ),
    ),
  );
}

/** Places contestants by their ranks in a bracket; as equals if the bracket does not show them. */
function placeInStage(stage: BracketStage, rankStage: RankStage): readonly Placed[] {
  const rows = rankStage(stage);
  if (rows !== null) {
    return rows.map(({ contestant, from, to, reason }) => ({
      contestant,
      best: from,
      worst: to,
      reason,
    }));
  }
  return [...stage.parts().values()].flatMap((parts) =>
    parts.slice(-1).map(({ entry, derived }) => ({
      contestant: contestantRef(entry),
      best: 1,
      worst: 1,
      reason: { type: "undecided", match: derived.match.key } as const,
    })),
  );
}
