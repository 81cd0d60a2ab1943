/** Single and double eliminations of sizes that need byes, polled through their whole course. */
import { describe, expect, it } from "vitest";
import { playBracketStage } from "#core/testing/courses/bracket-stage.ts";
import { composeCourse, createPlayers } from "#core/testing/courses/compose.ts";
import type { Course } from "#core/testing/courses/course.ts";
import { createCourseTruth } from "#core/testing/courses/truth.ts";
import { watchCourse } from "#core/testing/courses/watch-course.ts";
import { findFalseClaims, findMissingFacts } from "#core/testing/courses/check-course.ts";

interface Shape {
  readonly kind: "single" | "double";
  readonly contestants: number;
  readonly listsByes: boolean;
  readonly states: "contestants" | "slots";
}

const KINDS = ["single", "double"] as const;
const SHAPES: readonly Shape[] = [24, 48, 80, 153].flatMap((contestants) =>
  KINDS.flatMap((kind) => [
    { kind, contestants, listsByes: true, states: "slots" as const },
    { kind, contestants, listsByes: false, states: "slots" as const },
    { kind, contestants, listsByes: false, states: "contestants" as const },
  ]),
);

function play({ kind, contestants, listsByes, states }: Shape): Course {
  const stage = playBracketStage({
    kind,
    players: createPlayers(contestants),
    seed: contestants,
    id: 1100,
    from: 0,
    hasBronze: kind === "single",
    listsByes,
    ...(states === "contestants" && { statedSize: contestants }),
  });
  return composeCourse({ slug: "cup", brackets: [stage], tiers: stage.tiers, decidedBy: stage.id });
}

describe.each(SHAPES)(
  "$kind elimination of $contestants, byes: $listsByes, states $states",
  (shape) => {
    const course = play(shape);
    const truth = createCourseTruth(course);

    it("claims nothing false while watched, and everything at the end", () => {
      let last;
      for (const watched of watchCourse(course, { moments: shape.contestants > 50 ? 6 : 16 })) {
        expect(
          findFalseClaims(truth, watched.world, watched.minute),
          `at ${watched.minute}`,
        ).toEqual([]);
        last = watched.world;
      }
      expect(findMissingFacts(truth, last!)).toEqual([]);
    });
  },
);
