import type { ContestantScenarioView, GroupScenariosView } from "#core/contract/scenarios.ts";
import type { ContestantView } from "#core/contract/contestant.ts";
import type { MatchDetail } from "#core/contract/match.ts";
import { contestantRef, type Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import type { ContestantScenario, OpenGroupMatch } from "#core/model/scenarios.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";
import type { TournamentView, World } from "#core/world/world.ts";

/** Presents who can still advance from a group; `null` if nothing is proven. */
export function presentScenarios(view: TournamentView, group: Group): GroupScenariosView | null {
  const scenarios = getScenarios(view, group);
  if (scenarios === null) return null;
  return {
    advancing: scenarios.advancing,
    source: scenarios.source,
    rounds: scenarios.rounds,
    left: scenarios.left.map(presentOpenMatch),
    contestants: scenarios.contestants.map(presentContestantScenario),
  };
}

/** Presents what an open group match decides for its contestants; `null` if nothing is proven. */
export function presentStakes(
  world: World,
  { match, status }: DerivedMatch,
): MatchDetail["stakes"] {
  const group = world.groups.get(`${match.site}/${match.groupId ?? ""}`);
  const view = world.tournaments.get(match.tournament.key);
  if (group === undefined || view === undefined || status.state === "ended") return null;
  const scenarios = getScenarios(view, group);
  if (scenarios === null) return null;
  const contestants = match.entries.flatMap(({ key }) =>
    scenarios.contestants.filter(({ contestant }) => contestant.key === key),
  );
  return {
    advancing: scenarios.advancing,
    contestants: contestants.map(presentContestantScenario),
  };
}

/** Presents whether a contestant can still advance from their groups, one per such group. */
export function presentContestantScenarios(
  world: World,
  { key, tournaments }: Contestant,
): ContestantView["scenarios"] {
  const views = tournaments.flatMap((one) => world.tournaments.get(one) ?? []);
  return views.flatMap((view) =>
    view.groups.flatMap((group) => {
      const isIn = group.standings.some(({ contestant }) => contestant.key === key);
      const scenarios = isIn ? getScenarios(view, group) : null;
      const own = scenarios?.contestants.find(({ contestant }) => contestant.key === key);
      if (scenarios === null || own === undefined) return [];
      const { site, id, number, name } = group;
      const { slug, title } = view.tournament;
      return {
        group: { site, id, number, name },
        tournament: { site, slug, title },
        advancing: scenarios.advancing,
        scenario: presentContestantScenario(own),
      };
    }),
  );
}

function presentContestantScenario(scenario: ContestantScenario): ContestantScenarioView {
  return {
    contestant: contestantRef(scenario.contestant),
    verdict: scenario.verdict,
    left: scenario.left,
    outlooks: scenario.outlooks.map(({ own, clauses, otherwise, tieBy }) => ({
      own,
      clauses: clauses.map(({ fate, anyOf }) => ({
        fate,
        anyOf: anyOf.map((literals) =>
          literals.map((one) => ({ ...presentOpenMatch(one), results: [...one.results] })),
        ),
      })),
      otherwise,
      tieBy,
    })),
    thresholds: scenario.thresholds === null ? null : { ...scenario.thresholds },
  };
}

function presentOpenMatch({
  match,
  contestants: [first, second],
}: OpenGroupMatch): GroupScenariosView["left"][number] {
  return { match, contestants: [contestantRef(first), contestantRef(second)] };
}
