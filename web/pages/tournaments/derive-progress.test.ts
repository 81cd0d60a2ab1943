import { describe, expect, it } from "vitest";
import { deriveProgress } from "./derive-progress.ts";

const counts = { upcoming: 5, live: 3, ended: 22 };

describe("deriveProgress", () => {
  it("counts matches that are not listed yet as to play when the total is proven", () => {
    expect(deriveProgress({ counts, unresolved: 0, played: 20, expected: 31 })).toEqual({
      ended: 20,
      live: 3,
      toPlay: 8,
      total: 31,
    });
  });

  it("counts listed matches that may still be played when the total is unknown", () => {
    expect(deriveProgress({ counts, unresolved: 1, played: 20, expected: null })).toEqual({
      ended: 20,
      live: 3,
      toPlay: 4,
      total: null,
    });
  });
});
