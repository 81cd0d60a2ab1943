import * as z from "zod/mini";
import {
  type AnnotationList,
  AnnotationListSchema,
  type AnnotationSubjectView,
} from "#core/contract/annotation.ts";
import { type AnnotationKind, isPublicKind, subjectOf } from "#core/desk/annotation-kinds.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import { HELD_KINDS } from "#core/model/hold.ts";
import type { SiteKey } from "#core/model/match.ts";
import { ListStateSchema } from "#core/model/tick.ts";
import { matchPage } from "#core/paths/paths.ts";
import type { World } from "#core/world/world.ts";

/** Presents all annotations in the given order. `newestAct` is the number of their newest act. */
export function presentAnnotations(
  listed: readonly Annotation[],
  world: World | null,
  newestAct: number,
): AnnotationList {
  return z.encode(AnnotationListSchema, {
    newestAct,
    facts: listed.map((annotation) => ({
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
 * `null` if it is not about matches. The `id` of an ended item stays readable.
 */
export function presentAttentionSubject(
  id: string,
  matches: readonly SiteKey[],
  world: World | null,
): AnnotationSubjectView {
  if (world === null) return null;
  const [match, ...others] = matches;
  const subject =
    match === undefined || others.length > 0 ? null : presentMatchSubject(match, world);
  if (subject !== null) return subject;
  const [, place = ""] = id.split(" ");
  const tournament = world.brackets.get(place)?.tournament ?? findTournament(id, world) ?? place;
  return presentGroupSubject(place, world) ?? presentTournamentSubject(tournament, world);
}

/** Returns the tournament whose key is a part of an id of a hold or of an attention item. */
function findTournament(id: string, world: World): SiteKey | undefined {
  return id.split(" ").find((part) => world.tournaments.has(part));
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
  return keys.some((key) => !decided.has(world.annotations.contestantOf(key)));
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
      return presentHoldSubject(scope, world);
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

/** Words of the id of a hold before its site or tournament. */
const HOLD_WORDS: ReadonlySet<string> = new Set([
  "hidden",
  ...HELD_KINDS,
  ...ListStateSchema.shape.name.options,
]);

/** Presents the tournament or site of a hold; its name is "" if it is about all of them. */
function presentHoldSubject(id: string, world: World): AnnotationSubjectView {
  const scope = id.split(" ").find((part) => !HOLD_WORDS.has(part)) ?? "";
  return presentTournamentSubject(scope, world) ?? createSubject(scope, "/desk");
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
  const contestant = world.contestants.get(world.annotations.contestantOf(scope));
  if (contestant === undefined) return null;
  const isAlias = contestant.key !== scope;
  return createSubject(isAlias ? scope : contestant.name, `/contestants/${contestant.key}`);
}
