import { addGame, type GameWinners } from "#core/model/game-winners.ts";
import { isUnreadable } from "#core/model/score.ts";
import { type CountedMatch, majorityOf } from "./wins-needed.ts";

/** A change of a match that may contain scores, as the API sends it. */
interface ScoreChange {
  readonly seq: number;
  /** When it was noticed. */
  readonly at: string;
  readonly type: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

type Scores = readonly [number, number];

/** A game with a known winner. */
interface Game {
  /** Index of the contestant who won it. */
  readonly winner: 0 | 1;
  /** Number of games that contestant had won after it. */
  readonly count: number;
}

/** A game, and when its result was seen. */
export interface PlayedGame extends Game {
  /** ISO 8601. */
  readonly at: string;
}

/** Most columns of a line score. */
const MOST_GAMES = 15;

/**
 * Lists the games of a match of two in order of play, of which those up to the last seen change of
 * the scores are `known`. `null` for a best-of 1 or of more than 15, for scores that count no games
 * or are texts, or if they do not follow from the known games.
 */
export function listGames(
  { bestOf, slots }: CountedMatch,
  known: GameWinners | null,
): Game[] | null {
  const scores = slots.map(({ score }) => score);
  if (slots.some(isUnreadable)) return null;
  if (bestOf === null || bestOf <= 1 || bestOf > MOST_GAMES) return null;
  if (Math.max(...scores.map((score) => score ?? 0)) > majorityOf(bestOf)) return null;
  const winners = addGame(known, scores);
  if (winners === null) return null;
  const counts = [0, 0];
  return winners.map((winner) => ({ winner, count: (counts[winner] = (counts[winner] ?? 0) + 1) }));
}

/**
 * Derives who won each game of a match of two from all changes since it was first seen, in order of
 * play. `null` as in `listGames`, or if the changes have gaps: then the order is not known.
 */
export function deriveLineScore(
  match: CountedMatch,
  changes: readonly ScoreChange[],
  firstSeen: string,
): readonly PlayedGame[] | null {
  const final = match.slots.map(({ score }) => score);
  const steps = listSteps(changes);
  if (steps === null) return null;
  const times: string[] = [];
  let winners: GameWinners = [];
  for (const { from, to, at } of [
    { from: [0, 0], to: steps[0]?.from ?? final, at: firstSeen },
    ...steps,
  ]) {
    const after = addGame(winners, to);
    if (addGame(winners, from) !== winners || after === null) return null;
    if (after !== winners) times.push(at);
    winners = after;
  }
  if (addGame(winners, final) !== winners) return null;
  const games = listGames(match, winners);
  if (games === null) return null;
  return games.map((game, index) => Object.assign({ at: times[index] ?? firstSeen }, game));
}

/** A change from one pair of scores to another. */
interface Step {
  readonly from: Scores;
  readonly to: Scores;
  readonly at: string;
}

/** Lists the changes of scores, oldest first; `null` if a score was withdrawn or is no count. */
function listSteps(changes: readonly ScoreChange[]): readonly Step[] | null {
  const steps: Step[] = [];
  for (const { type, from, to, at } of changes.toSorted((a, b) => a.seq - b.seq)) {
    if (type === "score-withdrawn") return null;
    if (type !== "score" && type !== "corrected") continue;
    const [before, after] = [toScores(findScores(from)), toScores(findScores(to))];
    if (before === null || after === null) return null;
    steps.push({ from: before, to: after, at });
  }
  return steps;
}

/** Returns the scores of a change's value: a list, or the `scores` of a result. */
function findScores(value: unknown): unknown {
  return typeof value === "object" && value !== null && "scores" in value ? value.scores : value;
}

/** Converts two scores, `null` counting as 0; `null` for anything but two whole numbers from 0. */
function toScores(scores: unknown): Scores | null {
  if (!Array.isArray(scores) || scores.length !== 2) return null;
  const [left, right]: unknown[] = scores.map((score: unknown) => score ?? 0);
  return isCount(left) && isCount(right) ? [left, right] : null;
}

function isCount(score: unknown): score is number {
  return typeof score === "number" && Number.isInteger(score) && score >= 0;
}
