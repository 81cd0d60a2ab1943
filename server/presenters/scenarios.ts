import * as z from "zod/mini";
import type { ContestantView } from "#core/contract/contestant.ts";
import type { MatchDetail } from "#core/contract/match.ts";
import type { Contestant } from "#core/model/contestant.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { ContestantScenarioSchema } from "#core/model/scenarios.ts";
import { getScenarios } from "#core/advancing/scenarios.ts";
import type { World } from "#core/world/world.ts";

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
    contestants: contestants.map((one) => z.encode(ContestantScenarioSchema, one)),
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
        scenario: z.encode(ContestantScenarioSchema, own),
      };
    }),
  );
}
