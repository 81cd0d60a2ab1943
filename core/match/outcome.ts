import { rankSlots } from "#core/lib/contest.ts";
import { must } from "#core/lib/must.ts";
import type { Outcome, Status } from "#core/model/derived.ts";
import type { Entry, Match } from "#core/model/match.ts";

const UNDECIDED: Outcome = { winner: null, by: null, draw: false };

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

/** What was found out about a match before its status is known. */
export interface Decision extends Outcome {
  readonly by: "bye" | "advanced" | "clinched";
}

/** The part of an outcome that needs no status: bye, advanced, clinched; null when there is none. */
export function decide(
  match: Match,
  advanced: number | null,
  countGames: boolean,
): Decision | null {
  if (isBye(match))
    return { winner: match.entries.length === 1 ? 0 : null, by: "bye", draw: false };
  if (match.entries.length > 2) return null;
  if (advanced !== null) return { winner: advanced, by: "advanced", draw: false };
  const clinched = countGames ? clinchedBy(match) : null;
  return clinched === null ? null : { winner: clinched, by: "clinched", draw: false };
}

/** The outcome of a match (design.md §4, Winner), given what decided it and its status. */
export function deriveOutcome(match: Match, decision: Decision | null, status: Status): Outcome {
  if (decision !== null) return decision;
  if (status.state !== "ended") return UNDECIDED;
  if (match.entries.length > 2) return rankedOutcome(match);
  const taken = status.by === "taken-as-ended";
  const led = taken ? null : ledBy(match);
  if (led !== null) return { winner: led, by: "led", draw: false };
  if (match.groupId === null) return UNDECIDED;
  const leader = leaderOf(match);
  if (leader === null) return { winner: null, by: null, draw: isLevel(match) };
  return taken ? { winner: leader, by: "taken-as-ended", draw: false } : UNDECIDED;
}

function rankedOutcome(match: Match): Outcome {
  if (!hasScore(match)) return UNDECIDED;
  const [first] = rankSlots({ state: "ended", slots: match.entries });
  return {
    winner: must(first, "a match with a score has a first rank").index,
    by: "led",
    draw: false,
  };
}

function leaderOf({ entries }: Match): number | null {
  const [a, b] = entries;
  if (entries.length !== 2 || points(a) === points(b)) return null;
  return points(a) > points(b) ? 0 : 1;
}

/** Two that are level, neither of them disqualified. */
function isLevel({ entries }: Match): boolean {
  const [a, b] = entries;
  return entries.length === 2 && points(a) === points(b) && points(a) >= 0;
}

function points(entry: Entry | undefined): number {
  return entry?.score ?? 0;
}
