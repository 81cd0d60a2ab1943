import { HOUR } from "#core/lib/time.ts";
import { assumedEnd } from "#core/match/assumed-end.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import { contestantRef } from "#core/model/contestant.ts";
import type { ContestantKey, Instant, Sighting, Tournament } from "#core/model/match.ts";
import type { Bracket, NoChampionReason } from "#core/model/bracket.ts";
import { hasScore } from "#core/match/outcome.ts";
import type { ContestantRef } from "#core/model/contestant.ts";

/** How long a bracket reset may follow the grand final, in milliseconds. */
const RESET_WAIT = HOUR;

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
  /** The only contestant who comes to the final, or grand final; `null` if two may come. */
  readonly loneFinalist: ContestantRef | null;
  /** The grand finalist from the lower bracket; `null` if unknown. */
  readonly lowerSide: ContestantKey | null;
  /** False if final and third-place match cannot be distinguished. */
  readonly finalsCertain: boolean;
}

/** The first three of a bracket; `null` if unknown. */
export interface Podium extends Pick<
  Bracket,
  "champion" | "runnerUp" | "third" | "resetPlayed" | "noChampion"
> {
  /** True if the match that decides the bracket has ended. */
  readonly decided: boolean;
  /** When time alone may name a champion; `null` if only new data can. */
  readonly validUntil: Instant | null;
}

/** Derives the podium of a single elimination from its final and its third-place match. */
export function singlePodium(last: LastMatches): Podium {
  const { final, bronze, loneFinalist, finalsCertain } = last;
  const champion = winnerOf(final) ?? loneFinalist;
  return {
    champion,
    runnerUp: loserOf(final),
    third: winnerOf(bronze),
    resetPlayed: false,
    decided: final?.status.state === "ended" || loneFinalist !== null,
    noChampion: champion === null ? withoutWinner(final, finalsCertain) : null,
    validUntil: null,
  };
}

/**
 * Derives the podium of a double elimination from the bracket reset if it was played, else from the
 * grand final, to which one contestant may come alone. If the lower finalist wins it, a reset may
 * follow: they are champion only if none is listed, the upper and the lower final were seen, and
 * the wait is over.
 */
export function doublePodium(last: LastMatches, tournament: Tournament, now: Instant): Podium {
  const { grandFinal, reset, lowerFinal } = last;
  const third = loserOf(lowerFinal);
  const resetPlayed = reset !== null && hasScore(reset.match);
  const none: Podium = {
    champion: null,
    runnerUp: null,
    third,
    resetPlayed,
    decided: false,
    noChampion: "reset-possible",
    validUntil: null,
  };
  if (reset !== null && (resetPlayed || winnerOf(reset) !== null)) {
    return { ...none, ...places(reset), decided: reset.status.state === "ended" };
  }
  if (last.loneFinalist !== null) {
    const champion = last.loneFinalist;
    const isUpper = champion.key === winnerOf(last.upperFinal)?.key;
    // The lower finalist may not come to the grand final.
    const runnerUp = isUpper ? winnerOf(lowerFinal) : null;
    return { ...none, champion, runnerUp, decided: true, noChampion: null };
  }
  const winner = winnerOf(grandFinal);
  if (grandFinal === null || winner === null) {
    const decided = grandFinal?.status.state === "ended" && reset === null;
    return { ...none, decided, noChampion: withoutWinner(grandFinal, true) };
  }
  if (last.lowerSide === null) return { ...none, noChampion: "lower-finalist-unknown" };
  if (winner.key !== last.lowerSide) return { ...none, ...places(grandFinal), decided: true };
  if (reset !== null || last.upperFinal === null || lowerFinal === null) return none;
  const waitEnds = resetWaitEnds(grandFinal, tournament);
  if (waitEnds === null || now <= waitEnds) return { ...none, validUntil: waitEnds };
  return { ...none, ...places(grandFinal), decided: true };
}

/** Returns why a final without a winner has none. */
function withoutWinner(final: DerivedMatch | null, isIdentified: boolean): NoChampionReason {
  if (!isIdentified) return "finals-not-identified";
  return final === null ? "final-not-listed" : "final-undecided";
}

function places(match: DerivedMatch): Pick<Podium, "champion" | "runnerUp" | "noChampion"> {
  const champion = winnerOf(match);
  const noChampion = champion === null ? "final-undecided" : null;
  return { champion, runnerUp: loserOf(match), noChampion };
}

function winnerOf(seen: DerivedMatch | null): ContestantRef | null {
  const entry = seen?.match.entries[seen.outcome.winner ?? -1];
  return entry === undefined ? null : contestantRef(entry);
}

function loserOf(seen: DerivedMatch | null): ContestantRef | null {
  const winner = seen?.outcome.winner ?? null;
  const entry = winner === null ? undefined : seen?.match.entries[1 - winner];
  return entry === undefined ? null : contestantRef(entry);
}

/**
 * Returns when a bracket reset can no longer be listed: if the tournament ends after the grand
 * final, at that end, but at most an hour after the grand final; if its end was earlier, an hour
 * after the grand final, or after the tournament's end if the grand final was already over at its
 * first sighting. In files, the grand final is over at the latest end its start allows. `null` if
 * neither end is known.
 */
function resetWaitEnds(grandFinal: DerivedMatch, { end }: Tournament): Instant | null {
  const { sighting } = grandFinal;
  const over = sighting.list === null ? assumedEnd(grandFinal) : sighting.changedAt;
  if (over === null) return end;
  if (end === null) return over + RESET_WAIT;
  if (end > over) return Math.min(over + RESET_WAIT, end);
  return wasOverAtFirstSighting(sighting) ? end + RESET_WAIT : over + RESET_WAIT;
}

/** Returns whether a listed match is unchanged since its first sighting; `false` for files. */
function wasOverAtFirstSighting({ list, firstSeen, changedAt }: Sighting): boolean {
  return list !== null && changedAt === firstSeen;
}
