import { expect, test } from "vitest";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { isFollowedMatch } from "./use-schedule.ts";

test.each([
  [["key-gort"], [], true],
  [[], ["osu.example.net/cc6-d3"], true],
  [["key-other"], ["osu.example.net/other"], false],
  [[], [], false],
])(
  "returns whether contestants %j or tournaments %j include the match: %s",
  (contestants, tournaments, expected) => {
    expect(isFollowedMatch(sampleMatch(), { contestants, tournaments })).toBe(expected);
  },
);
