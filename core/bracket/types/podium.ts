import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { ContestantKey, MatchEntry, Instant, Tournament } from "#core/model/match.ts";
import type { NoChampionReason } from "#core/model/bracket.ts";
import { hasScore } from "#core/match/outcome.ts";
import { resetWaitEnds } from "./reset-wait.ts";
import type { ContestantRef } from "#core/model/contestant-ref.ts";

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
export interface Podium {
  readonly champion: ContestantRef | null;
  readonly runnerUp: ContestantRef | null;
  readonly third: ContestantRef | null;
  readonly resetPlayed: boolean;
  /** True if the match that decides the bracket has ended. */
  readonly decided: boolean;
  /** Why there is no champion if no match is open; `null` if there is one. */
  readonly noChampion: NoChampionReason | null;
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
 * grand final, to which one contestant may come alone. If the lower finalist wins the grand final, a reset may follow: the lower finalist
 * is champion only if none is listed, the upper and the lower final were seen, and the wait is
 * over.
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
    return { ...none, champion: last.loneFinalist, decided: true, noChampion: null };
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
