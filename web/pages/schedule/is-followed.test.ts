import { expect, test } from "vitest";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { isFollowed } from "./is-followed.ts";

test.each([
  [["key-gort"], [], true],
  [[], ["osu.example.net/cc6-d3"], true],
  [["key-other"], ["osu.example.net/other"], false],
  [[], [], false],
])("of contestants %j and tournaments %j: %s", (contestants, tournaments, followed) => {
  expect(isFollowed(sampleMatch(), { contestants, tournaments })).toBe(followed);
});
