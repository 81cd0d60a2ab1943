import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireContestant, WireMatch } from "#core/wire/schema.ts";
import { findBracketType, sortByPlayOrder, isBracket, type OrderedMatch } from "./order.ts";
import { BEFORE_ALL_TIMES, AFTER_ALL_TIMES, type ReplayTimes } from "./times.ts";

/** Planned duration of a match: 15 minutes, plus 15 for each game of its best-of. */
const BASE_DURATION = 15 * MINUTE;
const GAME_DURATION = 15 * MINUTE;

/** Irregularity of a match, in milliseconds. */
export interface ReplayDelay {
  /** From the planned begin to the begin. */
  readonly begin: number;
  /** By how much the match is longer than planned. */
  readonly end: number;
}

const NO_DELAY: ReplayDelay = { begin: 0, end: 0 };

interface Scheduled extends OrderedMatch {
  /**
   * Time at which it is known who advances: the end of the match, or of a bye or an
   * unplayed match the time at which its contestants are known.
   */
  readonly decided: Instant;
  readonly names: readonly string[];
}

/** The last match scheduled so far for a contestant. */
interface LastMatch {
  readonly from: Scheduled;
  /** Time at which the contestant is known to play in that match. */
  readonly known: Instant;
}

/** Matches of one tournament that are already scheduled. */
interface ScheduleState {
  readonly byPosition: Map<BracketPositionKey, Scheduled>;
  readonly lastByName: Map<string, LastMatch>;
  /** Time at which the last scheduled match of each group ends, by group id. */
  readonly groupEnds: Map<string, Instant>;
  /** Whether any match of the tournament is locked: then an unlocked 0–0 was not played. */
  readonly usesLocks: boolean;
}

/**
 * Schedules the matches of a replay: whole tournaments with their results, in any order. A match
 * begins at its start or when its feeders have ended, whichever is later, and takes 15 + 15 ×
 * best_of minutes; `delays` make each one begin and end later. Feeders are those of
 * docs/domain.md#geometry and the last matches of its contestants. A group's contestants advance
 * only after all its matches have ended.
 *
 * Returns the times in the order of `matches`. A match that was not played begins at
 * `AFTER_ALL_TIMES`: it has no contestants, or it is neither locked nor scored and has only one
 * contestant or belongs to a tournament with locked matches. A bye counts as played.
 */
export function scheduleReplay(
  matches: readonly WireMatch[],
  delays: readonly ReplayDelay[] = [],
): readonly ReplayTimes[] {
  const times = new Map<number, ReplayTimes>();
  const tournaments = groupBy(matches.entries(), ([, match]) =>
    JSON.stringify([match.site, match.tournament.slug]),
  );
  for (const tournament of tournaments.values()) {
    const state: ScheduleState = {
      byPosition: new Map(),
      lastByName: new Map(),
      groupEnds: new Map(),
      usesLocks: tournament.some(([, match]) => match.locked === "1"),
    };
    for (const placed of sortByPlayOrder(tournament)) {
      times.set(placed.index, scheduleNext(placed, delays[placed.index] ?? NO_DELAY, state));
    }
  }
  return matches.map((_, index) => must(times.get(index), "every match is in a tournament"));
}

function scheduleNext(placed: OrderedMatch, delay: ReplayDelay, state: ScheduleState): ReplayTimes {
  const { match, start } = placed;
  const names = match.contestants.map(({ name }) => name.normalize("NFC"));
  const feeders = isBracket(match)
    ? getFeederPositionKeys(match).flatMap((position) => state.byPosition.get(position) ?? [])
    : [];
  const known = names.map((name) => knownFrom(name, placed, feeders, names, state));
  const allKnown = Math.max(BEFORE_ALL_TIMES, ...known);
  const isBye = match.bye === "1";
  const isPlayed = start !== AFTER_ALL_TIMES && (isBye || wasPlayed(match, state.usesLocks));
  const begins = isPlayed
    ? Math.max(start, allKnown, ...feeders.map((feeder) => feeder.decided)) + delay.begin
    : AFTER_ALL_TIMES;
  const ends = isPlayed && !isBye ? begins + durationOf(match) + delay.end : begins;
  const decided = isPlayed && !isBye ? ends : allKnown;
  recordScheduled({ ...placed, decided, names }, known, state);
  return { begins, ends, known };
}

/** Returns the time from which the contestant is known to play in this match. */
function knownFrom(
  name: string,
  placed: OrderedMatch,
  feeders: readonly Scheduled[],
  names: readonly string[],
  state: ScheduleState,
): Instant {
  const last = state.lastByName.get(name);
  if (last === undefined) {
    // The contestant may have been renamed: then they come from a feeder that sent no other
    // contestant.
    const feedersWithoutWinner = feeders.filter(
      (feeder) => !feeder.names.some((other) => names.includes(other)),
    );
    return Math.max(BEFORE_ALL_TIMES, ...feedersWithoutWinner.map((feeder) => feeder.decided));
  }
  const { from, known } = last;
  if (from.match.group_id !== null) {
    return from.family === placed.family
      ? known
      : (state.groupEnds.get(from.match.group_id) ?? BEFORE_ALL_TIMES);
  }
  return canFeed(from, placed) ? from.decided : BEFORE_ALL_TIMES;
}

/** Returns whether a contestant's last match can have fed this one. */
function canFeed(from: Scheduled, { match, family, rank, start }: OrderedMatch): boolean {
  if (!isBracket(match)) return true;
  // In one round, equal names are two contestants. Matches of another bracket or of an unknown type
  // can only be compared by start.
  const byRounds = from.family === family && findBracketType(match) !== null;
  return byRounds ? from.rank < rank : from.start < start;
}

function recordScheduled(
  scheduled: Scheduled,
  known: readonly Instant[],
  { byPosition, lastByName, groupEnds }: ScheduleState,
): void {
  const { match, decided, names } = scheduled;
  const { bracket_id: bracket, group_id: group, round_of: roundOf, stage, row } = match;
  if (group === null) byPosition.set(positionKey(bracket, roundOf, stage, Number(row)), scheduled);
  else groupEnds.set(group, Math.max(decided, groupEnds.get(group) ?? BEFORE_ALL_TIMES));
  for (const [index, name] of names.entries()) {
    lastByName.set(name, { from: scheduled, known: known[index] ?? BEFORE_ALL_TIMES });
  }
}

function wasPlayed(match: WireMatch, usesLocks: boolean): boolean {
  const { contestants, locked } = match;
  if (locked === "1" || contestants.some(hasScored)) return contestants.length > 0;
  return !usesLocks && contestants.length > 1;
}

function hasScored({ score }: WireContestant): boolean {
  return score !== null && score !== "" && Number(score) !== 0;
}

function durationOf(match: WireMatch): number {
  const games = Number(match.best_of);
  return BASE_DURATION + GAME_DURATION * (games >= 1 ? games : 1);
}

/** Text key of a bracket place, for matches and their feeders. */
type BracketPositionKey = string;

/**
 * Returns the keys of the places that feed a bracket match (docs/domain.md#geometry), whether or
 * not a match exists there. Excludes upper matches that feed the lower bracket, because their order
 * is not fixed: only contestants' names show it.
 */
function getFeederPositionKeys(match: WireMatch): BracketPositionKey[] {
  const { bracket_id: bracket, stage } = match;
  const size = Number(match.round_of);
  const row = Number(match.row);
  const pair = (from: number, fromStage: string, upperRow: number): BracketPositionKey[] => [
    positionKey(bracket, `${from}`, fromStage, 2 * upperRow - 1),
    positionKey(bracket, `${from}`, fromStage, 2 * upperRow),
  ];
  switch (findBracketType(match)) {
    case null:
      return [];
    case "lower":
      return stage === "2" ? [positionKey(bracket, `${size}`, "1", row)] : pair(2 * size, "2", row);
    case "single":
      return pair(2 * size, "1", isBronze(match) ? 1 : row);
    case "double":
      if (stage !== "2") return pair(2 * size, "1", row);
      if (row > 1) return [positionKey(bracket, "2", "2", row - 1)];
      return [
        positionKey(bracket, "2", "1", 1),
        positionKey(match.bracket?.related_bracket_id ?? null, "2", "2", 1),
      ];
  }
}

/** Returns whether the match is the third-place match, which the semifinals feed like the final. */
function isBronze(match: WireMatch): boolean {
  return match.round_of === "2" && match.row === "2";
}

function positionKey(
  bracket: string | null,
  roundOf: string | null,
  stage: string | null,
  row: number,
): BracketPositionKey {
  return `${bracket}/${roundOf}/${stage}/${row}`;
}
