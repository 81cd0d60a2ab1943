import { expect, test } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { sampleMatch } from "#core/testing/sample-match.ts";
import { movedFrom } from "./moved-from.ts";

const MOVED = { from: "2026-01-25T15:00:00Z", at: "2026-01-25T12:00:00Z" };
const NOTICED = Date.parse(MOVED.at);

test("an old start is told for two hours, and until the match begins", () => {
  const match = sampleMatch({ moved: MOVED, state: "upcoming" });
  expect(movedFrom(match, NOTICED + 2 * HOUR - 1)).toBe(MOVED.from);
  expect(movedFrom(match, NOTICED + 2 * HOUR)).toBeNull();
  expect(movedFrom({ ...match, state: "live" }, NOTICED)).toBeNull();
  expect(movedFrom(sampleMatch(), NOTICED)).toBeNull();
});
