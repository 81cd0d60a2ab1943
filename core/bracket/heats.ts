import { must } from "#core/lib/must.ts";
import type { Advance } from "#core/model/derived-match.ts";
import type { ContestantKey, Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import type { MatchResult } from "#core/match/derive-match.ts";

/** A round of heats: its matches in order of their rows. */
export interface HeatColumn {
  /** `round_of`; infinite if the service states none. */
  readonly size: number;
  readonly matches: readonly Match[];
}

/** What the matches of heats and the numbers of their contestants show. */
export type Heats = ReturnType<typeof deriveHeats>;

/** A final may have fewer contestants than its round, but not so few that there is another match. */
const MAX_EMPTY_SHARE = 1.5;

/** Returns whether most matches whose contestants are known have more than two. */
export function areHeats(seen: readonly SeenMatch[]): boolean {
  const known = seen.filter(({ match }) => match.entries.length > 1);
  const heats = known.filter(({ match }) => match.entries.length > 2);
  return heats.length > known.length / 2;
}

/** Derives from heats, in order of play, who advances to which match (docs/domain.md#heats). */
export function deriveHeats(
  columns: readonly HeatColumn[],
  results: ReadonlyMap<SiteKey, Pick<MatchResult, "status">>,
) {
  const columnOf = new Map(
    columns.flatMap((column, index) => column.matches.map(({ key }) => [key, index] as const)),
  );
  const getColumn = ({ key }: Match): number => must(columnOf.get(key), "a match has a column");
  const stateOf = ({ key }: Match) => results.get(key)?.status.state;
  const hasMatchBegun = (match: Match): boolean =>
    match.entries.length > 1 && stateOf(match) !== "upcoming";
  const hasBegun = ({ matches }: HeatColumn): boolean => matches.some(hasMatchBegun);
  /** True if the last column is one match that decides the bracket. */
  const hasFinal = isFinal(columns, hasMatchBegun);

  /** Returns the first later column of a smaller round. */
  const nextColumn = (index: number): number =>
    columns.findIndex(
      ({ size }, other) =>
        other > index && columns.slice(index, index + 1).some((own) => size < own.size),
    );

  /** Returns whether all contestants of a column and of later ones are known. */
  const isFull = (index: number): boolean => {
    const column = columns[index];
    if (column === undefined) return false;
    const isLastMatch = hasFinal && index === columns.length - 1;
    if (columns.slice(index + 1).some(hasBegun) || (isLastMatch && hasBegun(column))) return true;
    const keys = contestantsOf(columns.slice(index));
    return countsContestants(columns) && keys.size >= column.size;
  };

  /** Returns who advanced from a match, by entry; `null` for a final and for a match of two. */
  const advancesOf = (match: Match): readonly (Advance | null)[] | null => {
    const index = getColumn(match);
    const isLastMatch = hasFinal && index === columns.length - 1;
    if (match.entries.length < 3 || isLastMatch) return null;
    const next = nextColumn(index);
    const isComplete = stateOf(match) === "ended" && isFull(next);
    const later = contestantsOf(columns.slice(index + 1));
    const through = next < 0 ? new Set() : contestantsOf(columns.slice(next));
    return match.entries.map(({ key }) => {
      // Who plays once more in a round of the same size has a second chance.
      const again = columns.slice(index + 1, next).some((column) => playsIn(column, key));
      if (through.has(key)) return again ? null : "through";
      return isComplete && !later.has(key) ? "out" : null;
    });
  };

  /** Returns the earlier match in which each entry last played; `null` for none. */
  const originsOf = (match: Match): readonly (Match | null)[] => {
    const earlier = columns.slice(0, getColumn(match)).flatMap(({ matches }) => matches);
    return match.entries.map(
      ({ key }) =>
        earlier.findLast(({ entries }) => entries.some((one) => one.key === key)) ?? null,
    );
  };

  /** Returns how rows of a column feed those of the next one; `null` if it is not known. */
  const feedsOf = (index: number): Feeds | null => {
    const next = nextColumn(index);
    const [column, target] = [columns[index], columns[next]];
    if (column === undefined || target === undefined || next !== index + 1) return null;
    const feeds = countsContestants(columns) ? createFeeds(column, target) : null;
    return feeds !== null && isContradicted(feeds) ? null : feeds;
  };

  /** Returns from where the open slots of a match are filled; none if it is not known. */
  const openSourcesOf = (match: Match) => {
    const feeds = feedsOf(getColumn(match) - 1);
    if (feeds === null) return [];
    return feeds.column.matches.flatMap((from) => {
      if (feeds.rowFrom(from) !== match.row) return [];
      const count = feeds.perMatch - countCommon(from, match);
      return count > 0 ? [{ from, count }] : [];
    });
  };

  /** Returns the match to which everyone who advances from a match goes; `null` if unknown. */
  const nextOf = (match: Match): Match | null => {
    const feeds = feedsOf(getColumn(match));
    if (feeds === null) return null;
    return feeds.target.matches.find(({ row }) => row === feeds.rowFrom(match)) ?? null;
  };

  return { hasFinal, advancesOf, originsOf, openSourcesOf, nextOf };
}

/** How the matches of a round feed those of the next one. */
interface Feeds {
  readonly column: HeatColumn;
  readonly target: HeatColumn;
  /** How many contestants advance from each match. */
  readonly perMatch: number;
  /** Returns the row of the match to which they go. */
  readonly rowFrom: (match: Match) => number;
}

/**
 * Returns how a round feeds the next one if the same number advances from each match, neighbours
 * go to the same match, and the numbers of contestants show how many.
 */
function createFeeds(column: HeatColumn, target: HeatColumn): Feeds | null {
  const count = column.matches.length;
  const targets = (target.size * count) / column.size;
  const perMatch = target.size / count;
  const perTarget = count / targets;
  const isEven = [column.size / count, perMatch, targets, perTarget].every(Number.isInteger);
  const isKnown = contestantsOf([column]).size === column.size;
  if (!isEven || !isKnown || !hasRows(column, count) || !hasRows(target, targets)) return null;
  const rowFrom = ({ row }: Match): number =>
    Math.ceil(must(row, "a feeding match has a row") / perTarget);
  return { column, target, perMatch, rowFrom };
}

/** Returns whether all matches of a column state different rows, of at most `most` rows. */
function hasRows({ matches }: HeatColumn, most: number): boolean {
  const rows = new Set(matches.map(({ row }) => row));
  const isEach = [...rows].every((row) => row !== null && row >= 1 && row <= most);
  return isEach && rows.size === matches.length;
}

/** Returns whether contestants of the next round come from elsewhere, or too many from one match. */
function isContradicted({ column, target, ...feeds }: Feeds): boolean {
  return column.matches.some((from) =>
    target.matches.some((to) => {
      const most = feeds.rowFrom(from) === to.row ? feeds.perMatch : 0;
      return countCommon(from, to) > most;
    }),
  );
}

/**
 * Returns whether the last column is the final: one match that leaves no room for another one in its
 * round, with contestants of every match before, and no one who played only in earlier rounds.
 */
function isFinal(
  columns: readonly HeatColumn[],
  hasMatchBegun: (match: Match) => boolean,
): boolean {
  const last = must(columns.at(-1), "heats have a round");
  const [only, ...others] = last.matches;
  const final = must(only, "a round has a match");
  if (others.length > 0) return false;
  const sizes = columns.flatMap(({ matches }) => matches.map(({ entries }) => entries.length));
  const count = hasMatchBegun(final) ? final.entries.length : Math.max(...sizes);
  if (last.size >= MAX_EMPTY_SHARE * count) return false;
  const size = columns.at(-2)?.size;
  if (size === last.size) return false;
  if (size === undefined || !hasMatchBegun(final)) return true;
  // A second chance is a round of its own with the same size.
  const before = columns.filter((column) => column.size === size);
  const isFed = before.every(({ matches }) =>
    matches.every((match) => countCommon(match, final) > 0),
  );
  const earlier = contestantsOf(columns.slice(0, -1));
  const direct = contestantsOf(before);
  return isFed && final.entries.every(({ key }) => !earlier.has(key) || direct.has(key));
}

/**
 * Returns whether the sizes of the rounds are numbers of contestants: one round has as many, and
 * none has more.
 */
function countsContestants(columns: readonly HeatColumn[]): boolean {
  const counts = columns.map((column) => {
    return { count: contestantsOf([column]).size, size: column.size };
  });
  const isExact = counts.some(({ count, size }) => count === size);
  return isExact && counts.every(({ count, size }) => count <= size);
}

function contestantsOf(columns: readonly HeatColumn[]): ReadonlySet<ContestantKey> {
  return new Set(
    columns.flatMap(({ matches }) =>
      matches.flatMap(({ entries }) => entries.map(({ key }) => key)),
    ),
  );
}

function playsIn({ matches }: HeatColumn, contestant: ContestantKey): boolean {
  return matches.some(({ entries }) => entries.some(({ key }) => key === contestant));
}

function countCommon(one: Match, other: Match): number {
  return one.entries.filter(({ key }) => other.entries.some((entry) => entry.key === key)).length;
}
