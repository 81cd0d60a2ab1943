/**
 * Single and double eliminations of sizes that need byes, polled through their whole course: a
 * sample that changes daily.
 */
import { expect, it } from "vitest";
import type { BracketStageOptions } from "#core/testing/courses/bracket-stage.ts";
import { checkCourse } from "#core/testing/courses/check-modes.ts";
import { createPlayers, playBracketCourse } from "#core/testing/courses/compose.ts";
import { sample } from "#core/testing/node/sample.ts";

/** How services list byes, sizes and later rounds. */
const LISTINGS: readonly (readonly [
  string,
  (contestants: number) => Partial<BracketStageOptions>,
])[] = [
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
    const course = playBracketCourse({
      ...optionsOf(contestants),
      kind,
      players: createPlayers(contestants),
      seed: contestants,
      hasBronze: kind === "single" && contestants % 2 === 0,
    });
    expect(checkCourse(course, contestants > 50 ? 3 : 8)).toEqual([]);
  },
);
