import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { match, NOON, seen } from "#core/testing/model-match.ts";
import type { Match, Sighting } from "#core/model/match.ts";
import { settlesAt } from "./settles-at.ts";

it.each<[string, Partial<Match>, Partial<Sighting>, number | null]>([
  ["without a start never", { start: null }, {}, null],
  ["an hour and one a game", { bestOf: 3 }, { changedAt: 0 }, NOON + 4 * HOUR],
  ["without a best-of as with one", { bestOf: null }, { changedAt: 0 }, NOON + 2 * HOUR],
  ["an hour after the last change", { bestOf: 1 }, { changedAt: NOON + 5 * HOUR }, NOON + 6 * HOUR],
  [
    "from a file by its start",
    { bestOf: 1 },
    { list: null, changedAt: NOON + 5 * HOUR },
    NOON + 2 * HOUR,
  ],
])("settles %s", (_name, facts, sighting, at) => {
  expect(settlesAt(seen(match("1", facts), sighting))).toBe(at);
});
