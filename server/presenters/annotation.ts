import type { AnnotationHistory, AnnotationList } from "#core/contract/annotation.ts";
import { type AnnotationKind, isPublicKind } from "#core/desk/annotation-kinds.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import { formatInstant } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { World } from "#core/world/world.ts";
import { presentAnnotationSubject, presentReferredMatch } from "./annotation-subject.ts";

/** Presents all annotations in the given order. */
export function presentAnnotations(
  facts: readonly Annotation[],
  world: World | null,
): AnnotationList {
  return {
    facts: facts.map((annotation) => {
      const { kind, scope, value, who, at } = annotation;
      return {
        kind,
        scope,
        value,
        who,
        at: formatInstant(at),
        about: presentAnnotationSubject(kind, scope, world),
        refersTo: presentReferredMatch(kind, value, world),
        isPublic: isPublicKind(kind),
        ...(isOvertaken(annotation, world) ? { overtaken: true } : {}),
      };
    }),
  };
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
      at: formatInstant(at),
    })),
  };
}
