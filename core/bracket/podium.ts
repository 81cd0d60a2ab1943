import { HOUR } from "#core/lib/time.ts";
import type { ContestantRef, DerivedMatch } from "#core/model/derived.ts";
import type { ContestantKey, Entry, Instant, Tournament } from "#core/model/match.ts";
import { settlesAt } from "#core/model/settles-at.ts";
import { isPlayed } from "./outcome.ts";

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
  const resetPlayed = reset !== null && isPlayed(reset.match);
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
 * An hour after the grand final was over, or the tournament's end where that comes first: an end
 * that passed before the grand final was over says nothing.
 */
function resetWaitEnds(grandFinal: DerivedMatch, { end }: Tournament): Instant | null {
  const { sighting } = grandFinal;
  const over = sighting.list === null ? settlesAt(grandFinal) : sighting.changedAt;
  if (over === null) return end;
  return end === null || end <= over ? over + HOUR : Math.min(over + HOUR, end);
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

function refOf(entry: Entry | undefined): ContestantRef | null {
  return entry === undefined ? null : { key: entry.key, name: entry.name, country: entry.country };
}
