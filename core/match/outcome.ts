import type { MatchEntry, Match } from "#core/model/match.ts";

/** A bye: flagged as one, and nobody to play against. A flag on a match of two is a mistake. */
export function isBye(match: Match): boolean {
  return match.bye === true && match.entries.length < 2;
}

/** Returns whether a contestant has a score or is disqualified: an unplayed match looks like 0–0. */
export function hasScore(match: Match): boolean {
  return match.entries.some((entry) => entry.score !== null && entry.score !== 0);
}

/**
 * Whether scores count games of a best-of (so passing half of it ends a match) rather than goals
 * or rounds. Judged over all matches of a bracket or group: one score that no best-of allows is
 * enough to say no.
 */
export function scoresCountGames(matches: readonly Match[]): boolean {
  return matches.every(({ bestOf, entries }) => {
    if (bestOf === null || bestOf < 1) return true;
    const most = Math.floor(bestOf / 2) + 1;
    return entries.every((entry) => (entry.score ?? 0) <= most);
  });
}

/** Index of the contestant who passed half of best-of, null while nobody or more than one did. */
export function clinchedBy({ bestOf, entries }: Match): number | null {
  if (bestOf === null || bestOf < 2 || entries.length !== 2) return null;
  const passed = entries.map((entry) => points(entry) > bestOf / 2);
  if (passed[0] === passed[1]) return null;
  return passed[0] === true ? 0 : 1;
}

/**
 * Index of the contestant whose lead says that they won a match that is over: with best-of 1, with
 * more than half of best-of, or over a disqualified one. A lead alone says nothing: a retirement
 * is often led by its loser.
 */
export function ledBy(match: Match): number | null {
  const leader = leaderOf(match);
  if (leader === null) return null;
  const { bestOf, entries } = match;
  const [lead, other] = leader === 0 ? entries : entries.toReversed();
  const enough =
    bestOf === 1 ||
    (bestOf !== null && bestOf > 1 && points(lead) > bestOf / 2) ||
    points(other) < 0;
  return enough ? leader : null;
}

/** Returns the index of the one of two with the higher score; `null` if there is none. */
export function leaderOf({ entries }: Match): number | null {
  const [a, b] = entries;
  if (entries.length !== 2 || points(a) === points(b)) return null;
  return points(a) > points(b) ? 0 : 1;
}

/** Returns whether two contestants are tied, neither of them disqualified. */
export function isLevel({ entries }: Match): boolean {
  const [a, b] = entries;
  return entries.length === 2 && points(a) === points(b) && points(a) >= 0;
}

function points(entry: MatchEntry | undefined): number {
  return entry?.score ?? 0;
}
