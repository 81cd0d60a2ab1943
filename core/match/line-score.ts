import { majorityOf } from "./wins-needed.ts";

/** The part of a match that its line score needs; `MatchView` has this shape. */
interface ScoredMatch {
  readonly bestOf: number | null;
  readonly slots: readonly { readonly score: number | null }[];
}

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
export interface PlayedGame {
  /** Index of the contestant who won it. */
  readonly winner: 0 | 1;
  /** Number of games that contestant had won after it. */
  readonly count: number;
  /** When its result was seen. */
  readonly at: string;
}

/** Most columns of a line score. */
const MOST_GAMES = 15;

/**
 * Derives who won each game of a match of two from its watched changes, in order of play. `null`
 * for a best-of 1 or of more than 15, for scores that count no games, or if the changes have gaps:
 * then the order of the games is not known.
 *
 * @param changes Changes of the match since it was first seen, in any order.
 * @param firstSeen When the match was first seen.
 */
export function deriveLineScore(
  { bestOf, slots }: ScoredMatch,
  changes: readonly ScoreChange[],
  firstSeen: string,
): readonly PlayedGame[] | null {
  if (bestOf === null || bestOf <= 1 || bestOf > MOST_GAMES || slots.length !== 2) return null;
  const final = toScores(slots.map(({ score }) => score));
  if (final === null || Math.max(...final) > majorityOf(bestOf)) return null;
  const steps = listSteps(changes);
  const first = steps === null ? null : (steps[0]?.from ?? final);
  if (steps === null || first === null) return null;
  const games: PlayedGame[] = [];
  let current: Scores = [0, 0];
  for (const { from, to, at } of [{ from: current, to: first, at: firstSeen }, ...steps]) {
    if (!isSame(from, current)) return null;
    if (isSame(from, to)) continue;
    const winner = findGameWinner(from, to);
    if (winner === null) return null;
    games.push({ winner, count: to[winner], at });
    current = to;
  }
  return isSame(current, final) ? games : null;
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

/** Returns who won the only game between two pairs of scores; `null` if it is not exactly one. */
function findGameWinner(from: Scores, to: Scores): 0 | 1 | null {
  if (to[0] === from[0] + 1 && to[1] === from[1]) return 0;
  return to[1] === from[1] + 1 && to[0] === from[0] ? 1 : null;
}

function isSame(one: Scores, other: Scores): boolean {
  return one[0] === other[0] && one[1] === other[1];
}
