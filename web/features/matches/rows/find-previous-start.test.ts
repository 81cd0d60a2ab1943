import { expect, test } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { findPreviousStart } from "./find-previous-start.ts";

const MOVED = { from: "2026-01-25T15:00:00Z", at: "2026-01-25T12:00:00Z" };
const MOVED_AT = Date.parse(MOVED.at);

test("returns the old start for two hours, at most until the match begins", () => {
  const match = sampleMatch({ moved: MOVED, state: "upcoming" });
  expect(findPreviousStart(match, MOVED_AT + 2 * HOUR - 1)).toBe(MOVED.from);
  expect(findPreviousStart(match, MOVED_AT + 2 * HOUR)).toBeNull();
  expect(findPreviousStart({ ...match, state: "live" }, MOVED_AT)).toBeNull();
  expect(findPreviousStart(sampleMatch(), MOVED_AT)).toBeNull();
});
