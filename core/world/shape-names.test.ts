/** Eliminations with two contestants of the same name: a sample that changes daily. */
import { describe, expect, it } from "vitest";
import { type BracketStageOptions, playBracketStage } from "#core/testing/courses/bracket-stage.ts";
import { checkFirstPolls, checkLater, checkWatched } from "#core/testing/courses/check-modes.ts";
import { composeCourse, createPlayers } from "#core/testing/courses/compose.ts";
import type { Course, CoursePlayer } from "#core/testing/courses/course.ts";
import { sample } from "#core/testing/node/sample.ts";

function bracket(options: Omit<BracketStageOptions, "id" | "from">): Course {
  const stage = playBracketStage({ ...options, id: 1100, from: 0 });
  return composeCourse({ slug: "cup", brackets: [stage], tiers: stage.tiers, decidedBy: stage.id });
}

/** Contestants of whom two have the same name and different countries. */
function withNamesakes(count: number, first: number, second: number): readonly CoursePlayer[] {
  const players = [...createPlayers(count)];
  players[first] = { name: "Aino", country: "fi" };
  players[second] = { name: "Aino", country: "se" };
  return players;
}

const KINDS = ["single", "double"] as const;

/** Seeds of the two contestants with the same name. */
const SEEDS = [
  [0, 15],
  [0, 1],
  [3, 20],
  [1, 12],
  [5, 9],
  [2, 18],
] as const;

const CASES = KINDS.flatMap((kind) =>
  [true, false].flatMap((listsByes) =>
    SEEDS.map(([first, second], index) => ({ kind, listsByes, first, second, seed: 20 + index })),
  ),
);

describe.each(sample(CASES, 3))(
  "$kind elimination, seeds $first and $second with one name, byes: $listsByes",
  ({ kind, listsByes, first, second, seed }) => {
    const course = bracket({
      kind,
      players: withNamesakes(24, first, second),
      seed,
      listsByes,
      hasBronze: kind === "single",
    });

    it("has no false claim while watched", () => {
      expect(checkWatched(course, { moments: 60 }).filter((m) => m.startsWith("at"))).toEqual([]);
    });

    it("has no false claim in a first poll in mid-play", () => {
      expect(checkFirstPolls(course, 60)).toEqual([]);
    });

    it("has every fact long after the end", () => {
      expect(checkLater(course)).toEqual([]);
    });
  },
);
