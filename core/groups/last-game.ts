/** Points that depend on whether a match needed its last game: 3–2–1–0. */
import { hasScore, isDisqualified } from "#core/match/outcome.ts";
import type { DerivedMatch } from "#core/model/derived-match.ts";
import type { Match } from "#core/model/match.ts";

/** Wins in games that end a best of five: of these matches alone, such points are usual. */
const USUAL_GAMES = 3;
/** Matches that prove without a best-of that the scores count games. */
const MIN_MATCHES = 6;

/** Returns whether the winner of a match of two needed the last possible game: 3–2 of best of five. */
export function neededLastGame({ bestOf, entries }: Match): boolean {
  const needed = bestOf !== null && bestOf > 2 ? Math.floor(bestOf / 2) + 1 : USUAL_GAMES;
  const [most, least] = orderedScores(entries);
  return (bestOf ?? 1) % 2 === 1 && most === needed && least === needed - 1;
}

/**
 * Returns whether 3–2–1–0 points are usual for all group matches of a tournament: all may be best
 * of five with scores that count games, and one needed its last game. Best-of is 5; or it is 1 or
 * not stated, all winners of at least six matches won three games, and no loser did.
 */
export function mayCountLastGame(matches: Iterable<DerivedMatch>): boolean {
  const played = [...matches]
    .filter(({ status }) => status.state === "ended" && status.by !== "bye")
    .map(({ match }) => match)
    .filter((match) => hasScore(match) && !match.entries.some(isDisqualified));
  const isStated = played.every(({ bestOf }) => bestOf === 5);
  const isUnstated = played.every(({ bestOf }) => (bestOf ?? 1) < 2);
  if (!isStated && !(isUnstated && played.length >= MIN_MATCHES)) return false;
  const areGames = played.every(({ entries }) => {
    const [most, least] = orderedScores(entries);
    const isWon = most === USUAL_GAMES || (isStated && most < USUAL_GAMES);
    return entries.length === 2 && isWon && least < most;
  });
  return areGames && played.some(neededLastGame);
}

function orderedScores(entries: Match["entries"]): readonly [most: number, least: number] {
  const scores = entries.map(({ score }) => score ?? 0);
  return [Math.max(...scores), Math.min(...scores)];
}
