import { groupBy } from "#core/lib/collections.ts";
import { compareText } from "#core/lib/compare.ts";
import { isPublicKind, type AnnotationKind } from "./annotation-kinds.ts";
import type { Annotation, AnnotationOf, AnnotationValues } from "./annotation.ts";
import { findChannel } from "./find-channel.ts";
import { renameDoubtedContestants } from "#core/model/doubt.ts";
import type { ContestantKey, MatchEntry, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { holdKey, type HoldDecision } from "#core/model/hold.ts";

/** Indexed annotations. The same object until one of them changes. */
export interface Annotations {
  /** Newest first. */
  readonly all: readonly Annotation[];
  /** Returns the value of one thing; `null` if there is none. */
  valueOf<K extends AnnotationKind>(kind: K, scope: string): AnnotationValues[K] | null;
  ofKind<K extends AnnotationKind>(kind: K): readonly AnnotationOf<K>[];
  /** Finds a channel by its name, in which case does not matter; `null` if there is none. */
  channelOf(name: string): AnnotationOf<"channel"> | null;
  /** Returns the contestant that a key refers to: the alias's target, else the key itself. */
  contestantOf(key: ContestantKey): ContestantKey;
  /** Returns the key of the tournament that had another address; else the key itself. */
  tournamentOf(key: SiteKey): SiteKey;
  /** Returns every key that refers to a contestant, its own first. */
  keysOf(contestant: ContestantKey): readonly ContestantKey[];
  /** Replaces aliases in a match, once per match object. Returns `seen` if there are none. */
  withoutAliases(seen: SeenMatch): SeenMatch;
}

/** Indexes annotations, of which there is at most one per kind and scope. */
export function createAnnotations(annotations: readonly Annotation[]): Annotations {
  const all = annotations.toSorted((a, b) => b.at - a.at);
  const byKind = groupBy(all, ({ kind }) => kind);
  const ofKind = <K extends AnnotationKind>(kind: K): readonly AnnotationOf<K>[] =>
    (byKind.get(kind) ?? []).filter(
      (annotation): annotation is AnnotationOf<K> & Annotation => annotation.kind === kind,
    );
  const aliases = resolveAliases(ofKind("alias"));
  const addresses = resolveAliases(ofKind("former-address"));
  const matchesWithoutAliases = new WeakMap<Match, Match>();

  const replaceDoubted = (seen: SeenMatch): SeenMatch =>
    renameDoubtedContestants(seen, (key) => key && (aliases.get(key) ?? key));

  function withoutAliases(seen: SeenMatch): SeenMatch {
    const { match } = seen;
    if (!match.entries.some(({ key }) => aliases.has(key))) return seen;
    const known = matchesWithoutAliases.get(match);
    if (known !== undefined) return replaceDoubted({ ...seen, match: known });
    const entries = match.entries.map((entry): MatchEntry => {
      const key = aliases.get(entry.key);
      return key === undefined ? entry : { ...entry, key };
    });
    const replaced = { ...match, entries };
    matchesWithoutAliases.set(match, replaced);
    return replaceDoubted({ ...seen, match: replaced });
  }

  return {
    all,
    ofKind,
    valueOf: (kind, scope) =>
      ofKind(kind).find((annotation) => annotation.scope === scope)?.value ?? null,
    channelOf: (name) => findChannel(ofKind("channel"), name, ({ scope }) => scope) ?? null,
    contestantOf: (key) => aliases.get(key) ?? key,
    tournamentOf: (key) => addresses.get(key) ?? key,
    keysOf: (contestant) => [
      contestant,
      ...[...aliases].filter(([, to]) => to === contestant).map(([from]) => from),
    ],
    withoutAliases: aliases.size === 0 ? (seen) => seen : withoutAliases,
  };
}

export const NO_ANNOTATIONS: Annotations = createAnnotations([]);

/**
 * Returns a fingerprint of the public annotations: a text that changes only if one of them does.
 */
export function fingerprintPublicAnnotations({ all }: Annotations): string {
  const annotations = all.filter(({ kind }) => isPublicKind(kind));
  return JSON.stringify(
    annotations
      .map(({ kind, scope, value }) => JSON.stringify([kind, scope, value]))
      .toSorted(compareText),
  );
}

/** Resolves each alias to the end of its chain; aliases that lead into a circle are ignored. */
function resolveAliases(
  annotations: readonly (AnnotationOf<"alias"> | AnnotationOf<"former-address">)[],
): ReadonlyMap<string, string> {
  const direct = new Map(annotations.map(({ scope, value }) => [scope, value.key]));
  const resolved = new Map<string, string>();
  for (const from of direct.keys()) {
    const visited = new Set([from]);
    let to = from;
    for (let next = direct.get(to); next !== undefined; next = direct.get(to)) {
      if (visited.has(next)) break;
      visited.add(next);
      to = next;
    }
    if (to !== from && direct.get(to) === undefined) resolved.set(from, to);
  }
  return resolved;
}

/** Returns the decisions of staff about holds, by `holdKey`. */
export function getHoldDecisions(annotations: Annotations): ReadonlyMap<string, HoldDecision> {
  return new Map(
    annotations
      .ofKind("held-data")
      .map(({ scope, value }) => [holdKey({ id: scope, since: value.since }), value.decision]),
  );
}
