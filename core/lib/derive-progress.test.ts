import { describe, expect, test } from "vitest";
import { deriveProgress } from "./derive-progress.ts";

const COUNTS = { upcoming: 5, live: 3, ended: 22 };

describe("deriveProgress", () => {
  test("counts matches that are not listed yet as to play when the total is proven", () => {
    expect(deriveProgress({ counts: COUNTS, unresolved: 0, played: 20, expected: 31 })).toEqual({
      ended: 20,
      live: 3,
      toPlay: 8,
      total: 31,
    });
  });

  test("counts listed matches that may still be played when the total is unknown", () => {
    expect(deriveProgress({ counts: COUNTS, unresolved: 1, played: 20, expected: null })).toEqual({
      ended: 20,
      live: 3,
      toPlay: 4,
      total: null,
    });
  });
});
