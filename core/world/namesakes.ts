import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { ContestantKey, MatchEntry, SeenMatch } from "#core/model/match.ts";
import type { ContestantRef } from "#core/model/contestant.ts";
import type { TournamentView } from "./world.ts";

/** The parts of a tournament that contain keys of contestants. */
type KeyedParts = Pick<TournamentView, "matches" | "brackets" | "groups" | "rankings">;

/** Matches in which namesakes have different keys, and how to restore their keys. */
export interface SeparatedNamesakes {
  readonly seen: readonly SeenMatch[];
  /** Returns the parts of a tournament with the original keys. */
  readonly restore: <T extends KeyedParts>(parts: T) => T;
}

/**
 * Separates the contestants of one name: if a bracket lists it with several countries, these are
 * several contestants, whose results must not be mixed. In a group, the country may have changed.
 *
 * @param seen The matches of a tournament.
 */
export function separateNamesakes(seen: readonly SeenMatch[]): SeparatedNamesakes {
  const namesakes = findNamesakes(seen);
  if (namesakes.size === 0) return { seen, restore: (parts) => parts };
  const originals = new Map<ContestantKey, ContestantKey>();
  const separate = (entry: MatchEntry): MatchEntry => {
    if (!namesakes.has(entry.key)) return entry;
    const key = `${entry.key}~${entry.country}`;
    originals.set(key, entry.key);
    return { ...entry, key };
  };
  const separated = seen.map((one) => {
    const { match } = one;
    if (!match.entries.some(({ key }) => namesakes.has(key))) return one;
    return { ...one, match: { ...match, entries: match.entries.map(separate) } };
  });
  return { seen: separated, restore: (parts) => restoreKeys(parts, seen, originals) };
}

/** Returns the keys that a bracket lists with several countries. */
function findNamesakes(seen: readonly SeenMatch[]): ReadonlySet<ContestantKey> {
  const suspects = findKeysOfSeveralCountries(seen);
  if (suspects.size === 0) return suspects;
  const found = new Set<ContestantKey>();
  const inBrackets = seen.filter(({ match }) => match.bracketId !== null);
  for (const own of groupBy(inBrackets, ({ match }) => match.bracketId).values()) {
    for (const key of findKeysOfSeveralCountries(own)) found.add(key);
  }
  return found;
}

function findKeysOfSeveralCountries(seen: readonly SeenMatch[]): ReadonlySet<ContestantKey> {
  const countries = new Map<ContestantKey, string>();
  const found = new Set<ContestantKey>();
  for (const { match } of seen) {
    for (const { key, country } of match.entries) {
      if (country === "") continue;
      const known = countries.get(key);
      if (known === undefined) countries.set(key, country);
      else if (known !== country) found.add(key);
    }
  }
  return found;
}

function restoreKeys<T extends KeyedParts>(
  parts: T,
  seen: readonly SeenMatch[],
  originals: ReadonlyMap<ContestantKey, ContestantKey>,
): T {
  const byKey = new Map(seen.map(({ match }) => [match.key, match]));
  const restore = <R extends ContestantRef | null>(contestant: R): R => {
    const key = originals.get(contestant?.key ?? "");
    return contestant === null || key === undefined ? contestant : { ...contestant, key };
  };
  const restoreRow = <R extends { readonly contestant: ContestantRef }>(row: R): R => {
    const contestant = restore(row.contestant);
    return { ...row, contestant };
  };
  return {
    ...parts,
    matches: parts.matches.map((derived) => {
      const match = must(byKey.get(derived.match.key), "every match was received");
      return Object.assign({}, derived, { match });
    }),
    brackets: parts.brackets.map((bracket) => {
      const { champion, runnerUp, third } = bracket;
      const podium = { champion: restore(champion), runnerUp: restore(runnerUp) };
      return Object.assign({}, bracket, podium, { third: restore(third) });
    }),
    groups: parts.groups.map((group) =>
      Object.assign({}, group, { standings: group.standings.map(restoreRow) }),
    ),
    rankings: parts.rankings.map((ranking) =>
      Object.assign({}, ranking, { rows: ranking.rows.map(restoreRow) }),
    ),
  };
}
