import { HOUR } from "#core/lib/time.ts";
import type { ContestantRef, DerivedMatch } from "#core/model/derived.ts";
import type {
  ContestantKey,
  MatchEntry,
  Instant,
  Sighting,
  Tournament,
} from "#core/model/match.ts";
import { settlesAt } from "#core/match/settles-at.ts";
import { hasScore } from "#core/match/outcome.ts";

/** The last matches of a bracket, as far as they were seen. */
export interface LastMatches {
  readonly final: DerivedMatch | null;
  readonly bronze: DerivedMatch | null;
  /** Final of the upper and of the lower bracket; null in a single elimination. */
  readonly upperFinal: DerivedMatch | null;
  readonly lowerFinal: DerivedMatch | null;
  readonly grandFinal: DerivedMatch | null;
  readonly reset: DerivedMatch | null;
  readonly lowerSide: ContestantKey | null;
}

export interface Podium {
  readonly champion: ContestantRef | null;
  readonly runnerUp: ContestantRef | null;
  readonly third: ContestantRef | null;
  readonly resetPlayed: boolean;
  /** The match that decides the bracket is over. */
  readonly decided: boolean;
  /** When time alone may name a champion; null when only new facts can. */
  readonly validUntil: Instant | null;
}

/** Champion, runner-up and third of a single elimination: the final, and the third place match. */
export function singlePodium({ final, bronze }: LastMatches): Podium {
  return {
    champion: winnerOf(final),
    runnerUp: loserOf(final),
    third: winnerOf(bronze),
    resetPlayed: false,
    decided: final?.status.state === "ended",
    validUntil: null,
  };
}

/**
 * Of a double elimination: the reset where one was played, else the grand final. When the lower
 * side wins the grand final a reset may still come: only where none is listed, both finals are
 * known, and an hour or the tournament's end has passed is it the champion.
 */
export function doublePodium(last: LastMatches, tournament: Tournament, now: Instant): Podium {
  const { grandFinal, reset, lowerFinal } = last;
  const third = loserOf(lowerFinal);
  const resetPlayed = reset !== null && hasScore(reset.match);
  const none = { champion: null, runnerUp: null, third, resetPlayed };
  if (reset !== null && (resetPlayed || winnerOf(reset) !== null)) {
    const decided = reset.status.state === "ended";
    return { ...none, ...places(reset), decided, validUntil: null };
  }
  const winner = winnerOf(grandFinal);
  if (grandFinal === null || winner === null) {
    const decided = grandFinal?.status.state === "ended" && reset === null;
    return { ...none, decided, validUntil: null };
  }
  if (last.lowerSide === null) return { ...none, decided: false, validUntil: null };
  if (winner.key !== last.lowerSide) {
    return { ...none, ...places(grandFinal), decided: true, validUntil: null };
  }
  if (reset !== null || last.upperFinal === null || lowerFinal === null) {
    return { ...none, decided: false, validUntil: null };
  }
  const settles = resetWaitEnds(grandFinal, tournament);
  if (settles === null || now <= settles) return { ...none, decided: false, validUntil: settles };
  return { ...none, ...places(grandFinal), decided: true, validUntil: null };
}

/**
 * When a bracket reset can no longer come. If the grand final was already over at its first sighting:
 * an hour after that sighting or after the tournament's end, whichever is earlier. If it ended while
 * Matchdesk watched (or is read from a file): an hour after it was over, or at the tournament's end
 * if that comes sooner; an end that passed before the grand final was over means nothing then.
 *
 * @returns Null if neither the end of the grand final nor that of the tournament is known.
 */
function resetWaitEnds(grandFinal: DerivedMatch, { end }: Tournament): Instant | null {
  const { sighting } = grandFinal;
  const over = sighting.list === null ? settlesAt(grandFinal) : sighting.changedAt;
  if (over === null) return end;
  if (end === null) return over + HOUR;
  if (end > over) return Math.min(over + HOUR, end);
  return wasOverAtFirstSighting(sighting) ? end + HOUR : over + HOUR;
}

/** In files the start alone decides when a match is over, so they never count as a sighting. */
function wasOverAtFirstSighting({ list, firstSeen, changedAt }: Sighting): boolean {
  return list !== null && changedAt === firstSeen;
}

function places(match: DerivedMatch): Pick<Podium, "champion" | "runnerUp"> {
  return { champion: winnerOf(match), runnerUp: loserOf(match) };
}

function winnerOf(seen: DerivedMatch | null): ContestantRef | null {
  const winner = seen?.outcome.winner ?? null;
  return seen === null || winner === null ? null : refOf(seen.match.entries[winner]);
}

function loserOf(seen: DerivedMatch | null): ContestantRef | null {
  const winner = seen?.outcome.winner ?? null;
  return seen === null || winner === null ? null : refOf(seen.match.entries[1 - winner]);
}

function refOf(entry: MatchEntry | undefined): ContestantRef | null {
  return entry === undefined ? null : { key: entry.key, name: entry.name, country: entry.country };
}
