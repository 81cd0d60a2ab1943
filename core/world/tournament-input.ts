import type { Annotations } from "#core/desk/annotations.ts";
import type { ContestantKey, SeenMatch, SiteKey } from "#core/model/match.ts";
import { findUpcomingLocks, type UpcomingLocks } from "./lock-trust.ts";
import { openPositionNames } from "./open-position-names.ts";

/** What follows from the matches of one tournament alone, before it is derived. */
export interface TournamentInput {
  /** Its matches in the snapshot. */
  readonly received: ReadonlyMap<SiteKey, SeenMatch>;
  /** Data entered by staff. */
  readonly annotations: Annotations;
  /** Its matches without aliases, and without names that state where a contestant comes from. */
  readonly seen: readonly SeenMatch[];
  /** The first name of each contestant in its matches. */
  readonly names: ReadonlyMap<ContestantKey, string>;
  /** Contestants with several spellings of their name. */
  readonly respelled: ReadonlySet<ContestantKey>;
  /** Its upcoming matches, by whether the service locks them. */
  readonly upcomingLocks: UpcomingLocks;
}

/**
 * Creates the input of a tournament with at least one match; returns `before` if it has the same.
 */
export function createTournamentInput(
  received: ReadonlyMap<SiteKey, SeenMatch>,
  annotations: Annotations,
  before?: TournamentInput,
): TournamentInput {
  if (before?.annotations === annotations && haveSameValues(before.received, received))
    return before;
  const seen = openPositionNames(
    Array.from(received.values(), (one) => annotations.withoutAliases(one)),
  );
  const names = new Map<ContestantKey, string>();
  const respelled = new Set<ContestantKey>();
  for (const one of seen) {
    for (const { key, name } of one.match.entries) {
      const known = names.get(key);
      if (known === undefined) names.set(key, name);
      else if (isOtherSpelling(known, name)) respelled.add(key);
    }
  }
  return { received, annotations, seen, names, respelled, upcomingLocks: findUpcomingLocks(seen) };
}

/** Returns whether two names differ in more than spaces and Unicode composition. */
export function isOtherSpelling(a: string, b: string): boolean {
  return a !== b && spellingOf(a) !== spellingOf(b);
}

/** Returns a name without what does not distinguish spellings: spaces and Unicode composition. */
export function spellingOf(name: string): string {
  return name.normalize("NFC").trim().replace(/\s+/g, " ");
}

function haveSameValues<T>(a: ReadonlyMap<SiteKey, T>, b: ReadonlyMap<SiteKey, T>): boolean {
  if (a === b) return true;
  const others = b.values();
  return a.size === b.size && [...a.values()].every((value) => value === others.next().value);
}
