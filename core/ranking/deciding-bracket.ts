import { singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { Group } from "#core/model/group.ts";
import type { SiteKey } from "#core/model/match.ts";
import {
  type BracketStage,
  feeds,
  isBefore,
  isPlacementOf,
  type Stage,
  type Stages,
} from "./stages.ts";

/**
 * Returns the key of the bracket whose final is proven to decide the whole tournament: the only
 * one, or the last stage that every other bracket and group feeds, directly or through another;
 * else `null`. Brackets for the places of those who were eliminated in one round do not count, once
 * that round's bracket has a champion.
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

/**
 * Returns the key of the bracket that decides a tournament besides brackets for those who did not
 * advance to it: it has a champion, all groups feed it, and the contestants of every other bracket
 * were below its own in their groups; else `null`.
 */
export function findBracketAboveOthers(
  { brackets, groups: stages }: Stages,
  groups: readonly Group[],
): SiteKey | null {
  const main = brackets.filter((stage) => {
    const others = brackets.filter((other) => other !== stage && !isDecidedPlacement(other, stage));
    return (
      stage.bracket.champion !== null &&
      stages.every((group) => feeds(group, stage)) &&
      others.every((other) => followsGroups(other, stages) && isBelow(other, stage, groups))
    );
  });
  return singleOrNull(main)?.bracket.key ?? null;
}

/** Returns whether the contestants of a bracket were all in groups, and only before it. */
function followsGroups(bracket: BracketStage, groups: readonly Stage[]): boolean {
  return [...bracket.parts().keys()].every((key) => {
    const own = groups.filter(({ parts }) => parts().has(key));
    return own.length > 0 && own.every((group) => isBefore(group, bracket, key));
  });
}

/** Returns whether the contestants of a bracket were below those of another one in every group. */
function isBelow(lower: BracketStage, upper: BracketStage, groups: readonly Group[]): boolean {
  return groups.every(({ standings }) => {
    const positionsIn = ({ parts }: BracketStage): readonly number[] =>
      standings.filter((row) => parts().has(row.contestant.key)).map((row) => row.position);
    return Math.max(...positionsIn(upper)) < Math.min(...positionsIn(lower));
  });
}

/**
 * Returns whether every group with contestants in a bracket is complete and has others with more
 * points who play in no bracket: these may have advanced to a later stage at once, so that the
 * bracket is not proven to decide the tournament.
 */
export function leavesOutBest(
  { parts }: BracketStage,
  brackets: readonly BracketStage[],
  groups: readonly Group[],
): boolean {
  const feeding = groups.filter(({ standings }) =>
    standings.some(({ contestant }) => parts().has(contestant.key)),
  );
  return (
    feeding.length > 0 &&
    feeding.every(({ complete, standings }) => {
      const best = must(
        standings.find(({ contestant }) => parts().has(contestant.key)),
        "a feeding group has a contestant in the bracket",
      );
      const leftOut = standings.find(({ contestant }) =>
        brackets.every((bracket) => !bracket.parts().has(contestant.key)),
      );
      return complete && leftOut !== undefined && leftOut.points > best.points;
    })
  );
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
