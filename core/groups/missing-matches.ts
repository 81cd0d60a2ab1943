/** Matches that pairs of a round robin lack until all pairs have met equally often. */
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey } from "#core/model/match.ts";
import {
  areFull,
  assignRounds,
  countMeetings,
  type GroupRounds,
  type Meetings,
} from "./meetings.ts";

/** Largest share of meetings too few or too many with which all pairs were to meet equally often. */
const UNEVEN_SHARE = 0.2;
/** Largest share of contestants who left before the end. */
const LEFT_SHARE = 0.25;
/** Rounds after which equal numbers of matches are no chance. */
const MIN_ROUNDS = 3;
/** With fewer contestants any order of matches fills the rounds. */
const MIN_IN_ROUNDS = 4;

/** Missing matches by contestant; `Infinity` if arbitrary pairs met, so that there is no number. */
export type MissingMatches = ReadonlyMap<ContestantKey, number>;

/** Returns whether arbitrary pairs met, as in a ladder. */
export function hasArbitraryPairs(missing: MissingMatches): boolean {
  return [...missing.values()].includes(Infinity);
}

/**
 * Returns how many matches each contestant of a round robin, byes included, misses
 * (docs/domain.md#uneven-groups); 0 for all if they played rounds that were to leave out pairs,
 * `null` if all pairs met equally often.
 */
export function findMissingMatches(matches: readonly DerivedMatch[]): MissingMatches | null {
  const rounds = assignRounds(matches);
  const meetings = countMeetings(rounds);
  const { contestants, isRoundRobin } = meetings;
  if (isRoundRobin || contestants.size < 2) return null;
  const counts = countMatches(matches);
  const missing = isInRounds(rounds, meetings, counts) ? 0 : Infinity;
  const all = () => new Map([...contestants].map((key) => [key, missing]));
  return missing === 0 ? all() : (findLacking(meetings, counts) ?? all());
}

/**
 * Returns whether a group was played in rounds: no pair met twice before all have met once, and all
 * played equally often, or in each round all of those who played on did but one. At most one in four
 * misses a round.
 */
function isInRounds(
  rounds: GroupRounds,
  { contestants: { size }, byPair }: Meetings,
  counts: ReadonlyMap<ContestantKey, number>,
): boolean {
  const least = byPair.size < (size * (size - 1)) / 2 ? 0 : Math.min(...byPair.values());
  if (size < MIN_IN_ROUNDS || Math.max(...byPair.values()) > least + 1) return false;
  if (new Set(counts.values()).size === 1 && rounds.length >= MIN_ROUNDS) return true;
  const areLarge = rounds.every((round) => countMatches(round).size >= size * (1 - LEFT_SHARE));
  return areLarge && areFull(rounds);
}

function countMatches(matches: readonly DerivedMatch[]): ReadonlyMap<ContestantKey, number> {
  const counts = new Map<ContestantKey, number>();
  for (const { match } of matches) {
    for (const { key } of match.entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the missing matches if nearly all pairs of those who stayed met equally often; else `null`.
 * Who left misses none, and at most one in four did.
 */
function findLacking(
  { contestants, byPair }: Meetings,
  counts: ReadonlyMap<ContestantKey, number>,
): MissingMatches | null {
  const most = Math.max(...byPair.values());
  for (let times = 1; times <= most; times += 1) {
    const needed = times * (contestants.size - 1);
    const left = [...contestants].filter((key) => (counts.get(key) ?? 0) < needed / 2);
    if (left.length > Math.max(1, LEFT_SHARE * contestants.size)) continue;
    const stayed = [...contestants].filter((key) => !left.includes(key));
    const missing = new Map([...contestants].map((key) => [key, 0]));
    let uneven = 0;
    for (const [index, a] of stayed.entries()) {
      for (const b of stayed.slice(index + 1)) {
        const met = byPair.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? 0;
        uneven += Math.abs(times - met);
        const lacking = Math.max(0, times - met);
        for (const key of [a, b]) missing.set(key, (missing.get(key) ?? 0) + lacking);
      }
    }
    const meetings = (stayed.length * (stayed.length - 1) * times) / 2;
    if (uneven <= Math.max(1, UNEVEN_SHARE * meetings)) return missing;
  }
  return null;
}
