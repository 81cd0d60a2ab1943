import * as z from "zod/mini";
import {
  type AnnotationList,
  AnnotationListSchema,
  type AnnotationSubjectView,
} from "#core/contract/annotation.ts";
import { type AnnotationKind, isPublicKind, subjectOf } from "#core/desk/annotation-kinds.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import type { AttentionItem } from "#core/attention/derive-attention.ts";
import { matchPage } from "#core/paths/paths.ts";
import type { World } from "#core/world/world.ts";

/**
 * Presents all annotations in the given order.
 *
 * @param newestAct Number of the newest act of staff that they contain.
 */
export function presentAnnotations(
  facts: readonly Annotation[],
  world: World | null,
  newestAct: number,
): AnnotationList {
  return z.encode(AnnotationListSchema, {
    newestAct,
    facts: facts.map((annotation) => ({
      ...annotation,
      ...presentReferences(annotation, world),
      ...(isOvertaken(annotation, world) && { overtaken: true }),
    })),
  });
}

/** Presents what an annotation is about, and whether viewers may see it. */
export function presentReferences(
  {
    kind,
    scope,
    value,
  }: { readonly kind: AnnotationKind; readonly scope: string; readonly value: unknown },
  world: World | null,
) {
  return {
    about: world && presentAnnotationSubject(kind, scope, world),
    refersTo: world && presentReferredMatch(kind, value, world),
    isPublic: isPublicKind(kind),
  };
}

/**
 * Presents the subject of an attention item: its match, or the group or tournament of its matches;
 * `null` if it is not about matches.
 *
 * @param id Id of the item, which stays readable after the item has ended.
 */
export function presentAttentionSubject(
  id: string,
  item: AttentionItem | undefined,
  world: World | null,
): AnnotationSubjectView {
  if (world === null) return null;
  const [match, ...others] = item?.matches ?? [];
  if (match !== undefined && others.length === 0) return presentMatchSubject(match, world);
  const place = id.split(" ")[1] ?? "";
  const tournament = world.brackets.get(place)?.tournament ?? place;
  return presentGroupSubject(place, world) ?? presentTournamentSubject(tournament, world);
}

/** Returns whether an order of a tie has no effect, because other contestants are tied now. */
function isOvertaken(annotation: Annotation, world: World | null): boolean {
  if (annotation.kind !== "tie-order" || world === null) return false;
  const group = world.groups.get(annotation.scope);
  if (group === undefined) return false;
  const decided = new Set(
    group.standings.flatMap(({ sharedPosition, contestant }) =>
      sharedPosition === null ? [] : [contestant.key],
    ),
  );
  const keys = annotation.value.orders.flat().map(({ contestant }) => contestant);
  return keys.some((key) => !decided.has(world.facts.contestantOf(key)));
}

/** Presents the subject of an annotation; `null` if the world does not contain it. */
function presentAnnotationSubject(
  kind: AnnotationKind,
  scope: string,
  world: World,
): AnnotationSubjectView {
  switch (subjectOf(kind)) {
    case "match":
      return presentMatchSubject(scope, world);
    case "match-or-tournament":
      return presentMatchSubject(scope, world) ?? presentTournamentSubject(scope, world);
    case "tournament":
    case "tournament-or-all":
      return presentTournamentSubject(scope, world);
    case "group":
      return presentGroupSubject(scope, world);
    case "contestant":
      return presentContestantSubject(scope, world);
    case "site":
      return createSubject(scope, null);
    case "hold":
      return createSubject(scope, "/desk");
    case "channel":
    case "wall":
      return scope === "" ? null : createSubject(scope, "/desk/screens");
  }
}

/** Presents the match that the value of a channel refers to; `null` for other kinds. */
function presentReferredMatch(
  kind: AnnotationKind,
  value: unknown,
  world: World,
): AnnotationSubjectView {
  if (kind !== "channel" || typeof value !== "object" || value === null) return null;
  return "match" in value ? presentMatchSubject(String(value.match), world) : null;
}

function createSubject(
  name: string,
  page: string | null,
  more: Partial<NonNullable<AnnotationSubjectView>> = {},
): AnnotationSubjectView {
  return { name, page, contestants: [], sources: [], code: null, tournament: null, ...more };
}

function presentMatchSubject(scope: string, world: World): AnnotationSubjectView {
  const derived = world.matches.get(scope);
  if (derived === undefined) return null;
  const { match, code, slots } = derived;
  const { key, title } = match.tournament;
  return createSubject(code ?? match.id, matchPage(match.site, match.id), {
    contestants: slots.map(({ entry }) => match.entries[entry ?? -1]?.name ?? null),
    sources: slots.map(({ source }) => source),
    code,
    tournament: { key, title },
  });
}

function presentTournamentSubject(scope: string, world: World): AnnotationSubjectView {
  const tournament = world.tournaments.get(scope)?.tournament;
  if (tournament === undefined) return null;
  const { key, title } = tournament;
  return createSubject(title, `/tournaments/${key}`, { tournament: { key, title } });
}

function presentGroupSubject(scope: string, world: World): AnnotationSubjectView {
  const group = world.groups.get(scope);
  const tournament = world.tournaments.get(group?.tournament ?? "")?.tournament;
  if (group === undefined || tournament === undefined) return null;
  const { key, title } = tournament;
  return createSubject(group.name ?? `G${group.number}`, `/tournaments/${key}/groups`, {
    tournament: { key, title },
  });
}

/** Presents a contestant; of an alias, the page of the contestant that it belongs to. */
function presentContestantSubject(scope: string, world: World): AnnotationSubjectView {
  const contestant = world.contestants.get(world.facts.contestantOf(scope));
  if (contestant === undefined) return null;
  const isAlias = contestant.key !== scope;
  return createSubject(isAlias ? scope : contestant.name, `/contestants/${contestant.key}`);
}
