/** Compares what a world states by an assumed rule with each usual rule, as if staff had entered it. */
import { createAnnotations } from "#core/desk/annotations.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import type { RankingRule, TieBreaker } from "#core/model/group.ts";
import type { RankRow } from "#core/model/ranking.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";
import { DEFAULT_GRACE_MINUTES } from "#core/match/status.ts";
import { deriveWorld } from "#core/world/derive-world.ts";
import type { World } from "#core/world/world.ts";
import { USUAL_POINTS } from "./scenario-claims.ts";

const ORDERS: readonly (readonly TieBreaker[])[] = [
  ["difference", "score-for", "head-to-head"],
  ["difference", "head-to-head", "score-for"],
  ["score-for", "difference", "head-to-head"],
  ["score-for", "head-to-head", "difference"],
  ["head-to-head", "difference", "score-for"],
  ["head-to-head", "score-for", "difference"],
];

/** Every usual rule of a group without byes. */
export const USUAL_RULES: readonly RankingRule[] = [...USUAL_POINTS, null].flatMap((points) =>
  ORDERS.map((tieBreakers) => ({ points, tieBreakers })),
);

/** The same for a group of best of five, of which the last game may count. */
export const LAST_GAME_RULES: readonly RankingRule[] = [
  ...USUAL_RULES,
  ...ORDERS.map((tieBreakers) => {
    const points = { win: 3, draw: 1, loss: 0, lastGame: { win: 2, loss: 1 } };
    return { points, tieBreakers };
  }),
];

/** Returns the world with a rule for all groups, besides what staff entered. */
export function withRule(world: World, rule: RankingRule): World {
  const { now } = world;
  const entered = [...world.groups.keys()].map((scope): Annotation => {
    return { kind: "points-rule", value: rule, scope, who: "Aino", at: now };
  });
  const annotations = createAnnotations([...world.annotations.all, ...entered]);
  return deriveWorld(world.snapshot, world.now, {
    graceMinutes: DEFAULT_GRACE_MINUTES,
    annotations,
  });
}

/** Returns everything that a world states and that a usual rule makes false. */
export function findFalseByRule(world: World, rules = USUAL_RULES): readonly string[] {
  if (world.groups.size === 0) return [];
  return rules.flatMap((rule) => {
    const other = withRule(world, rule);
    return [...findFalseRanks(world, other), ...findFalseVerdicts(world, other)].map(
      (text) => `${text} with ${JSON.stringify(rule)}`,
    );
  });
}

function rowsOf({ tournaments }: World): ReadonlyMap<string, RankRow> {
  return new Map(
    [...tournaments.values()].flatMap(({ rankings }) =>
      rankings.flatMap(({ bracket, group, rows }) =>
        rows.map((row) => [`${bracket} ${group} ${row.contestant.name}`, row] as const),
      ),
    ),
  );
}

function findFalseRanks(world: World, other: World): readonly string[] {
  const exact = rowsOf(other);
  return [...rowsOf(world)].flatMap(([id, { from, to }]) => {
    const row = exact.get(id);
    const isTrue = row !== undefined && from <= row.from && row.to <= to;
    return isTrue ? [] : [`${id} ${from}-${to}, not ${row?.from}-${row?.to}`];
  });
}

function verdictsOf({ tournaments }: World): ReadonlyMap<string, string> {
  return new Map(
    [...tournaments.values()].flatMap((view) =>
      view.groups.flatMap((group) =>
        (getScenarios(view, group)?.contestants ?? []).map(
          ({ contestant, verdict }) => [`${group.id} ${contestant.name}`, verdict] as const,
        ),
      ),
    ),
  );
}

function findFalseVerdicts(world: World, other: World): readonly string[] {
  const exact = verdictsOf(other);
  return [...verdictsOf(world)].flatMap(([id, verdict]) => {
    const isTrue = verdict === "open" || exact.get(id) === verdict;
    return isTrue ? [] : [`${id} ${verdict}, not ${exact.get(id)}`];
  });
}
