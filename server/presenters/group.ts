import * as z from "zod/mini";
import type { GroupDetail } from "#core/contract/tournament.ts";
import { findAdvancing, getScenarios } from "#core/advancing/scenarios.ts";
import { must } from "#core/lib/must.ts";
import { type Group, GroupSchema, type GroupView } from "#core/model/group.ts";
import type { World } from "#core/world/world.ts";
import { presentMatches } from "./match.ts";

/**
 * Presents a group with its standings.
 *
 * @param hasScenarios Whether to add who can still advance.
 */
export function presentGroup(world: World, group: Group, hasScenarios = true): GroupView {
  const view = must(world.tournaments.get(group.tournament), "a group's tournament is known");
  return z.encode(GroupSchema, {
    ...group,
    // Staff may have stored `false`, which is the default.
    rule: { ...group.rule, deduct: group.rule.deduct === true ? true : undefined },
    advancing: findAdvancing(view, group),
    scenarios: hasScenarios ? getScenarios(view, group) : null,
  });
}

/** Presents a group with its standings and matches. */
export function presentGroupDetail(world: World, group: Group): GroupDetail {
  return {
    group: presentGroup(world, group),
    matches: presentMatches(world, group.matches),
  };
}
