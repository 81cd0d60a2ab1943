import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { Hold } from "#core/model/hold.ts";
import { pollWireLists } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { deriveWorld } from "./derive-world.ts";

const NOW = Date.UTC(2026, 2, 7, 12);
const SITE = "osu.example.net";
const SNAPSHOT = pollWireLists(
  {
    upcoming: [inCup("open", wireMatch({ id: "1" })), inCup("secret", wireMatch({ id: "2" }))],
    ended: [],
  },
  NOW,
);
const HOLD = sampleHold({ dataAt: NOW - HOUR });

const isPublic = (key: string): boolean => key === `${SITE}/open`;

/** Returns the slugs of tournaments with the issue `data-held`; the second tournament is hidden. */
function heldTournaments(...holds: readonly Hold[]): readonly string[] {
  const world = deriveWorld({ ...SNAPSHOT, holds }, NOW, { graceMinutes: 10, isPublic });
  return [...world.tournaments.values()]
    .filter(({ issues }) => issues.some(({ code }) => code === "data-held"))
    .map(({ tournament }) => tournament.slug);
}

it.each<[string, Partial<Hold>, readonly string[]]>([
  ["marks no tournament when the hold is about every site", {}, []],
  ["marks public tournaments of the site", { site: SITE }, ["open"]],
  ["marks hidden tournaments of the site", { site: SITE, isHidden: true }, ["secret"]],
  ["marks the tournament of the hold", { site: SITE, tournament: `${SITE}/open` }, ["open"]],
  ["marks no tournament of another site", { site: "a.example" }, []],
])("%s", (_, change, expected) => {
  expect(heldTournaments({ ...HOLD, ...change })).toEqual(expected);
});

it("shows the time of the oldest data of several holds", () => {
  const older = { ...HOLD, site: SITE, dataAt: Date.UTC(2026, 2, 7, 8) };
  const holds = [{ ...HOLD, site: SITE }, older];
  const world = deriveWorld({ ...SNAPSHOT, holds }, NOW, { graceMinutes: 10 });
  expect(world.issues.map(({ message }) => message)).toContain(
    "The service no longer sends all data of this tournament. Showing data from 2026-03-07 08:00 UTC.",
  );
});
