/** Swiss groups and leagues, polled through their whole course: a sample that changes daily. */
import { expect, it } from "vitest";
import { checkCourse } from "#core/testing/courses/check-modes.ts";
import { composeCourse, createPlayers } from "#core/testing/courses/compose.ts";
import type { Course } from "#core/testing/courses/course.ts";
import {
  playRoundRobinStage,
  playSwissStage,
  type RoundRobinOptions,
  type SwissStageOptions,
} from "#core/testing/courses/group-stage.ts";
import { sample } from "#core/testing/node/sample.ts";

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
  { statesEnd = true, isRanked = true } = {},
): Course {
  const players = createPlayers(contestants);
  const group = playRoundRobinStage({ ...options, players, id: 551, from: 0, seed: 7 });
  return composeCourse({
    slug: "league",
    groups: [group],
    rule: "3-1-0",
    decidedBy: null,
    statesEnd,
    ...(isRanked ? {} : { tiers: [] }),
  });
}

const goals = (random: () => number): readonly [number, number] => [
  Math.floor(random() * 4),
  Math.floor(random() * 4),
];
/** Four maps of a best-of-5; either side may lead. */
const fourMaps = (random: () => number): readonly [number, number] => {
  const won = Math.floor(random() * 5);
  return [won, 4 - won];
};

/** Title of a course, a function that plays it, and the number of moments to check. */
type ShapeCase = readonly [string, () => Course, number];

const SWISS: readonly ShapeCase[] = [1, 2].flatMap((seed): ShapeCase[] => [
  [
    `Swiss of 16 in games, seed ${seed}`,
    () => swiss(16, { seed, rounds: 5, inPoints: false, listed: "when-paired" }),
    30,
  ],
  [
    `Swiss of 16, reserved rows, seed ${seed}`,
    () => swiss(16, { seed, rounds: 5, inPoints: false, listed: "reserved", forfeits: 0.1 }),
    30,
  ],
  [
    `Swiss of 33 in games, seed ${seed}`,
    () => swiss(33, { seed, rounds: 6, inPoints: false, listed: "when-paired", forfeits: 0.1 }),
    12,
  ],
  [
    `Swiss of 33 in points, seed ${seed}`,
    () => swiss(33, { seed, rounds: 7, inPoints: true, listed: "when-paired" }),
    12,
  ],
  [
    `Swiss of 16 in points, with withdrawals, seed ${seed}`,
    () =>
      swiss(16, {
        seed: seed + 2,
        rounds: 6,
        inPoints: true,
        listed: "when-paired",
        withdrawalsAfter: [2, 3, 4],
      }),
    30,
  ],
]);

const ABANDONED: readonly ShapeCase[] = [1, 2, 3, 4, 5].map((rounds) => [
  `Swiss of 17 abandoned after round ${rounds}`,
  () => swiss(17, { seed: 3, rounds, inPoints: true, listed: "when-paired" }),
  20,
]);

const DOUBLE = { meetings: 2, bestOf: 1, pace: 7 * DAY, play: goals } as const;
const WITH_LATER_HALF = {
  ...DOUBLE,
  listedFrom: (round: number) => (round < 7 ? 0 : 8 * 7 * DAY),
};

const SPARSE = {
  meetings: 1,
  bestOf: 1,
  pace: 3 * DAY,
  play: goals,
  isPlayed: (random: () => number) => random() < 0.2,
};

const LEAGUES: readonly ShapeCase[] = [
  ["double round robin over months", () => league(8, DOUBLE), 40],
  ["double round robin whose second half is listed later", () => league(8, WITH_LATER_HALF), 40],
  [
    "double round robin whose second half is listed later, without an end",
    () => league(8, WITH_LATER_HALF, { statesEnd: false }),
    40,
  ],
  [
    "double round robin listed week by week",
    () => league(6, { ...DOUBLE, listedFrom: (round) => (round - 2) * 7 * DAY }),
    40,
  ],
  [
    "league of 28 with 77 matches between arbitrary pairs, which rank none of them",
    () => league(28, SPARSE, { isRanked: false }),
    20,
  ],
  [
    "league of best-of-5 with four maps",
    () => league(9, { meetings: 1, bestOf: 5, pace: 2 * DAY, play: fourMaps }),
    30,
  ],
];

const CASES = [...sample(SWISS, 2), ...sample(ABANDONED, 1), ...sample(LEAGUES, 2)];

it.each(CASES)(
  "%s is true at any time and known at the end",
  (_, play, moments) => {
    expect(checkCourse(play(), moments)).toEqual([]);
  },
  90_000,
);
