import { compareIds } from "#core/lib/collections.ts";
import type { Match } from "#core/model/match.ts";

/** What we call a group that has no name. */
export interface GroupNumber {
  readonly id: string;
  /** The earliest stage that a match of it names. */
  readonly stage: number;
  /** 1-based within the tournament, by stage, then by id. */
  readonly number: number;
}

/**
 * Numbers the groups of a tournament.
 *
 * @param matches Its matches in any order; those of no group are passed over.
 * @returns By group id, in order of their numbers.
 */
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
