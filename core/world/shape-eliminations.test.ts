/**
 * Single and double eliminations of sizes that need byes, polled through their whole course: a
 * sample that changes daily.
 */
import { expect, it } from "vitest";
import { type BracketStageOptions, playBracketStage } from "#core/testing/courses/bracket-stage.ts";
import { checkFirstPolls, checkLater, checkWatched } from "#core/testing/courses/check-modes.ts";
import { composeCourse, createPlayers } from "#core/testing/courses/compose.ts";
import type { Course } from "#core/testing/courses/course.ts";
import { sample } from "#core/testing/node/sample.ts";

type Options = Pick<
  BracketStageOptions,
  "kind" | "listsByes" | "statedSize" | "listed" | "resetListed" | "bestOf"
>;

function play(contestants: number, options: Options, seed = contestants): Course {
  const players = createPlayers(contestants);
  const hasBronze = options.kind === "single" && contestants % 2 === 0;
  const stage = playBracketStage({ ...options, players, hasBronze, seed, id: 1100, from: 0 });
  return composeCourse({ slug: "cup", brackets: [stage], tiers: stage.tiers, decidedBy: stage.id });
}

/** How services list byes, sizes and later rounds. */
const LISTINGS: readonly (readonly [string, (contestants: number) => Omit<Options, "kind">])[] = [
  ["byes in the slots of the next power of two", () => ({ resetListed: "always" })],
  ["no byes, and the size of the slots", () => ({ listsByes: false })],
  ["no byes, and the number of contestants", (statedSize) => ({ listsByes: false, statedSize })],
  ["matches from their start", () => ({ listsByes: false, listed: "late", bestOf: 1 })],
];

const CASES = [24, 43, 48, 80, 153].flatMap((contestants) =>
  (["single", "double"] as const).flatMap((kind) =>
    LISTINGS.map(([listing, optionsOf]) => ({ contestants, kind, listing, optionsOf })),
  ),
);

it.each(sample(CASES, 5))(
  "$kind elimination of $contestants is true at any time and known at the end with $listing",
  ({ contestants, kind, optionsOf }) => {
    const course = play(contestants, { kind, ...optionsOf(contestants) });
    const moments = contestants > 50 ? 3 : 8;
    expect(checkWatched(course, { moments })).toEqual([]);
    expect(checkFirstPolls(course, moments)).toEqual([]);
    expect(checkLater(course)).toEqual([]);
  },
);
