import { groupBy } from "#core/lib/collections.ts";
import type { Group, StandingRow } from "#core/model/group.ts";
import type { Placed } from "#core/model/ranking.ts";

/**
 * Places contestants by their positions in groups of one stage: equal positions are equal. In a group
 * that is not complete, because a score cannot be read, each position is possible.
 */
export function placeInGroups(groups: readonly Group[]): readonly Placed[] {
  return groups.flatMap((group) => {
    const { key, kind, isRuleKnown, complete, standings } = group;
    const all = { best: 1, worst: standings.length };
    const isAssumed = createAssumedCheck(standings);
    return standings.map((row): Placed => {
      const { contestant, position } = row;
      const { best, worst } = complete ? row : all;
      const isUncertain = kind === "ranked" ? !isRuleKnown : isAssumed(row);
      const reason = { type: "group", group: key, position, isAssumed: isUncertain } as const;
      return { contestant, best, worst, reason };
    });
  });
}

/**
 * Creates a function that returns whether a usual rule may give a contestant, or another one who may
 * have their position, another position than the assumed rule.
 */
function createAssumedCheck(standings: readonly StandingRow[]): (row: StandingRow) => boolean {
  const uncertain = standings.filter(({ position, best, worst }) => {
    const tied = standings.filter((row) => row.position === position);
    return best !== position || worst !== position + tied.length - 1;
  });
  return ({ best, worst }) => uncertain.some((other) => other.best <= worst && best <= other.worst);
}

/** Contestants who did not advance, and the positions that they have. */
interface PlacedBelow {
  readonly moved: readonly Placed[];
  /** Of all contestants who did not advance; absent if the stage is no stage of groups. */
  readonly positions?: readonly number[];
}

/**
 * Moves contestants below those of their group who advanced: the rule may have placed one of these
 * lower, and an assumed rule leaves open who was better.
 */
export function placeBelow(rest: readonly Placed[], advanced: readonly Placed[]): PlacedBelow {
  const above = groupBy(advanced, groupOf);
  const groups = groupBy(rest, groupOf);
  if (groups.has(null)) return { moved: rest };
  const moved: Placed[] = [];
  const positions: number[] = [];
  for (const [group, own] of groups) {
    const better = above.get(group) ?? [];
    for (const [index, one] of own.entries()) {
      moved.push(moveBelow(one, own, better));
      positions.push(better.length + index + 1);
    }
  }
  return { moved, positions };
}

function groupOf({ reason }: Placed): string | null {
  return reason.type === "group" ? reason.group : null;
}

function moveBelow(one: Placed, rest: readonly Placed[], advanced: readonly Placed[]): Placed {
  const others = rest.filter((other) => other !== one);
  const surelyAbove = others.filter(({ worst }) => worst < one.best).length;
  const maybeAbove = others.filter(({ best }) => best <= one.worst).length;
  const maybeBelow = advanced.filter(({ worst }) => worst >= one.best).length;
  return {
    ...one,
    best: Math.max(one.best, advanced.length + surelyAbove + 1),
    worst: Math.min(one.worst + maybeBelow, advanced.length + maybeAbove + 1),
  };
}
