import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { areNamesakes } from "#core/model/contestant-key.ts";
import type { ContestantKey, Match, MatchEntry, SeenMatch } from "#core/model/match.ts";
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

/** Member that distinguishes the contestants of one name. */
type Mark = "country" | "seed";

/**
 * Separates the contestants of one name in a tournament by country or seed: their results must not
 * be mixed. These are several if a match or a round of a bracket lists the name with several of
 * them, or a bracket with several countries. In a group, the country may have changed.
 */
export function separateNamesakes(seen: readonly SeenMatch[]): SeparatedNamesakes {
  const namesakes = findNamesakes(seen);
  if (namesakes.size === 0) return { seen, restore: (parts) => parts };
  const originals = new Map<ContestantKey, ContestantKey>();
  const separate = (entry: MatchEntry): MatchEntry => {
    const mark = namesakes.get(entry.key);
    if (mark === undefined) return entry;
    const key = `${entry.key}~${entry[mark] ?? ""}`;
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

/** An entry and where one contestant has one entry. */
interface Listed {
  readonly entry: MatchEntry;
  readonly match: Match;
}

/** Returns the names of several contestants, with the member that distinguishes them. */
function findNamesakes(seen: readonly SeenMatch[]): ReadonlyMap<ContestantKey, Mark> {
  const found = new Map<ContestantKey, Mark>();
  for (const [key, listed] of findSuspects(seen)) {
    const mark = findMark(listed);
    if (mark !== null) found.set(key, mark);
  }
  return found;
}

/** Returns the parts of each name that has several countries or seeds in the tournament. */
function findSuspects(seen: readonly SeenMatch[]): ReadonlyMap<ContestantKey, readonly Listed[]> {
  const first = new Map<ContestantKey, MatchEntry>();
  const suspects = new Set<ContestantKey>();
  for (const { match } of seen) {
    for (const entry of match.entries) {
      const known = first.get(entry.key);
      if (known === undefined) first.set(entry.key, entry);
      else if (areNamesakes(known, entry)) suspects.add(entry.key);
      else first.set(entry.key, mergeMarks(known, entry));
    }
  }
  if (suspects.size === 0) return new Map();
  const listed = seen.flatMap(({ match }) =>
    match.entries.filter(({ key }) => suspects.has(key)).map((entry) => ({ entry, match })),
  );
  return groupBy(listed, ({ entry }) => entry.key);
}

/** Returns an entry with a country and a seed if either of two has them. */
function mergeMarks(known: MatchEntry, entry: MatchEntry): MatchEntry {
  const isMore =
    (known.country === "" && entry.country !== "") || (known.seed === null && entry.seed !== null);
  if (!isMore) return known;
  return { ...known, country: known.country || entry.country, seed: known.seed ?? entry.seed };
}

/** Returns the member that distinguishes the contestants of one name; `null` if they may be one. */
function findMark(listed: readonly Listed[]): Mark | null {
  const inBrackets = listed.filter(({ match }) => match.bracketId !== null);
  const byBracket = groupBy(inBrackets, ({ match }) => match.bracketId).values();
  if ([...byBracket].some((own) => haveSeveral(own, "country"))) return "country";
  const byMatch = groupBy(listed, ({ match }) => match.key).values();
  const byRound = groupBy(inBrackets, roundOf).values();
  const atOnce = [...byMatch, ...byRound].filter((own) => own.length > 1);
  const marks = ["country", "seed"] as const;
  return marks.find((mark) => atOnce.some((own) => haveSeveral(own, mark))) ?? null;
}

function roundOf({ match }: Listed): string {
  return `${match.bracketId} ${match.roundOf} ${match.stage}`;
}

function haveSeveral(listed: readonly Listed[], mark: Mark): boolean {
  return new Set(listed.map(({ entry }) => entry[mark] || null).filter(Boolean)).size > 1;
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
