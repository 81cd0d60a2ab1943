import { compareIds } from "#core/lib/compare.ts";
import type { Match } from "#core/model/match.ts";

/** The number of a group. Identifies a group to viewers if staff have not named it. */
export interface GroupNumber {
  readonly id: string;
  /** The lowest stage of its matches. */
  readonly stage: number;
  /** 1-based within the tournament, by stage, then by id. */
  readonly number: number;
}

/** Numbers the groups of a tournament by the ids in its matches. In order of the numbers. */
export function numberGroups(matches: Iterable<Match>): ReadonlyMap<string, GroupNumber> {
  const stages = new Map<string, number>();
  for (const { groupId, stage } of matches) {
    if (groupId === null) continue;
    stages.set(groupId, Math.min(stages.get(groupId) ?? Infinity, stage ?? 1));
  }
  const inOrder = [...stages].toSorted(
    ([a, aStage], [b, bStage]) => aStage - bStage || compareIds(a, b),
  );
  return new Map(inOrder.map(([id, stage], index) => [id, { id, stage, number: index + 1 }]));
}
