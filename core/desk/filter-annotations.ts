import { type AnnotationSubject, subjectOf } from "./annotation-kinds.ts";
import { type Annotation, EMPTY_CHANNEL } from "./annotation.ts";
import { createAnnotations, type Annotations } from "./annotations.ts";
import type { ContestantKey, SeenMatch, SiteKey } from "#core/model/match.ts";

/** The data that viewers may see, as far as annotations refer to it. */
export interface VisibleData {
  /** Returns whether viewers may see a tournament (`SITE/SLUG`). */
  readonly isSeen: (tournament: SiteKey) => boolean;
  /** Matches of those tournaments. */
  readonly matches: ReadonlyMap<SiteKey, SeenMatch>;
  /** Returns whether a public match has ever contained this contestant. */
  readonly isKnownKey: (contestant: ContestantKey) => boolean;
}

/**
 * Removes the annotations of data that viewers may not see; returns the same object if there are
 * none. An alias or a former address stays only if both of its names are public, because it would
 * reveal the hidden one.
 */
export function filterAnnotations(annotations: Annotations, data: VisibleData): Annotations {
  const groups = new Set<string>();
  for (const { match } of data.matches.values()) {
    if (match.groupId !== null) groups.add(`${match.site}/${match.groupId}`);
  }
  const visible = annotations.all.flatMap((annotation) =>
    filterAnnotation(annotation, data, groups),
  );
  const isSame =
    visible.length === annotations.all.length &&
    visible.every((annotation, index) => annotation === annotations.all[index]);
  return isSame ? annotations : createAnnotations(visible);
}

function filterAnnotation(
  annotation: Annotation,
  data: VisibleData,
  groups: ReadonlySet<string>,
): readonly Annotation[] {
  const { scope } = annotation;
  const { matches, isKnownKey } = data;
  const keepIf = (isPublic: boolean): readonly Annotation[] => (isPublic ? [annotation] : []);
  if (annotation.kind === "alias")
    return keepIf(isKnownKey(scope) && isKnownKey(annotation.value.key));
  if (annotation.kind === "former-address")
    return keepIf(data.isSeen(scope) && data.isSeen(annotation.value.key));
  if (annotation.kind === "channel") {
    const { match, next } = annotation.value;
    const isHidden = match !== null && !matches.has(match);
    if (isHidden) return [{ ...annotation, value: EMPTY_CHANNEL, who: "", at: 0 }];
    if (next !== null && !matches.has(next))
      return [{ ...annotation, value: { ...annotation.value, next: null } }];
  }
  return keepIf(isVisible(subjectOf(annotation.kind), scope, data, groups));
}

/** Returns whether viewers may see the thing that a scope identifies. */
function isVisible(
  subject: AnnotationSubject,
  scope: string,
  { isSeen, matches, isKnownKey }: VisibleData,
  groups: ReadonlySet<string>,
): boolean {
  switch (subject) {
    case "group":
      return isSeen(scope) || groups.has(scope);
    case "contestant":
      return isKnownKey(scope);
    // The scope may be the tournament's key, or that of a match in it.
    case "match":
    case "match-or-tournament":
      return isSeen(scope) || matches.has(scope);
    case "tournament":
      return isSeen(scope);
    case "tournament-or-all":
      return scope === "" || isSeen(scope);
    case "site":
      return [...matches.values()].some(({ match }) => match.site === scope);
    case "channel":
    case "wall":
      return true;
    case "hold":
      return false;
  }
}
