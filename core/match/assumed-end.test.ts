import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { match, NOON, seen } from "#core/testing/model-match.ts";
import type { Match, Sighting } from "#core/model/match.ts";
import { assumedEnd } from "./assumed-end.ts";

const LATE_CHANGE = { changedAt: NOON + 5 * HOUR };

it.each<[string, Partial<Match>, Partial<Sighting>, number | null]>([
  ["returns null without a start", { start: null }, {}, null],
  ["adds an hour and one per game", { bestOf: 3 }, { changedAt: 0 }, NOON + 4 * HOUR],
  ["treats a missing best-of as one game", { bestOf: null }, { changedAt: 0 }, NOON + 2 * HOUR],
  ["waits an hour after the last change", { bestOf: 1 }, LATE_CHANGE, NOON + 6 * HOUR],
  [
    "ignores the last change of a match from a file",
    { bestOf: 1 },
    { list: null, ...LATE_CHANGE },
    NOON + 2 * HOUR,
  ],
])("%s", (_name, change, sighting, at) => {
  expect(assumedEnd(seen(match("1", change), sighting))).toBe(at);
});
