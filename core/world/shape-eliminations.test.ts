/** Single and double eliminations through their whole course: other sizes and gaps each day. */
import { expect, it } from "vitest";
import type { BracketStageOptions } from "#core/testing/courses/bracket-stage.ts";
import { checkCourse, checkLater, checkWatched } from "#core/testing/courses/check-modes.ts";
import { createPlayers, playBracketCourse } from "#core/testing/courses/compose.ts";
import type { Course, CourseMatch } from "#core/testing/courses/course.ts";
import { sample } from "#core/testing/node/sample.ts";

const KINDS = ["single", "double"] as const;

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
  KINDS.flatMap((kind) =>
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

function play(
  kind: "single" | "double",
  contestants: number,
  place = (match: CourseMatch): CourseMatch => match,
): Course {
  const players = createPlayers(contestants);
  return playBracketCourse({ kind, players, seed: contestants, listsByes: false, place });
}

it.each(KINDS)(
  "clinches in the other rounds of a %s elimination with one score above best-of",
  (kind) => {
    const course = play(kind, 16, (match) => {
      if (match.round !== "ro8" || match.row !== 2) return match;
      const sides = match.sides.map((side, index) => ({
        ...side,
        score: index === match.winner ? 5 : 3,
      }));
      return { ...match, sides };
    });
    const unlocked = { ...course, locks: false };
    expect(checkWatched(course, { moments: 20 })).toEqual([]);
    expect(checkWatched(unlocked, { moments: 20 })).toEqual([]);
    expect(checkLater(course)).toEqual([]);
  },
);

it.each(KINDS)("promises nothing about a completed %s elimination with missing rows", (kind) => {
  const full = play(kind, 43);
  const missing = new Set(["ro64#3", "ro32#5", "ro32#6", "lower ro32s1#2", "lower ro16s2#4"]);
  const matches = full.matches.map((match) =>
    missing.has(`${match.round}#${match.row}`) ? { ...match, listedFrom: Infinity } : match,
  );
  // Contestants of a single missing match are in no list, so ranks cannot be known.
  const placements = kind === "single" ? new Map() : full.placements;
  expect(checkCourse({ ...full, matches, placements }, 6)).toEqual([]);
});

it("recognises a double elimination of 153 when lists are capped at 100", () => {
  expect(checkWatched(play("double", 153), { moments: 24, limit: 100 })).toEqual([]);
});
