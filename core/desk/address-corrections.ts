import { contestantKey } from "#core/model/contestant-key.ts";
import type { ContestantKey, SeenMatch } from "#core/model/match.ts";
import type { MovedTournament } from "#core/model/tick.ts";
import { type AnnotationKind, subjectOf } from "./annotation-kinds.ts";
import type { Annotation, AnnotationValues } from "./annotation.ts";
import type { Annotations } from "./annotations.ts";

/** An annotation to store, without author and time. */
export type NewAnnotation = {
  readonly [K in AnnotationKind]: {
    readonly kind: K;
    readonly scope: string;
    readonly value: AnnotationValues[K];
  };
}[AnnotationKind];

/**
 * Returns the annotations that make what staff and viewers know under the old address of a
 * corrected tournament lead to the new one: its former address, copies of its annotations, and, if
 * the game was corrected, an alias for each contestant of `matches`, whose key depends on it.
 * Nothing that is stored already, so that it may be called again.
 */
export function describeAddressCorrections(
  moved: readonly MovedTournament[],
  annotations: Annotations,
  matches: Iterable<SeenMatch>,
): readonly NewAnnotation[] {
  const corrections: NewAnnotation[] = [];
  const seen = [...matches];
  for (const { from, to } of moved) {
    if (from.key !== to.key && annotations.tournamentOf(from.key) === from.key) {
      corrections.push({ kind: "former-address", scope: from.key, value: { key: to.key } });
      corrections.push(...copyAnnotations(annotations, isAboutTournament, from.key, to.key));
    }
    if (from.gameSlug === to.gameSlug) continue;
    for (const [key, { name, current }] of findMovedContestants(seen, from.gameSlug, to.key)) {
      if (annotations.contestantOf(key) !== key) continue;
      corrections.push({ kind: "alias", scope: key, value: { key: current, name } });
      corrections.push(...copyAnnotations(annotations, isAboutContestant, key, current));
    }
  }
  return corrections;
}

const isAboutTournament = (kind: AnnotationKind): boolean => subjectOf(kind).includes("tournament");
const isAboutContestant = (kind: AnnotationKind): boolean =>
  subjectOf(kind) === "contestant" && kind !== "alias";

/** Returns the annotations of one scope for another one that has no value of its kind. */
function copyAnnotations(
  annotations: Annotations,
  isWanted: (kind: AnnotationKind) => boolean,
  from: string,
  to: string,
): readonly NewAnnotation[] {
  const isFree = ({ kind }: Annotation): boolean => annotations.valueOf(kind, to) === null;
  return annotations.all
    .filter((one) => one.scope === from && isWanted(one.kind) && isFree(one))
    .map(({ who: _who, at: _at, ...copied }) => Object.assign(copied, { scope: to }));
}

/**
 * Returns the contestants of a tournament by the key that they had in its former game, unless a
 * contestant of another tournament still has that key.
 */
function findMovedContestants(
  seen: readonly SeenMatch[],
  formerGame: string,
  tournament: string,
): ReadonlyMap<ContestantKey, { readonly name: string; readonly current: ContestantKey }> {
  const used = new Set(seen.flatMap(({ match }) => match.entries.map(({ key }) => key)));
  const own = seen.filter(({ match }) => match.tournament.key === tournament);
  const contestants = own.flatMap(({ match }) => match.entries);
  return new Map(
    contestants
      .map(({ key, name }) => [contestantKey(formerGame, name), { name, current: key }] as const)
      .filter(([former]) => !used.has(former)),
  );
}
