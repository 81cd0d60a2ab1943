/** Groups of a played tournament: Swiss groups and round robins. */
import { groupBy } from "#core/lib/collections.ts";
import { must } from "#core/lib/must.ts";
import { seededRandom } from "#core/testing/seeded-random.ts";
import { playSwiss, type SwissOptions } from "#core/testing/swiss.ts";
import type { CourseMatch, CoursePlayer } from "./course.ts";

interface GroupOptions {
  readonly players: readonly CoursePlayer[];
  readonly seed: number;
  readonly id: number;
  /** Minute of the first start. */
  readonly from: number;
}

export interface SwissStageOptions
  extends GroupOptions, Omit<SwissOptions, "contestants" | "seed"> {
  /** When matches are listed: once their round is paired, or all, without contestants, at first. */
  readonly listed: "when-paired" | "reserved";
  /** Share of the matches without a draw whose loser is disqualified with a score of -1. */
  readonly forfeits?: number;
}

export interface RoundRobinOptions extends GroupOptions {
  /** How often each pair meets. */
  readonly meetings: number;
  readonly bestOf: number;
  /** Minutes from one round to the next. */
  readonly pace: number;
  readonly play: (random: () => number) => readonly [number, number];
  /** Returns the minute from which the matches of a round (from 0) are listed. */
  readonly listedFrom?: (round: number) => number;
  /** Returns whether the pair of a match is played; all by default. */
  readonly isPlayed?: (random: () => number) => boolean;
  readonly stage?: number;
}

/** Minutes between the starts of Swiss rounds. */
const SWISS_PACE = 60;

/** Plays a Swiss group whose byes give one point. Deterministic. */
export function playSwissStage(options: SwissStageOptions): readonly CourseMatch[] {
  const { players, seed, id, from, listed, forfeits = 0, inPoints } = options;
  const random = seededRandom(seed);
  const swiss = playSwiss({ ...options, contestants: players.length });
  return swiss.matches.map(({ round, sides }, index) => {
    const begin = from + (round - 1) * SWISS_PACE;
    const scores = sides.map(({ score }) => score);
    if (!inPoints && sides.length === 2 && random() < forfeits) {
      scores[scores.indexOf(Math.min(...scores))] = -1;
    }
    const isBye = sides.length === 1;
    return createGroupMatch(options, scores, {
      id: String(id * 10_000 + index + 1),
      row: index + 1,
      stage: 1,
      bestOf: inPoints ? 1 : 3,
      players: sides.map(({ name }) => playerOf(players, Number(name.slice(1)))),
      isBye,
      knownFrom: begin,
      listedFrom: listed === "reserved" ? -Infinity : begin,
      start: begin,
      end: isBye ? begin : begin + 20 + Math.floor(random() * 30),
    });
  });
}

/** Plays a round robin. Deterministic. */
export function playRoundRobinStage(options: RoundRobinOptions): readonly CourseMatch[] {
  const { players, seed, id, from, meetings, bestOf, pace, play, isPlayed, listedFrom } = options;
  const random = seededRandom(seed);
  const rounds = createRoundRobinRounds(players.length);
  const matches: CourseMatch[] = [];
  for (let round = 0; round < rounds.length * meetings; round += 1) {
    const pairs = must(rounds[round % rounds.length], "every round has pairs");
    for (const pair of pairs) {
      if (isPlayed?.(random) === false) continue;
      const numbers = Math.floor(round / rounds.length) % 2 === 0 ? pair : pair.toReversed();
      const begin = from + round * pace + Math.floor(random() * Math.min(pace / 2, 600));
      const row = matches.length + 1;
      const match = createGroupMatch(options, play(random), {
        id: String(id * 10_000 + row),
        row,
        stage: options.stage ?? 1,
        bestOf,
        players: numbers.map((number) => playerOf(players, number)),
        isBye: false,
        knownFrom: -Infinity,
        listedFrom: listedFrom?.(round) ?? -Infinity,
        start: begin,
        end: begin + 30 + 10 * bestOf,
      });
      matches.push(match);
    }
  }
  return matches;
}

/**
 * How a group is ranked: by the scores themselves, by 3, 1 and 0 points, or by wins, with or without
 * tie-breakers.
 */
export type CourseRule = "scores" | "3-1-0" | "wins" | "wins-alone";

/**
 * Ranks the contestants of a group by points, byes included, and, if the rule has tie-breakers, by
 * difference and sum of scores. Contestants whom these do not separate share a tier.
 */
export function rankGroup(
  matches: readonly CourseMatch[],
  rule: CourseRule,
): readonly (readonly CoursePlayer[])[] {
  const sums = new Map<CoursePlayer, { points: number; difference: number; scored: number }>();
  for (const { sides, winner, isDraw, isBye } of matches) {
    for (const [index, { player, score }] of sides.entries()) {
      const own = sums.get(player) ?? { points: 0, difference: 0, scored: 0 };
      sums.set(player, own);
      if (isBye || rule === "scores") {
        own.points += score;
        continue;
      }
      if (winner === index) own.points += rule === "3-1-0" ? 3 : 1;
      if (isDraw && rule === "3-1-0") own.points += 1;
      if (rule === "wins-alone") continue;
      own.difference += Math.max(0, score) - Math.max(0, sides[1 - index]?.score ?? 0);
      own.scored += Math.max(0, score);
    }
  }
  const ranked = [...sums].toSorted(
    ([, a], [, b]) => b.points - a.points || b.difference - a.difference || b.scored - a.scored,
  );
  const tiers = groupBy(ranked, ([, sum]) => `${sum.points} ${sum.difference} ${sum.scored}`);
  return [...tiers.values()].map((tier) => tier.map(([player]) => player));
}

function createGroupMatch(
  { id: group, players: { length }, inPoints = false }: GroupOptions & { inPoints?: boolean },
  scores: readonly number[],
  match: Pick<CourseMatch, "id" | "row" | "stage" | "bestOf" | "isBye" | "listedFrom"> & {
    readonly players: readonly CoursePlayer[];
    readonly knownFrom: number;
    readonly start: number;
    readonly end: number;
  },
): CourseMatch {
  const { players, knownFrom, start, ...rest } = match;
  const [a = 0, b = 0] = scores;
  const isForfeitedByBoth = inPoints && a === 0 && b === 0;
  return {
    ...rest,
    bracket: null,
    group: String(group),
    round: "",
    roundOf: length,
    sides: players.map((player, index) => ({
      player,
      score: must(scores[index], "a match has a score for each side"),
      knownFrom,
      feeder: null,
    })),
    winner: scores.length === 1 ? 0 : a === b ? null : Number(b > a),
    isDraw: scores.length === 2 && a === b && !isForfeitedByBoth,
    isUnused: false,
    start,
    begin: start,
  };
}

function playerOf(players: readonly CoursePlayer[], number: number): CoursePlayer {
  return must(players[number - 1], "every number is a player's");
}

/** Returns the pairs of each round of a round robin by the circle method, numbers from 1. */
function createRoundRobinRounds(count: number): readonly (readonly (readonly number[])[])[] {
  const even = count + (count % 2);
  const rounds: (readonly number[])[][] = [];
  for (let round = 0; round < even - 1; round += 1) {
    const numbers = [even];
    for (let index = 0; index < even - 1; index += 1) {
      numbers.push(((round + index) % (even - 1)) + 1);
    }
    const pairs: (readonly number[])[] = [];
    for (let index = 0; index < even / 2; index += 1) {
      const pair = [numbers[index] ?? 0, numbers[even - 1 - index] ?? 0];
      if (pair.every((number) => number <= count)) pairs.push(pair);
    }
    rounds.push(pairs);
  }
  return rounds;
}
