import type { GroupDetail, GroupView, StandingView } from "#core/contract/tournament.ts";
import { findAdvancing } from "#core/advancing/scenarios.ts";
import { must } from "#core/lib/must.ts";
import type { Group, PlacementPoints, StandingRow } from "#core/model/group.ts";
import type { World } from "#core/world/world.ts";
import { presentIssue } from "./issue.ts";
import { presentMatch } from "./match.ts";
import { presentScenarios } from "./scenarios.ts";
import { contestantRef } from "#core/model/contestant.ts";

/**
 * Presents a group with its standings.
 *
 * @param hasScenarios Whether to add who can still advance.
 */
export function presentGroup(world: World, group: Group, hasScenarios = true): GroupView {
  const view = must(world.tournaments.get(group.tournament), "a group's tournament is known");
  return {
    site: group.site,
    id: group.id,
    number: group.number,
    name: group.name,
    stage: group.stage,
    kind: group.kind,
    rule: {
      points: group.rule.points === null ? null : { ...group.rule.points },
      tieBreakers: [...group.rule.tieBreakers],
      ...(group.rule.deduct === true && { deduct: true }),
    },
    placementPoints: group.placementPoints === null ? null : presentPoints(group.placementPoints),
    isRuleKnown: group.isRuleKnown,
    scoresArePoints: group.scoresArePoints,
    rounds: group.rounds === null ? null : group.rounds.map((round) => [...round]),
    standings: group.standings.map(presentStanding),
    advancing: findAdvancing(view, group),
    scenarios: hasScenarios ? presentScenarios(view, group) : null,
    seen: group.seen,
    expected: group.expected,
    coverage: { ...group.coverage },
    closed: group.closed,
    complete: group.complete,
    issues: group.issues.map(presentIssue),
  };
}

/** Presents a group with its standings and matches. */
export function presentGroupDetail(world: World, group: Group): GroupDetail {
  return {
    group: presentGroup(world, group),
    matches: group.matches.flatMap((key) => {
      const match = world.matches.get(key);
      return match === undefined ? [] : [presentMatch(world, match)];
    }),
  };
}

function presentPoints(points: PlacementPoints): GroupView["placementPoints"] {
  const { placements, perKill, deduct, bestOf } = points;
  return { placements: [...placements], perKill, deduct, bestOf };
}

function presentStanding(standing: StandingRow): StandingView {
  return {
    position: standing.position,
    tied: standing.tied,
    sharedPosition: standing.sharedPosition,
    contestant: contestantRef(standing.contestant),
    played: standing.played,
    won: standing.won,
    drawn: standing.drawn,
    lost: standing.lost,
    scoreFor: standing.scoreFor,
    scoreAgainst: standing.scoreAgainst,
    difference: standing.difference,
    points: standing.points,
    byePoints: standing.byePoints,
    kills: standing.kills,
    deduction: standing.deduction,
    ignoredDeduction: standing.ignoredDeduction,
    results: standing.results.map((result) => ({ ...result })),
    form: [...standing.form],
    wentTo: standing.wentTo === null ? null : { ...standing.wentTo },
  };
}
