import type { Match, SiteKey } from "./match.ts";

/** Matches of one tournament, by key. */
type Part<T> = ReadonlyMap<SiteKey, T>;

/**
 * Matches by key, in one map per tournament (`SITE/SLUG`). Never changes: a version with other
 * matches keeps the map of each tournament in which nothing changed, so that comparing these maps
 * finds what changed.
 */
export class MatchesByTournament<T extends { readonly match: Match }> implements ReadonlyMap<
  SiteKey,
  T
> {
  readonly parts: ReadonlyMap<SiteKey, Part<T>>;
  /** The tournament of each match. */
  private readonly tournaments: ReadonlyMap<SiteKey, SiteKey>;

  /** @param previous An earlier version; saves time and does not affect the result. */
  constructor(parts: ReadonlyMap<SiteKey, Part<T>> = new Map(), previous?: MatchesByTournament<T>) {
    this.parts = parts;
    this.tournaments =
      previous !== undefined && haveSameKeys(parts, previous.parts)
        ? previous.tournaments
        : indexKeys(parts);
  }

  /** Returns a version in which these matches are added, or replace those of the same key. */
  with(changed: Iterable<T>): MatchesByTournament<T> {
    const copies = new Map<SiteKey, Map<SiteKey, T>>();
    const copyOf = (tournament: SiteKey): Map<SiteKey, T> => {
      const copy = copies.get(tournament) ?? new Map(this.parts.get(tournament));
      copies.set(tournament, copy);
      return copy;
    };
    for (const one of changed) {
      const { key, tournament } = one.match;
      const before = this.tournaments.get(key);
      if (before !== undefined && before !== tournament.key) copyOf(before).delete(key);
      copyOf(tournament.key).set(key, one);
    }
    if (copies.size === 0) return this;
    const parts = [...new Map([...this.parts, ...copies])].filter(([, part]) => part.size > 0);
    return new MatchesByTournament<T>(new Map(parts), this);
  }

  get size(): number {
    return this.tournaments.size;
  }

  get(key: SiteKey): T | undefined {
    const tournament = this.tournaments.get(key);
    return tournament === undefined ? undefined : this.parts.get(tournament)?.get(key);
  }

  has(key: SiteKey): boolean {
    return this.tournaments.has(key);
  }

  *entries(): MapIterator<[SiteKey, T]> {
    for (const part of this.parts.values()) yield* part;
  }

  *keys(): MapIterator<SiteKey> {
    for (const part of this.parts.values()) yield* part.keys();
  }

  *values(): MapIterator<T> {
    for (const part of this.parts.values()) yield* part.values();
  }

  [Symbol.iterator](): MapIterator<[SiteKey, T]> {
    return this.entries();
  }

  forEach(visit: (value: T, key: SiteKey, map: ReadonlyMap<SiteKey, T>) => void): void {
    for (const [key, value] of this) visit(value, key, this);
  }
}

/** Returns the tournament of each match. */
function indexKeys(parts: ReadonlyMap<SiteKey, Part<unknown>>): ReadonlyMap<SiteKey, SiteKey> {
  const tournaments = new Map<SiteKey, SiteKey>();
  for (const [tournament, part] of parts) {
    for (const key of part.keys()) tournaments.set(key, tournament);
  }
  return tournaments;
}

/** Returns whether each tournament has the same matches, by key. */
function haveSameKeys(
  a: ReadonlyMap<SiteKey, Part<unknown>>,
  b: ReadonlyMap<SiteKey, Part<unknown>>,
): boolean {
  return (
    a.size === b.size &&
    [...a].every(([tournament, part]) => {
      const other = b.get(tournament);
      if (part === other) return true;
      return part.size === other?.size && [...part.keys()].every((key) => other.has(key));
    })
  );
}
