import { singleOrNull } from "#core/lib/collections.ts";
import type { SiteKey } from "#core/model/match.ts";
import { type BracketStage, feeds, isPlacementOf, type Stage, type Stages } from "./stages.ts";

/**
 * Finds the bracket whose final decides the whole tournament: the only one, or the last stage that
 * every other bracket and group feeds, directly or through another. Brackets that play for places
 * of those who were eliminated in one round do not count, once that round's bracket has a champion.
 *
 * @returns Key of the bracket; `null` if no single final is proven to decide the tournament.
 */
export function findDecidingBracket({ brackets, groups }: Stages): SiteKey | null {
  const main = brackets.filter(
    (stage) => !brackets.some((other) => isDecidedPlacement(stage, other)),
  );
  const [only, ...others] = main;
  if (only === undefined) return null;
  if (others.length === 0) return isFedByGroups(only, groups) ? only.bracket.key : null;
  const all = [...main, ...groups];
  const deciding = main.flatMap((stage) => (decidesAll(stage, all) ? stage.bracket.key : []));
  return singleOrNull(deciding);
}

function isDecidedPlacement(stage: BracketStage, other: BracketStage): boolean {
  return other.bracket.champion !== null && isPlacementOf(stage, other);
}

/** Returns whether a contestant of any group plays in the only bracket, or there are no groups. */
function isFedByGroups(only: BracketStage, groups: readonly Stage[]): boolean {
  return groups.length === 0 || groups.some((group) => feeds(group, only));
}

/** Returns whether all contestants of `last` come from other stages, and all stages lead to it. */
function decidesAll(last: Stage, stages: readonly Stage[]): boolean {
  const others = stages.filter((stage) => stage !== last);
  const direct = others.filter((stage) => feeds(stage, last));
  if (direct.length === 0 || others.some((stage) => feeds(last, stage))) return false;
  const fed = [...last.parts().keys()].every((key) => direct.some(({ parts }) => parts().has(key)));
  if (!fed) return false;
  const leading = new Set<Stage>([last]);
  for (let before = 0; before < leading.size;) {
    before = leading.size;
    for (const stage of others) {
      if ([...leading].some((next) => feeds(stage, next))) leading.add(stage);
    }
  }
  return leading.size === stages.length;
}
