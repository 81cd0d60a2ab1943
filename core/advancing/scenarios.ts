import type { Annotations } from "#core/desk/annotations.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { listUsualPoints } from "#core/groups/ranking-rule.ts";
import type { Group } from "#core/model/group.ts";
import type { GroupScenarios } from "#core/model/scenarios.ts";
import { findAdvancingPerGroup, type TournamentParts } from "./advancing-count.ts";
import { deriveContestantScenario } from "./contestant-scenario.ts";
import { createGroupPlays } from "./group-play.ts";
import { mergeScenarios } from "./merge-scenarios.ts";
import { createDrawCheck, findOpenMatches, findSwissRest } from "./open-matches.ts";

/** A tournament as scenarios need it. */
export interface ScenariosInput extends TournamentParts {
  readonly matches: readonly DerivedMatch[];
  /** `annotations`: data entered by staff. */
  readonly basis: { readonly annotations: Annotations };
}

/**
 * Returns who can still advance from a group of a tournament; `null` if no match is open, or if
 * nothing is proven. Derived once per group object, at the first call.
 */
export const getScenarios = cachePerGroup(deriveScenarios);

/** Caches a function by its group: a changed tournament has new groups. */
function cachePerGroup(
  derive: (input: ScenariosInput, group: Group) => GroupScenarios | null,
): typeof derive {
  const results = new WeakMap<Group, GroupScenarios | null>();
  return (input, group) => {
    const known = results.get(group);
    if (known !== undefined) return known;
    const scenarios = derive(input, group);
    results.set(group, scenarios);
    return scenarios;
  };
}

/** Returns the open matches of a group and its rounds that are not listed; `null` if unknown. */
function findRest(
  group: Group,
  own: readonly DerivedMatch[],
  rounds: number | null,
): Parameters<typeof createGroupPlays>[2] | null {
  if (group.kind === "swiss") return rounds === null ? null : findSwissRest(group, own, rounds);
  const open = group.kind === "round-robin" ? findOpenMatches(group, own) : null;
  return open === null ? null : { open, unlisted: group.standings.map(() => 0) };
}

/**
 * Returns the number of contestants of a group who advance, from the top of its standings: entered by
 * staff, proven by the bracket, or that of contestants who play on, if they are the first. `null` if it is
 * not known.
 */
export function findAdvancing(input: ScenariosInput, group: Group): number | null {
  const stated = input.basis.annotations.valueOf("advancing", group.key);
  const byKey = new Map(input.matches.map((one) => [one.match.key, one]));
  const known = stated ?? findAdvancingPerGroup(input, byKey);
  if (known !== null) return known;
  const { standings } = group;
  const advanced = standings.filter(({ wentTo }) => wentTo !== null).length;
  const areFirst = standings.slice(0, advanced).every(({ wentTo }) => wentTo !== null);
  return advanced > 0 && areFirst ? advanced : null;
}

function deriveScenarios(input: ScenariosInput, group: Group): GroupScenarios | null {
  if (group.complete) return null;
  const byKey = new Map(input.matches.map((one) => [one.match.key, one]));
  const matchesOf = (keys: Group["matches"]): readonly DerivedMatch[] =>
    keys.map((key) => must(byKey.get(key), "a group's matches are known"));
  const matches = matchesOf(group.matches);
  const rounds = input.basis.annotations.valueOf("swiss-rounds", group.key);
  const rest = findRest(group, matches, rounds);
  if (rest === null || rest.open.length + Math.max(0, ...rest.unlisted) === 0) return null;
  const stated = input.basis.annotations.valueOf("advancing", group.key);
  const advancing = stated ?? findAdvancingPerGroup(input, byKey);
  if (advancing === null) return null;
  const inGroups = input.matches.filter(({ match }) => match.groupId !== null);
  const canBeDraw = createDrawCheck(inGroups);
  const plays = createGroupPlays(group, matches, rest, canBeDraw, {
    usualPoints: listUsualPoints(inGroups),
    carried: group.carried.map(matchesOf),
  });
  const [play] = plays;
  if (play === undefined) return null;
  const { standings } = group;
  const indexes = [...standings.keys()];
  return {
    advancing,
    rounds: group.kind === "swiss" ? rounds : null,
    source: stated === null ? "bracket" : "staff",
    left: play.open.map(({ a, b, pair }) => ({
      match: pair.match,
      contestants: [
        must(standings[a], "an open match is between contestants").contestant,
        must(standings[b], "an open match is between contestants").contestant,
      ],
    })),
    contestants: indexes.map((own) => {
      const others = indexes.filter((other) => other !== own);
      return mergeScenarios(
        plays.map((one) =>
          deriveContestantScenario({ play: one, own, others, advancing }, plays.length > 1),
        ),
      );
    }),
  };
}
