import { parseRaceTime } from "#core/lib/race-time.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { areNamesakes } from "#core/model/contestant-key.ts";
import type { MatchEntry, Match } from "#core/model/match.ts";
import { isUnreadable, showsPlay } from "#core/model/score.ts";

/** Returns whether a match is a bye: flagged as one, with at most one contestant. */
export function isBye(match: Match): boolean {
  return match.bye === true && match.entries.length < 2;
}

/**
 * Returns whether both contestants of a match of two are the same one, which is an input error: not
 * if they differ in seed or country.
 */
export function playsItself({ entries: [a, b, other] }: Match): boolean {
  return a !== undefined && other === undefined && a.key === b?.key && !areNamesakes(a, b);
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

/** Returns whether a score of the match is a text, so that its scores decide nothing. */
export function hasUnreadableScore({ entries }: Pick<Match, "entries">): boolean {
  return entries.some(isUnreadable);
}

/** Returns whether a match ended without a known result because a score is a text. */
export function isUndecidedByText({
  match,
  status,
  outcome,
}: Pick<DerivedMatch, "match" | "status" | "outcome">): boolean {
  const isOpen = outcome.winner === null && !outcome.draw;
  return isOpen && status.state === "ended" && status.by !== "bye" && hasUnreadableScore(match);
}

/** Returns the scores of a match; none if one is a text, because an absent score counts as 0. */
export function listScores(match: Match): readonly (number | null)[] {
  return hasUnreadableScore(match) ? [] : match.entries.map(({ score }) => score);
}

/**
 * Returns whether times rank the contestants who are not disqualified (docs/domain.md#races-by-time):
 * no score other than 0 counts or is a text, one has a time, none is unreadable, and two are not
 * equally fast.
 */
export function isRankedByTime(entries: readonly MatchEntry[]): boolean {
  if (entries.length < 2 || entries.every(({ time }) => time === null)) return false;
  const valid = entries.filter((entry) => !isDisqualified(entry));
  if (valid.some((entry) => points(entry) !== 0 || isUnreadable(entry))) return false;
  const times = valid.map(({ time }) => parseRaceTime(time));
  if (times.includes(null) || times.every((time) => time === 0)) return false;
  return entries.length > 2 || times[0] !== times[1];
}

/** Returns whether contestants whose scores are level have the same time, or sent the same text. */
export function haveSameTime([first, ...others]: readonly MatchEntry[]): boolean {
  if (others.every(({ time }) => time === first?.time)) return true;
  const known = parseRaceTime(first?.time);
  return known !== null && known > 0 && others.every(({ time }) => parseRaceTime(time) === known);
}

/**
 * Returns whether any score shows that the match was played (see `showsPlay`), or times rank it. An
 * unplayed match may be listed as 0–0.
 */
export function hasScore({ entries }: Match): boolean {
  return entries.some(showsPlay) || isRankedByTime(entries);
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
export function findClinchedIndex({ bestOf, entries, scoreOrder }: Match): number | null {
  if (bestOf === null || bestOf < 2 || entries.length !== 2 || scoreOrder) return null;
  if (entries.some(isUnreadable)) return null;
  const passed = entries.map((entry) => points(entry) > bestOf / 2);
  if (passed[0] === passed[1]) return null;
  return passed[0] === true ? 0 : 1;
}

/**
 * Returns the index of the leader of an ended bracket match if the lead proves the win: in a
 * best-of 1, with a majority of best-of, by times alone, or against a disqualified contestant.
 * Otherwise `null`, because the loser of a retirement often leads.
 */
export function findProvenLeaderIndex(match: Match): number | null {
  const leader = findLeaderIndex(match);
  if (leader === null) return null;
  const { bestOf, entries } = match;
  const [lead, other] = leader === 0 ? entries : entries.toReversed();
  const enough =
    bestOf === 1 ||
    isRankedByTime(entries) ||
    (bestOf !== null && bestOf > 1 && points(lead) > bestOf / 2) ||
    (other !== undefined && isDisqualified(other));
  return enough ? leader : null;
}

/**
 * Returns the index of the better score in a match of two, or of the faster contestant if they are
 * level; `null` if tied, not two, if both are disqualified, or if a score is a text and the other
 * contestant is not disqualified.
 */
export function findLeaderIndex({ entries, scoreOrder }: Match): number | null {
  const [a, b] = entries;
  if (a === undefined || b === undefined || entries.length !== 2) return null;
  if (isDisqualified(a) !== isDisqualified(b)) return isDisqualified(a) ? 1 : 0;
  if (isDisqualified(a) || entries.some(isUnreadable)) return null;
  const difference = rankValueOf(a, scoreOrder) - rankValueOf(b, scoreOrder);
  if (difference === 0 || points(a) === points(b)) return findFasterIndex(a, b);
  return scoreOrder === "unknown" ? null : Number(difference < 0);
}

/** Returns a value that is higher for a better score; without a score, the lowest is no lead. */
export function rankValueOf({ score }: MatchEntry, scoreOrder: Match["scoreOrder"]): number {
  if (scoreOrder !== "lowest") return score ?? 0;
  return score === null ? -Number.MAX_VALUE : -score;
}

/**
 * Returns the index of the faster of two contestants with level scores. Without a score, one who has
 * a time is faster than one who has none; halves of a point are a draw.
 */
function findFasterIndex(a: MatchEntry, b: MatchEntry): number | null {
  if (isHalfPoint(a)) return null;
  const [one, other] = [parseRaceTime(a.time), parseRaceTime(b.time)];
  if (one === null || other === null || one === other) return null;
  if (one > 0 && other > 0) return one < other ? 0 : 1;
  if (points(a) !== 0) return null;
  return one > 0 ? 0 : 1;
}

/**
 * Returns whether a match of two is tied and neither contestant is disqualified. Two times may be
 * the result, and are no draw if they differ.
 */
export function isTied({ entries }: Match): boolean {
  const [a, b] = entries;
  if (a === undefined || b === undefined || entries.length !== 2) return false;
  if (points(a) !== points(b) || entries.some(isDisqualified)) return false;
  if (entries.some(isUnreadable)) return false;
  return isHalfPoint(a) || haveSameTime(entries);
}

/** Returns whether a score is half a point: with times of clocks, ½–½ is still a draw. */
function isHalfPoint({ score }: MatchEntry): boolean {
  return score === 0.5;
}

function points(entry: MatchEntry | undefined): number {
  return entry?.score ?? 0;
}
