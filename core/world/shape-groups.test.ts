/** Swiss groups and leagues, polled through their whole course. */
import { describe, expect, it } from "vitest";
import { checkFirstPolls, checkLater, checkWatched } from "#core/testing/courses/check-modes.ts";
import { composeCourse, createPlayers } from "#core/testing/courses/compose.ts";
import type { Course } from "#core/testing/courses/course.ts";
import {
  playRoundRobinStage,
  playSwissStage,
  type RoundRobinOptions,
  type SwissStageOptions,
} from "#core/testing/courses/group-stage.ts";

const DAY = 1440;

function swiss(
  contestants: number,
  options: Omit<SwissStageOptions, "players" | "id" | "from">,
): Course {
  const group = playSwissStage({
    ...options,
    players: createPlayers(contestants),
    id: 551,
    from: 0,
  });
  const rule = options.inPoints ? "scores" : "wins-alone";
  return composeCourse({ slug: "swiss", groups: [group], rule, decidedBy: null });
}

function league(
  contestants: number,
  options: Omit<RoundRobinOptions, "players" | "id" | "from" | "seed">,
  statesEnd = true,
): Course {
  const players = createPlayers(contestants);
  const group = playRoundRobinStage({ ...options, players, id: 551, from: 0, seed: 7 });
  return composeCourse({
    slug: "league",
    groups: [group],
    rule: "3-1-0",
    decidedBy: null,
    statesEnd,
  });
}

const goals = (random: () => number): readonly [number, number] => [
  Math.floor(random() * 4),
  Math.floor(random() * 4),
];
/** Four maps of a best-of-5, whoever leads. */
const fourMaps = (random: () => number): readonly [number, number] => {
  const won = Math.floor(random() * 5);
  return [won, 4 - won];
};

const COURSES: readonly (readonly [string, Course, number])[] = [
  ...[1, 2].flatMap((seed) => [
    [
      "Swiss of 16 in games",
      swiss(16, { seed, rounds: 5, inPoints: false, listed: "when-paired" }),
      30,
    ] as const,
    [
      "Swiss of 16, reserved rows",
      swiss(16, { seed, rounds: 5, inPoints: false, listed: "reserved", forfeits: 0.1 }),
      30,
    ] as const,
    [
      "Swiss of 33 in games",
      swiss(33, { seed, rounds: 6, inPoints: false, listed: "when-paired", forfeits: 0.1 }),
      12,
    ] as const,
    [
      "Swiss of 33 in points",
      swiss(33, { seed, rounds: 7, inPoints: true, listed: "when-paired" }),
      12,
    ] as const,
    [
      "Swiss of 16 in points, with withdrawals",
      swiss(16, {
        seed: seed + 2,
        rounds: 6,
        inPoints: true,
        listed: "when-paired",
        withdrawalsAfter: [2, 3, 4],
      }),
      30,
    ] as const,
  ]),
  ...[1, 2, 3, 4, 5].map(
    (rounds) =>
      [
        `Swiss of 17 abandoned after round ${rounds}`,
        swiss(17, { seed: 3, rounds, inPoints: true, listed: "when-paired" }),
        20,
      ] as const,
  ),
  [
    "double round robin over months",
    league(8, { meetings: 2, bestOf: 1, pace: 7 * DAY, play: goals }),
    40,
  ],
  [
    "double round robin whose second half is listed later",
    league(8, {
      meetings: 2,
      bestOf: 1,
      pace: 7 * DAY,
      play: goals,
      listedFrom: (round) => (round < 7 ? 0 : 8 * 7 * DAY),
    }),
    40,
  ],
  [
    "double round robin whose second half is listed later, without an end",
    league(
      8,
      {
        meetings: 2,
        bestOf: 1,
        pace: 7 * DAY,
        play: goals,
        listedFrom: (round) => (round < 7 ? 0 : 8 * 7 * DAY),
      },
      false,
    ),
    40,
  ],
  [
    "double round robin listed week by week",
    league(6, {
      meetings: 2,
      bestOf: 1,
      pace: 7 * DAY,
      play: goals,
      listedFrom: (round) => (round - 2) * 7 * DAY,
    }),
    40,
  ],
  [
    "league of 28 with 77 matches",
    league(28, {
      meetings: 1,
      bestOf: 1,
      pace: 3 * DAY,
      play: goals,
      isPlayed: (random) => random() < 0.2,
    }),
    20,
  ],
  [
    "league of best-of-5 with four maps",
    league(9, { meetings: 1, bestOf: 5, pace: 2 * DAY, play: fourMaps }),
    30,
  ],
];

describe.each(COURSES)("%s", (_, course, moments) => {
  it("has no false claim while watched, and every fact at the end", () => {
    expect(checkWatched(course, { moments })).toEqual([]);
  });

  it("has no false claim in a first poll in mid-play", () => {
    expect(checkFirstPolls(course, moments)).toEqual([]);
  });

  it("has every fact long after the end", () => {
    expect(checkLater(course)).toEqual([]);
  });
});
