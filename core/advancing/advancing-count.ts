import { singleOrNull } from "#core/lib/collections.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import type { SiteKey } from "#core/model/match.ts";

/**
 * Returns how many contestants of each group advance to the tournament's only bracket: its entry
 * slots that are open or hold a contestant of a group, divided by the number of groups.
 *
 * @param matches All of the tournament.
 * @returns `null` if it is not proven: the tournament has several brackets or stages of groups, a
 *   match of an entry slot was not seen, the slots cannot be divided evenly, or more contestants of
 *   a group are in the bracket.
 */
export function findAdvancingPerGroup(
  groups: readonly Group[],
  brackets: readonly Bracket[],
  matches: ReadonlyMap<SiteKey, DerivedMatch>,
): number | null {
  const bracket = singleOrNull(brackets);
  const stages = new Set(groups.map(({ stage }) => stage));
  if (bracket === null || bracket.kind === "unknown" || stages.size !== 1) return null;
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
  const isExceeded = groups.some(
    ({ standings }) => standings.filter(({ wentTo }) => wentTo !== null).length > perGroup,
  );
  return perGroup > 0 && Number.isInteger(perGroup) && !isExceeded ? perGroup : null;
}
