import { type Ranked, rankSlots } from "#core/lib/contest.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { findRaceTimes } from "#core/lib/race-time.ts";
import type { MatchEntry, Match } from "#core/model/match.ts";

/** Returns whether a match is a bye: flagged as one, with at most one contestant. */
export function isBye(match: Match): boolean {
  return match.bye === true && match.entries.length < 2;
}

/** Returns whether both contestants of a match of two are the same one, which is an input error. */
export function playsItself({ entries: [a, b, other] }: Match): boolean {
  return a !== undefined && other === undefined && a.key === b?.key;
}

/** Returns whether a contestant is disqualified: a score below 0 that is no total. */
export function isDisqualified({ score, isNegativeTotal }: MatchEntry): boolean {
  return score !== null && score < 0 && isNegativeTotal !== true;
}

/** Returns whether a match ended with both contestants disqualified, so that none of them plays on. */
export function isWithoutWinner({
  match,
  status,
  outcome,
}: Pick<DerivedMatch, "match" | "status" | "outcome">): boolean {
  const isOver = status.state === "ended" && outcome.winner === null;
  return isOver && match.entries.length === 2 && match.entries.every(isDisqualified);
}

/** Ranks the contestants of an ended match of more than two (see `rankSlots`). */
export function rankEntries(entries: readonly MatchEntry[]): readonly Ranked<RankedEntry>[] {
  return rankSlots({ state: "ended", slots: entries.map(rankedEntryOf) });
}

/** Returns whether a match of more than two has no score, and is ranked by the times of its race. */
export function isRankedByTime(entries: readonly MatchEntry[]): boolean {
  return entries.length > 2 && findRaceTimes(entries.map(rankedEntryOf)) !== null;
}

/** An entry as `rankSlots` needs it. */
interface RankedEntry {
  readonly score: number | null;
  readonly time: string | null;
  readonly disqualified: boolean;
  readonly entry: MatchEntry;
}

function rankedEntryOf(entry: MatchEntry): RankedEntry {
  return { score: entry.score, time: entry.time, disqualified: isDisqualified(entry), entry };
}

/**
 * Returns whether any score is neither `null` nor 0, or times rank the match. An unplayed match may be
 * listed as 0–0.
 */
export function hasScore({ entries }: Match): boolean {
  return entries.some(({ score }) => score !== null && score !== 0) || isRankedByTime(entries);
}

/**
 * Returns whether the scores count games of a best-of (then a majority ends a match) rather than
 * goals or rounds. Pass all matches of a bracket round or group: one score above the majority
 * of its best-of suffices for `false`.
 */
export function scoresCountGames(matches: readonly Match[]): boolean {
  return matches.every(({ bestOf, entries }) => {
    if (bestOf === null || bestOf < 1) return true;
    const most = Math.floor(bestOf / 2) + 1;
    return entries.every((entry) => (entry.score ?? 0) <= most);
  });
}

/** Returns the index of the contestant with a majority of best-of; `null` if none or both have. */
export function findClinchedIndex({ bestOf, entries }: Match): number | null {
  if (bestOf === null || bestOf < 2 || entries.length !== 2) return null;
  const passed = entries.map((entry) => points(entry) > bestOf / 2);
  if (passed[0] === passed[1]) return null;
  return passed[0] === true ? 0 : 1;
}

/**
 * Returns the index of the leader of an ended bracket match if the lead proves the win: in a
 * best-of 1, with a majority of best-of, or against a disqualified contestant. Otherwise `null`,
 * because the loser of a retirement often leads.
 */
export function findProvenLeaderIndex(match: Match): number | null {
  const leader = findLeaderIndex(match);
  if (leader === null) return null;
  const { bestOf, entries } = match;
  const [lead, other] = leader === 0 ? entries : entries.toReversed();
  const enough =
    bestOf === 1 ||
    (bestOf !== null && bestOf > 1 && points(lead) > bestOf / 2) ||
    (other !== undefined && isDisqualified(other));
  return enough ? leader : null;
}

/**
 * Returns the index of the higher score in a match of two; `null` if tied, not two, or if both are
 * disqualified.
 */
export function findLeaderIndex({ entries }: Match): number | null {
  const [a, b] = entries;
  if (entries.length !== 2 || points(a) === points(b) || entries.every(isDisqualified)) return null;
  return points(a) > points(b) ? 0 : 1;
}

/**
 * Returns whether a match of two is tied and neither contestant is disqualified. Two times without a
 * score may be the result, and are no draw if they differ.
 */
export function isTied({ entries }: Match): boolean {
  const [a, b] = entries;
  const haveTied = points(a) === points(b) && (points(a) !== 0 || a?.time === b?.time);
  return entries.length === 2 && haveTied && !entries.some(isDisqualified);
}

function points(entry: MatchEntry | undefined): number {
  return entry?.score ?? 0;
}
