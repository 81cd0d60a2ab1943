import { expect, test } from "vitest";
import { SAMPLE_NOON, sampleMatch } from "#core/testing/sample-match.ts";
import { splitByStart } from "./split-by-start.ts";

test("splits matches at the current time and sorts each part by start, unknown starts last", () => {
  const matches = [
    sampleMatch({ id: "none", start: null }),
    sampleMatch({ id: "evening", start: "2026-01-25T18:00:00Z" }),
    sampleMatch({ id: "noon" }),
    sampleMatch({ id: "morning", start: "2026-01-25T09:00:00Z" }),
  ];
  const parts = splitByStart(matches, SAMPLE_NOON).map((part) => part.map(({ id }) => id));
  expect(parts).toEqual([
    ["morning", "noon"],
    ["evening", "none"],
  ]);
});
