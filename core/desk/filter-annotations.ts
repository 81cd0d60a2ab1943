import { type AnnotationSubject, subjectOf } from "./annotation-kinds.ts";
import type { Annotation } from "./annotation.ts";
import { createDeskFacts, type Annotations } from "./annotations.ts";
import type { ContestantKey, SeenMatch, SiteKey } from "#core/model/match.ts";

/** What viewers may see, as far as annotations refer to it. */
export interface VisibleThings {
  /** Returns whether viewers may see a tournament (`SITE/SLUG`). */
  readonly isSeen: (tournament: SiteKey) => boolean;
  /** Matches of those tournaments. */
  readonly matches: ReadonlyMap<SiteKey, SeenMatch>;
  /** Returns whether a match that viewers may see named this contestant at any time. */
  readonly isKnownKey: (contestant: ContestantKey) => boolean;
}

/** A channel without a match, which is also what a channel with a hidden match looks like. */
const EMPTY_CHANNEL = { match: null, swapped: false, score: null };

/**
 * Leaves out the annotations of what viewers may not see. An alias stays only if both of its names
 * are public, because it would reveal the hidden one.
 *
 * @returns The same object if nothing is left out.
 */
export function narrowFacts(facts: Annotations, things: VisibleThings): Annotations {
  const groups = new Set<string>();
  for (const { match } of things.matches.values()) {
    if (match.groupId !== null) groups.add(`${match.site}/${match.groupId}`);
  }
  const narrow = facts.all.flatMap((fact) => narrowFact(fact, things, groups));
  const isSame =
    narrow.length === facts.all.length && narrow.every((fact, index) => fact === facts.all[index]);
  return isSame ? facts : createDeskFacts(narrow);
}

function narrowFact(
  fact: Annotation,
  things: VisibleThings,
  groups: ReadonlySet<string>,
): readonly Annotation[] {
  const { scope } = fact;
  const { matches, isKnownKey } = things;
  const keepIf = (isKept: boolean): readonly Annotation[] => (isKept ? [fact] : []);
  if (fact.kind === "alias") return keepIf(isKnownKey(scope) && isKnownKey(fact.value.key));
  if (fact.kind === "channel") {
    const { match } = fact.value;
    return match === null || matches.has(match)
      ? [fact]
      : [{ ...fact, value: EMPTY_CHANNEL, who: "", at: 0 }];
  }
  return keepIf(isVisible(subjectOf(fact.kind), scope, things, groups));
}

/** Returns whether viewers may see what a scope names. */
function isVisible(
  subject: AnnotationSubject,
  scope: string,
  { isSeen, matches, isKnownKey }: VisibleThings,
  groups: ReadonlySet<string>,
): boolean {
  switch (subject) {
    case "group":
      return isSeen(scope) || groups.has(scope);
    case "contestant":
      return isKnownKey(scope);
    // A match or a group has the form of a tournament's key: a site is public as a whole or not.
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
