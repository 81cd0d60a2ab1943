import type { ContestantRef, DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, Instant, Tournament } from "#core/model/match.ts";
import { hasScore } from "#core/match/outcome.ts";
import { resetWaitEnds } from "./reset-wait.ts";

/** The last matches of a bracket; `null` if not seen. */
export interface LastMatches {
  /** `null` also if final and third-place match cannot be distinguished. */
  readonly final: DerivedMatch | null;
  readonly bronze: DerivedMatch | null;
  /** The match of round `ro2`: the upper final of a double elimination. */
  readonly upperFinal: DerivedMatch | null;
  readonly lowerFinal: DerivedMatch | null;
  readonly grandFinal: DerivedMatch | null;
  readonly reset: DerivedMatch | null;
  /** The grand finalist from the lower bracket; `null` if unknown. */
  readonly lowerSide: ContestantKey | null;
}

/** The first three of a bracket; `null` if unknown. */
export interface Podium {
  readonly champion: ContestantRef | null;
  readonly runnerUp: ContestantRef | null;
  readonly third: ContestantRef | null;
  readonly resetPlayed: boolean;
  /** True if the match that decides the bracket has ended. */
  readonly decided: boolean;
  /** When time alone may name a champion; `null` if only new data can. */
  readonly validUntil: Instant | null;
}

/** Derives the podium of a single elimination from its final and its third-place match. */
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
 * Derives the podium of a double elimination from the bracket reset if it was played, else from the
 * grand final. If the lower finalist wins the grand final, a reset may follow: the lower finalist
 * is champion only if none is listed, the upper and the lower final were seen, and the wait is
 * over.
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
  const waitEnds = resetWaitEnds(grandFinal, tournament);
  if (waitEnds === null || now <= waitEnds)
    return { ...none, decided: false, validUntil: waitEnds };
  return { ...none, ...places(grandFinal), decided: true, validUntil: null };
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
