import { singleOrNull } from "#core/lib/collections.ts";
import { type Bracket, isTree } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import type { SiteKey } from "#core/model/match.ts";

/** The parts of a tournament by which the number of those who advance is known. */
export interface TournamentParts {
  readonly groups: readonly Group[];
  readonly brackets: readonly Bracket[];
  /** True if some of its groups may be unseen. */
  readonly missesPast: boolean;
}

/**
 * Returns how many contestants of each group advance to the only bracket: its entry slots that are
 * open or hold a contestant of a group, divided by the number of groups. `null` if it is not
 * proven: groups may be unseen, the tournament has several brackets or stages of groups, an entry
 * match was not seen, the division leaves a rest, more contestants of a group are in the bracket,
 * or all of a group would advance.
 */
export function findAdvancingPerGroup(
  { groups, brackets, missesPast }: TournamentParts,
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): number | null {
  const bracket = singleOrNull(brackets);
  const stages = new Set(groups.map(({ stage }) => stage));
  if (missesPast || bracket === null || !isTree(bracket) || stages.size !== 1) return null;
  const inGroups = new Set(
    groups.flatMap(({ standings }) => standings.map(({ contestant }) => contestant.key)),
  );
  const places = bracket.rounds.flatMap((round) => round.places);
  let slots = 0;
  for (const { slots: own, match } of places) {
    const entries = own.filter(({ source }) => source.type === "seed");
    const derived = matches.get(match ?? "");
    if (entries.length > 0 && derived === undefined) return null;
    for (const { entry } of entries) {
      const key = entry === null ? undefined : derived?.match.entries[entry]?.key;
      if (key === undefined || inGroups.has(key)) slots += 1;
    }
  }
  const perGroup = slots / groups.length;
  // If all of a group would advance, other groups are not listed yet.
  const isImpossible = groups.some(
    ({ standings }) =>
      standings.length <= perGroup ||
      standings.filter(({ wentTo }) => wentTo !== null).length > perGroup,
  );
  return perGroup > 0 && Number.isInteger(perGroup) && !isImpossible ? perGroup : null;
}
