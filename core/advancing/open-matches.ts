import { groupBy, singleOrNull } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import { isDisqualified, isUndecidedByText } from "#core/match/outcome.ts";
import type { ContestantKey, SiteKey } from "#core/model/match.ts";

/** Ended matches without a draw that show that a best-of 1 has none: goals would differ from 1–0. */
const MIN_ENDED_BEST_OF_ONE = 6;

/** An open match between two contestants of a group. */
export interface OpenPair {
  /** `null` if it is not listed. */
  readonly match: SiteKey | null;
  readonly keys: readonly [ContestantKey, ContestantKey];
  /** Games; `null` if unknown. */
  readonly bestOf: number | null;
}

/**
 * Returns all open matches of a round robin, listed or not; `null` if they are not proven to be
 * all, or if one of its matches (`own`) may never be played or is only assumed to have ended.
 */
export function findOpenMatches(
  { expected, standings }: Group,
  own: readonly DerivedMatch[],
): readonly OpenPair[] | null {
  const keys = standings.map(({ contestant }) => contestant.key);
  const pairs = (keys.length * (keys.length - 1)) / 2;
  const rounds = expected === null || pairs === 0 ? 0 : expected / pairs;
  if (rounds === 0 || !Number.isInteger(rounds)) return null;
  const playable = own.filter(({ status }) => status.by !== "bye");
  if (playable.some(mayNotBePlayed)) return null;
  const known = groupBy(playable, pairIdOf);
  known.delete(null);
  const open: OpenPair[] = [];
  for (const [index, a] of keys.entries()) {
    for (const b of keys.slice(index + 1)) {
      const listed = known.get(pairId(a, b)) ?? [];
      known.delete(pairId(a, b));
      if (listed.length > rounds) return null;
      for (const { match, status } of listed) {
        if (status.state !== "ended") open.push(openPair(match));
      }
      for (let more = listed.length; more < rounds; more += 1) {
        open.push({ match: null, keys: [a, b], bestOf: commonBestOf(own) });
      }
    }
  }
  // A match of a contestant against themselves: two have the same name.
  return known.size === 0 ? open : null;
}

/** Remaining matches of a Swiss group. */
interface SwissRest {
  /** Listed matches that did not end. */
  readonly open: readonly OpenPair[];
  /** Rounds of which no result or match of the contestant is known, in the order of the standings. */
  readonly unlisted: readonly number[];
}

/**
 * Returns what a Swiss group of so many rounds has left; `null` if more rounds are listed, or if
 * one of its matches (`own`) may never be played or is only assumed to have ended.
 */
export function findSwissRest(
  { standings, scoresArePoints }: Group,
  own: readonly DerivedMatch[],
  rounds: number,
): SwissRest | null {
  const unlisted = new Map(standings.map(({ contestant }) => [contestant.key, rounds]));
  const open: OpenPair[] = [];
  if (own.some(mayNotBePlayed)) return null;
  for (const { match, status, outcome } of own) {
    const hasEnded = status.state === "ended";
    const keys = match.entries.map(({ key }) => key);
    if (new Set(keys).size < keys.length) return null;
    // A bye without a score, and an end without a result, may still give points.
    const hasScores = match.entries.every(({ score }) => score !== null);
    const hasResult = outcome.draw || outcome.winner !== null || (scoresArePoints && hasScores);
    const isKnown = status.by === "bye" ? hasScores : keys.length === 2 && (!hasEnded || hasResult);
    if (!isKnown) continue;
    for (const key of keys) {
      unlisted.set(key, must(unlisted.get(key), "it is in the standings") - 1);
    }
    if (!hasEnded) open.push(openPair(match));
  }
  const counts = [...unlisted.values()];
  return counts.some((count) => count < 0) ? null : { open, unlisted: counts };
}

/**
 * Returns whether a match may never be played, is only assumed to have ended, or has a result that
 * cannot be read.
 */
function mayNotBePlayed(derived: DerivedMatch): boolean {
  const { status, unresolved } = derived;
  const isAbsent = unresolved !== null && status.state !== "ended";
  return status.by === "taken-as-ended" || isAbsent || isUndecidedByText(derived);
}

/**
 * Creates a function that returns whether a match may be a draw, from all group matches of the
 * tournament. If in doubt it may: no draw is possible only if best-of is odd, no match was a draw,
 * and every winner won a majority of games.
 */
export function createDrawCheck(
  matches: readonly DerivedMatch[],
): (open: Pick<OpenPair, "bestOf">) => boolean {
  const ended = matches.filter(({ status }) => status.state === "ended" && status.by !== "bye");
  const countGames = ended.every(({ match, outcome }) => !outcome.draw && hasMajority(match));
  return ({ bestOf }) =>
    !countGames ||
    bestOf === null ||
    bestOf % 2 !== 1 ||
    ended.length < (bestOf === 1 ? MIN_ENDED_BEST_OF_ONE : 1);
}

/** Returns whether the winner has exactly the majority of games, or won by a disqualification. */
function hasMajority({ bestOf, entries }: DerivedMatch["match"]): boolean {
  const most = Math.max(...entries.map(({ score }) => score ?? 0));
  return entries.some(isDisqualified) || most === Math.ceil((bestOf ?? 0) / 2);
}

function openPair({ key, entries, bestOf }: DerivedMatch["match"]): OpenPair {
  const [a, b] = entries;
  const first = must(a, "a pair has a first contestant");
  const second = must(b, "a pair has a second contestant");
  return { match: key, keys: [first.key, second.key], bestOf };
}

/** Returns the id of the first two contestants of a match; `null` if it has fewer. */
function pairIdOf({ match: { entries } }: DerivedMatch): string | null {
  const [a, b] = entries;
  return a === undefined || b === undefined ? null : pairId(a.key, b.key);
}

function pairId(a: ContestantKey, b: ContestantKey): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** Returns the best-of that all matches have, else `null`. */
export function commonBestOf(own: readonly DerivedMatch[]): number | null {
  return singleOrNull([...new Set(own.map(({ match }) => match.bestOf))]);
}
