import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestant.ts";

/** Result of one contestant in a played match. */
export interface PlayedSide {
  readonly contestant: DemoContestant;
  readonly score: number;
  readonly kills: number | null;
  readonly deaths: number | null;
  /** Lap time, as `1:36.250`; `null` outside of races. */
  readonly time: string | null;
}

/** A played match; its sides keep the order of the contestants. */
export interface PlayedResult {
  readonly sides: readonly PlayedSide[];
  /** Indexes of the sides, best first. On equal scores the first has won a shoot-out. */
  readonly ranking: readonly number[];
}

/** Rules that play and score a match. */
export type PlayMatch = (
  contestants: readonly DemoContestant[],
  bestOf: number,
  random: Random,
) => PlayedResult;

/** Probability that a match ends with a disqualification. */
const DISQUALIFICATION_RATE = 1 / 80;

/** Plays a match of two contestants. The score counts games won; kills and deaths are recorded. */
export const playGames: PlayMatch = (contestants, bestOf, random) => {
  if (random() < DISQUALIFICATION_RATE) return disqualifySecond(contestants);
  const [first, second] = contestants.map(({ strength }) => strength ** 3);
  const chance = (first ?? 1) / ((first ?? 1) + (second ?? 1));
  const needed = Math.ceil(bestOf / 2);
  const wins = [0, 0];
  const kills = [0, 0];
  while (Math.max(...wins) < needed) {
    const winner = random() < chance ? 0 : 1;
    wins[winner] = (wins[winner] ?? 0) + 1;
    for (const side of [0, 1]) {
      const rounds = side === winner ? 13 : 5 + Math.floor(random() * 8);
      kills[side] = (kills[side] ?? 0) + rounds + Math.floor(random() * 6);
    }
  }
  const sides = contestants.map((contestant, index) => ({
    contestant,
    score: wins[index] ?? 0,
    kills: kills[index] ?? 0,
    deaths: kills[1 - index] ?? 0,
    time: null,
  }));
  return { sides, ranking: (wins[0] ?? 0) > (wins[1] ?? 0) ? [0, 1] : [1, 0] };
};

/**
 * Plays a match of two contestants. The score counts goals. On equal scores a shoot-out decides,
 * which no score shows.
 */
export const playGoals: PlayMatch = (contestants, _bestOf, random) => {
  const sides = contestants.map((contestant) => {
    const chance = 0.13 + 0.1 * (contestant.strength - 1);
    const score = Array.from({ length: 9 }, random).filter((roll) => roll < chance).length;
    return { contestant, score, kills: null, deaths: null, time: null };
  });
  const lead = (sides[0]?.score ?? 0) - (sides[1]?.score ?? 0) || random() - 0.5;
  return { sides, ranking: lead > 0 ? [0, 1] : [1, 0] };
};

/** Points by finishing position, best first. */
const POINTS = [15, 12, 10, 8, 6, 4];

/** Plays a race. The score is the points for the finishing position; the time is recorded. */
export const playRace: PlayMatch = (contestants, _bestOf, random) => {
  const seconds = contestants.map(({ strength }) => 96 + 10 * random() - 2 * strength);
  const ranking = [...seconds.keys()].sort((a, b) => (seconds[a] ?? 0) - (seconds[b] ?? 0));
  const sides = contestants.map((contestant, index) => ({
    contestant,
    score: POINTS[ranking.indexOf(index)] ?? 0,
    kills: null,
    deaths: null,
    time: formatLapTime(seconds[index] ?? 0),
  }));
  return { sides, ranking };
};

/**
 * Returns a match in which the second contestant is disqualified, which the service marks by a
 * score of -1.
 */
function disqualifySecond(contestants: readonly DemoContestant[]): PlayedResult {
  const sides = contestants.map((contestant, index) => ({
    contestant,
    score: index === 0 ? 0 : -1,
    kills: 0,
    deaths: 0,
    time: null,
  }));
  return { sides, ranking: [0, 1] };
}

function formatLapTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - 60 * minutes).toFixed(3).padStart(6, "0")}`;
}

/** Position of a match in its tournament. */
interface DraftPosition {
  /** Number of the group (1, 2, …), or the bracket. */
  readonly in: { readonly group: number } | "upper" | "lower";
  readonly roundOf: number;
  readonly stage: 1 | 2;
  readonly row: number;
}

/** A match with its result, before it has a time and an id. */
export interface MatchDraft extends DraftPosition {
  /** Key of its round in the event's timetable. */
  readonly round: string;
  readonly bestOf: number;
  readonly bye: boolean;
  /** Empty if the match was not needed. */
  readonly sides: readonly PlayedSide[];
}
