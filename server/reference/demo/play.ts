import type { Random } from "#server/reference/replay/seeded.ts";
import type { DemoContestant } from "./contestants.ts";

/** Result of one contestant in a played match. */
export interface PlayedSide {
  readonly contestant: DemoContestant;
  readonly score: number;
  /** Absent if not recorded. */
  readonly kills?: string;
  readonly deaths?: string;
  /** Lap time, as `1:36.250`; absent outside of races. */
  readonly time?: string;
}

/** A played match; its sides keep the order of the contestants. */
export interface PlayedResult {
  readonly sides: readonly PlayedSide[];
  /** Index of the side that has won, on equal scores in a shoot-out. */
  readonly winner: number;
}

/** Rules that play and score a match. */
export type PlayMatch = (
  contestants: readonly DemoContestant[],
  bestOf: number,
  random: Random,
) => PlayedResult;

/** Probability that a match ends with a disqualification. */
const DISQUALIFICATION_RATE = 1 / 80;

/** Points of a race by finishing position, best first. */
const POINTS = [15, 12, 10, 8, 6, 4];

/** Plays a match of two contestants. The score counts games won; kills and deaths are recorded. */
export const playGames: PlayMatch = (contestants, bestOf, random) => {
  if (random() < DISQUALIFICATION_RATE) {
    // The service marks a disqualification by a score of -1.
    const sides = contestants.map((contestant, index) => {
      return { contestant, score: 0 - index, kills: "0", deaths: "0" };
    });
    return { sides, winner: 0 };
  }
  const [first = 1, second = 1] = contestants.map(({ strength }) => strength ** 3);
  const chance = first / (first + second);
  const wins: [number, number] = [0, 0];
  const kills: [number, number] = [0, 0];
  while (Math.max(...wins) < bestOf / 2) {
    const winner = random() < chance ? 0 : 1;
    wins[winner] += 1;
    for (const side of [0, 1] as const) {
      const rounds = side === winner ? 13 : 5 + Math.floor(random() * 8);
      kills[side] += rounds + Math.floor(random() * 6);
    }
  }
  const sides = contestants.map((contestant, index) => {
    const [score = 0, own = 0, others = 0] = [wins[index], kills[index], kills[1 - index]];
    return { contestant, score, kills: `${own}`, deaths: `${others}` };
  });
  return { sides, winner: wins[0] > wins[1] ? 0 : 1 };
};

/** Plays a match of two. The score counts goals; a shoot-out, which it does not show, decides draws. */
export const playGoals: PlayMatch = (contestants, _bestOf, random) => {
  const sides = contestants.map((contestant) => {
    const chance = 0.13 + 0.1 * (contestant.strength - 1);
    const goals = Array.from({ length: 9 }, random).filter((roll) => roll < chance).length;
    return { contestant, score: goals };
  });
  const lead = (sides[0]?.score ?? 0) - (sides[1]?.score ?? 0) || random() - 0.5;
  return { sides, winner: lead > 0 ? 0 : 1 };
};

/** Plays a race. The score is the points for the finishing position; the time is recorded. */
export const playRace: PlayMatch = (contestants, _bestOf, random) => {
  const times = contestants.map(({ strength }) => 96 + 10 * random() - 2 * strength);
  const sides = contestants.map((contestant, index) => {
    const time = times[index] ?? 0;
    const score = POINTS[times.filter((other) => other < time).length] ?? 0;
    return { contestant, score, time: formatLapTime(time) };
  });
  return { sides, winner: times.indexOf(Math.min(...times)) };
};

function formatLapTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - 60 * minutes).toFixed(3).padStart(6, "0")}`;
}
