import { compareText, groupBy } from "#core/lib/collections.ts";
import { type AnnotationKind, isPublicKind } from "./annotation-kinds.ts";
import type { Annotation, DeskFactOf, DeskFactValues } from "./annotation.ts";
import type { ContestantKey, MatchEntry, Match, SeenMatch } from "#core/model/match.ts";

/** Everything that is written down, ready to be asked. One object for as long as nothing changes. */
export interface Annotations {
  /** Newest first. */
  readonly all: readonly Annotation[];
  /** What is written down of one thing; null where nothing is. */
  valueOf<K extends AnnotationKind>(kind: K, scope: string): DeskFactValues[K] | null;
  ofKind<K extends AnnotationKind>(kind: K): readonly DeskFactOf<K>[];
  /** The contestant that a key stands for: itself, but for an alias. */
  contestantOf(key: ContestantKey): ContestantKey;
  /** Every key that stands for a contestant, its own first. */
  keysOf(contestant: ContestantKey): readonly ContestantKey[];
  /** The match with aliases replaced: the same one where it holds none, and one for each otherwise. */
  withoutAliases(seen: SeenMatch): SeenMatch;
}

/** Facts by kind and scope, each scope of a kind once. */
export function createDeskFacts(facts: readonly Annotation[]): Annotations {
  const all = facts.toSorted((a, b) => b.at - a.at);
  const byKind = groupBy(all, ({ kind }) => kind);
  const ofKind = <K extends AnnotationKind>(kind: K): readonly DeskFactOf<K>[] =>
    (byKind.get(kind) ?? []).filter(
      (fact): fact is DeskFactOf<K> & Annotation => fact.kind === kind,
    );
  const aliases = resolveAliases(ofKind("alias"));
  const renamed = new WeakMap<Match, Match>();

  function withoutAliases(seen: SeenMatch): SeenMatch {
    const { match } = seen;
    if (!match.entries.some(({ key }) => aliases.has(key))) return seen;
    const known = renamed.get(match);
    if (known !== undefined) return confirmedByAlias({ ...seen, match: known });
    const entries = match.entries.map((entry): MatchEntry => {
      const key = aliases.get(entry.key);
      return key === undefined ? entry : { ...entry, key };
    });
    const replaced = { ...match, entries };
    renamed.set(match, replaced);
    return confirmedByAlias({ ...seen, match: replaced });
  }

  function confirmedByAlias(seen: SeenMatch): SeenMatch {
    if (seen.unconfirmed === undefined) return seen;
    const unconfirmed = seen.unconfirmed.map((slot) => ({
      ...slot,
      confirmed: slot.confirmed && (aliases.get(slot.confirmed) ?? slot.confirmed),
    }));
    return { ...seen, unconfirmed };
  }

  return {
    all,
    ofKind,
    valueOf: (kind, scope) => ofKind(kind).find((fact) => fact.scope === scope)?.value ?? null,
    contestantOf: (key) => aliases.get(key) ?? key,
    keysOf: (contestant) => [
      contestant,
      ...[...aliases].filter(([, to]) => to === contestant).map(([from]) => from),
    ],
    withoutAliases: aliases.size === 0 ? (seen) => seen : withoutAliases,
  };
}

/** While nothing is written down. */
export const NO_FACTS: Annotations = createDeskFacts([]);

/** Tells two states of what everybody may see apart: the same text for as long as none of it changes. */
export function publicFactsMark({ all }: Annotations): string {
  const facts = all.filter(({ kind }) => isPublicKind(kind));
  return JSON.stringify(
    facts
      .map(({ kind, scope, value }) => JSON.stringify([kind, scope, value]))
      .toSorted(compareText),
  );
}

/** Where each alias leads in the end; one that leads back to itself stands for nobody else. */
function resolveAliases(
  facts: readonly DeskFactOf<"alias">[],
): ReadonlyMap<ContestantKey, ContestantKey> {
  const direct = new Map(facts.map(({ scope, value }) => [scope, value.key]));
  const resolved = new Map<ContestantKey, ContestantKey>();
  for (const from of direct.keys()) {
    const passed = new Set([from]);
    let to = from;
    for (let next = direct.get(to); next !== undefined; next = direct.get(to)) {
      if (passed.has(next)) break;
      passed.add(next);
      to = next;
    }
    if (to !== from && direct.get(to) === undefined) resolved.set(from, to);
  }
  return resolved;
}
