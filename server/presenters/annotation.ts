import type {
  AnnotationHistory,
  AnnotationList,
  AnnotationView,
} from "#core/contract/annotation.ts";
import { matchPage } from "#core/paths/paths.ts";
import { type AnnotationKind, isPublicKind, subjectOf } from "#core/desk/annotation-kinds.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { presentInstant } from "./instant.ts";

type About = AnnotationView["about"];

/** Presents all annotations in the given order. */
export function presentAnnotations(
  facts: readonly Annotation[],
  world: World | null,
): AnnotationList {
  return {
    facts: facts.map(({ kind, scope, value, who, at }) => ({
      kind,
      scope,
      value,
      who,
      at: presentInstant(at),
      about: world === null ? null : aboutOf(kind, scope, world),
      isPublic: isPublicKind(kind),
    })),
  };
}

/** Presents all values of one annotation in the given order. */
export function presentAnnotationHistory(
  kind: AnnotationKind,
  written: readonly {
    readonly scope: string;
    readonly value: unknown;
    readonly who: string;
    readonly at: Instant;
  }[],
): AnnotationHistory {
  return {
    written: written.map(({ scope, value, who, at }) => ({
      kind,
      scope,
      value,
      who,
      at: presentInstant(at),
    })),
  };
}

/** Returns name and page of an annotation's subject; `null` if the world does not contain it. */
function aboutOf(kind: AnnotationKind, scope: string, world: World): About {
  switch (subjectOf(kind)) {
    case "match":
      return matchAbout(scope, world);
    case "match-or-tournament":
      return matchAbout(scope, world) ?? tournamentAbout(scope, world);
    case "tournament":
    case "tournament-or-all":
      return tournamentAbout(scope, world);
    case "group":
      return groupAbout(scope, world);
    case "contestant":
      return contestantAbout(scope, world);
    case "site":
      return { name: scope, page: null };
    case "hold":
      return { name: scope, page: "/desk" };
    case "channel":
    case "wall":
      return scope === "" ? null : { name: scope, page: "/desk/screens" };
  }
}

function matchAbout(scope: string, world: World): About {
  const derived = world.matches.get(scope);
  if (derived === undefined) return null;
  const { match, code } = derived;
  const name = [code ?? match.id, match.tournament.title].join(" · ");
  return { name, page: matchPage(match.site, match.id) };
}

function tournamentAbout(scope: string, world: World): About {
  const tournament = world.tournaments.get(scope)?.tournament;
  if (tournament === undefined) return null;
  return { name: tournament.title, page: `/tournaments/${tournament.key}` };
}

function groupAbout(scope: string, world: World): About {
  const group = world.groups.get(scope);
  const tournament = world.tournaments.get(group?.tournament ?? "")?.tournament;
  if (group === undefined || tournament === undefined) return null;
  const name = `G${group.number} · ${tournament.title}`;
  return { name, page: `/tournaments/${tournament.key}/groups` };
}

/** Returns the contestant's page; of an alias, the page of the contestant it belongs to. */
function contestantAbout(scope: string, world: World): About {
  const contestant = world.contestants.get(world.facts.contestantOf(scope));
  if (contestant === undefined) return null;
  const isAlias = contestant.key !== scope;
  return { name: isAlias ? scope : contestant.name, page: `/contestants/${contestant.key}` };
}
