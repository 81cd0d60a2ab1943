import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { MINUTE } from "#core/lib/time.ts";
import type { Instant } from "#core/model/match.ts";
import type { WireContestant, WireMatch } from "#core/wire/schema.ts";
import { feederPositions, positionOf, type BracketPositionKey } from "./feeders.ts";
import { bracketType, inOrderOfPlay, isBracket, type Placed } from "./order.ts";
import { ALWAYS, NEVER, type ReplayTimes } from "./times.ts";

/** A match is played for 15 minutes, and 15 more for each game it may have. */
const BASE_LENGTH = 15 * MINUTE;
const GAME_LENGTH = 15 * MINUTE;

/** A match already scheduled, as later ones look back on it. */
interface Scheduled extends Placed {
  /** When it is known who goes on: its end, or for a bye or an unplayed match who stands in it. */
  readonly decided: Instant;
  readonly names: readonly string[];
}

/** A contestant's last match so far. */
interface LastMatch {
  readonly from: Scheduled;
  /** When it was known that the contestant plays there. */
  readonly known: Instant;
}

/** What has been scheduled of one tournament. */
interface Programme {
  readonly byPosition: Map<BracketPositionKey, Scheduled>;
  readonly lastByName: Map<string, LastMatch>;
  /** When the last match of a group ends. */
  readonly groupEnds: Map<string, Instant>;
  /** Whether this tournament's files set `locked`: then an unlocked 0–0 was not played. */
  readonly locks: boolean;
}

/**
 * When each match of a replay is played: from max(its start, the end of its feeders) for
 * 15 + 15 × best_of minutes. Feeders are those of docs/domain.md#geometry and those its
 * contestants come from; a group sends its contestants on only when all its matches are over.
 *
 * @param matches whole tournaments with their results, in any order
 * @returns the times in the order of `matches`; one that the file shows unplayed begins `NEVER`:
 *   nobody or one alone in it, or 0–0 and unlocked where others are locked
 */
export function scheduleReplay(matches: readonly WireMatch[]): readonly ReplayTimes[] {
  const times = new Map<number, ReplayTimes>();
  const tournaments = groupBy(matches.entries(), ([, match]) =>
    JSON.stringify([match.site, match.tournament.slug]),
  );
  for (const tournament of tournaments.values()) {
    const programme: Programme = {
      byPosition: new Map(),
      lastByName: new Map(),
      groupEnds: new Map(),
      locks: tournament.some(([, match]) => match.locked === "1"),
    };
    for (const placed of inOrderOfPlay(tournament)) {
      times.set(placed.index, scheduleNext(placed, programme));
    }
  }
  return matches.map((_, index) => must(times.get(index), "every match is in a tournament"));
}

function scheduleNext(placed: Placed, programme: Programme): ReplayTimes {
  const { match, start } = placed;
  const names = match.contestants.map(nameOf);
  const feeders = isBracket(match)
    ? feederPositions(match).flatMap((position) => programme.byPosition.get(position) ?? [])
    : [];
  const known = names.map((name) => knownFrom(name, placed, feeders, names, programme));
  const allKnown = Math.max(ALWAYS, ...known);
  const isBye = match.bye === "1";
  const isPlayed = start !== NEVER && (isBye || wasPlayed(match, programme.locks));
  const begins = isPlayed
    ? Math.max(start, allKnown, ...feeders.map((feeder) => feeder.decided))
    : NEVER;
  const ends = isPlayed && !isBye ? begins + lengthOf(match) : begins;
  const decided = isPlayed && !isBye ? ends : allKnown;
  remember({ ...placed, decided, names }, known, programme);
  return { begins, ends, known };
}

/** From when on it is known that this contestant stands in this match. */
function knownFrom(
  name: string,
  placed: Placed,
  feeders: readonly Scheduled[],
  names: readonly string[],
  programme: Programme,
): Instant {
  const last = programme.lastByName.get(name);
  if (last === undefined) {
    // Renamed on the way: then they come from a feeder that sent nobody else.
    const silent = feeders.filter((feeder) => !feeder.names.some((other) => names.includes(other)));
    return Math.max(ALWAYS, ...silent.map((feeder) => feeder.decided));
  }
  const { from, known } = last;
  if (from.match.group_id !== null) {
    return from.family === placed.family
      ? known
      : (programme.groupEnds.get(from.match.group_id) ?? ALWAYS);
  }
  return leadsTo(from, placed) ? from.decided : ALWAYS;
}

/** Whether a contestant's last bracket match can have led to this one. */
function leadsTo(from: Scheduled, { match, family, rank, start }: Placed): boolean {
  if (!isBracket(match)) return true;
  // In one round, equal names are two contestants; of a bracket beside this one only starts tell.
  const byRounds = from.family === family && bracketType(match) !== null;
  return byRounds ? from.rank < rank : from.start < start;
}

function remember(
  scheduled: Scheduled,
  known: readonly Instant[],
  { byPosition, lastByName, groupEnds }: Programme,
): void {
  const { match, decided, names } = scheduled;
  if (match.group_id === null) byPosition.set(positionOf(match), scheduled);
  else groupEnds.set(match.group_id, Math.max(decided, groupEnds.get(match.group_id) ?? ALWAYS));
  for (const [index, name] of names.entries()) {
    lastByName.set(name, { from: scheduled, known: known[index] ?? ALWAYS });
  }
}

function wasPlayed(match: WireMatch, locks: boolean): boolean {
  const { contestants, locked } = match;
  if (locked === "1" || contestants.some(hasScored)) return contestants.length > 0;
  return !locks && contestants.length > 1;
}

function hasScored({ score }: WireContestant): boolean {
  return score !== null && score !== "" && Number(score) !== 0;
}

function lengthOf(match: WireMatch): number {
  const games = Number(match.best_of);
  return BASE_LENGTH + GAME_LENGTH * (games >= 1 ? games : 1);
}

function nameOf(contestant: WireContestant): string {
  return contestant.name.normalize("NFC");
}
