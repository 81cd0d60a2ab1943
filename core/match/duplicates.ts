import { groupBy } from "#core/lib/collections.ts";
import { compareIds, compareText } from "#core/lib/compare.ts";
import type { Match, SeenMatch, SiteKey } from "#core/model/match.ts";
import { hasScore } from "./outcome.ts";

/**
 * Finds matches that are listed twice, as after a double import: the same contestants with the same
 * scores, in the same place, row and start, under another id. A second leg has another start or
 * row. Returns the match with the lowest id, which counts, by the key of each duplicate.
 */
export function findDuplicates(seen: readonly SeenMatch[]): ReadonlyMap<SiteKey, SiteKey> {
  const first = new Map<string, Match>();
  const duplicates = new Map<SiteKey, SiteKey>();
  const identifiable = seen.map(({ match }) => match).filter(isIdentifiable);
  // Nearly every match is the only one of its place, and then has no duplicate.
  const suspects = [...groupBy(identifiable, placeOf).values()].filter(({ length }) => length > 1);
  for (const match of suspects.flat().sort((a, b) => compareIds(a.id, b.id))) {
    const content = contentOf(match);
    const known = first.get(content);
    if (known === undefined) first.set(content, match);
    else duplicates.set(match.key, known.key);
  }
  return duplicates;
}

/**
 * Finds group matches that a later stage lists again, because their result counts there, too: the
 * same two contestants with the same scores and start, in another group. Returns the match of the
 * earliest stage, by the key of each that is listed again.
 */
export function findCarried(seen: readonly SeenMatch[]): ReadonlyMap<SiteKey, SiteKey> {
  const inGroups = seen.flatMap(({ match }) => (canBeCarried(match) ? match : []));
  const carried = new Map<SiteKey, SiteKey>();
  if (new Set(inGroups.map(stageOf)).size < 2) return carried;
  const alike = groupBy(inGroups, ({ entries, start }) => `${start} ${sidesOf(entries)}`);
  for (const matches of alike.values()) {
    if (matches.length < 2) continue;
    const [first, ...others] = matches.toSorted(
      (a, b) => stageOf(a) - stageOf(b) || compareIds(a.id, b.id),
    );
    for (const other of others) {
      if (first !== undefined && stageOf(other) > stageOf(first)) carried.set(other.key, first.key);
    }
  }
  return carried;
}

/** Returns whether equal content shows that a match is another one: of two, at a certain time. */
function canBeCarried(match: Match): boolean {
  const isTimed = match.start !== null && (match.midnightOf === undefined || hasScore(match));
  return match.groupId !== null && match.entries.length === 2 && isTimed;
}

function stageOf({ stage }: Match): number {
  return stage ?? 1;
}

/** Returns whether a match has enough content to be recognized under another id. */
function isIdentifiable(match: Match): boolean {
  return (
    match.start !== null && match.entries.length > 1 && (match.row !== null || hasScore(match))
  );
}

function placeOf({ groupId, bracketId, roundOf, stage, row, start }: Match): string {
  return `${groupId} ${bracketId} ${roundOf} ${stage} ${row} ${start}`;
}

function contentOf(match: Match): string {
  return `${placeOf(match)} ${sidesOf(match.entries)}`;
}

function sidesOf(entries: Match["entries"]): string {
  const sides = entries.map(({ key, score, scoreText }) => `${key} ${score ?? scoreText ?? 0}`);
  return JSON.stringify(sides.toSorted(compareText));
}
