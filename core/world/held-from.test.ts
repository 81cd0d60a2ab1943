import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { Hold } from "#core/model/hold.ts";
import { pollWireLists } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { HELD } from "#core/guards/judge-losses.ts";
import { withDoubts } from "#core/model/doubt.ts";
import type { Snapshot } from "#core/model/tick.ts";
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
/** The same snapshot, in which holds keep the matches of these tournaments. */
const keeping = (...slugs: readonly string[]) => {
  const kept = [...SNAPSHOT.matches.values()].filter(({ match }) =>
    slugs.includes(match.tournament.slug),
  );
  const matches = SNAPSHOT.matches.with(kept.map((seen) => withDoubts(seen, [HELD])));
  return { ...SNAPSHOT, matches };
};

const isPublic = (key: string): boolean => key === `${SITE}/open`;

/** Returns the slugs of tournaments with the issue `data-held`; the second tournament is hidden. */
function heldTournaments(snapshot: Snapshot, ...holds: readonly Hold[]): readonly string[] {
  const world = deriveWorld({ ...snapshot, holds }, NOW, { graceMinutes: 10, isPublic });
  return [...world.tournaments.values()]
    .filter(({ issues }) => issues.some(({ code }) => code === "data-held"))
    .map(({ tournament }) => tournament.slug);
}

it.each<[string, Partial<Hold>, readonly string[]]>([
  ["marks the public ones of every site", {}, ["open"]],
  ["marks public tournaments of the site", { site: SITE }, ["open"]],
  ["marks hidden tournaments of the site", { site: SITE, isHidden: true }, ["secret"]],
  ["marks the tournament of the hold", { site: SITE, tournament: `${SITE}/open` }, ["open"]],
  ["marks no tournament of another site", { site: "a.example" }, []],
])("%s", (_, change, expected) => {
  expect(heldTournaments(keeping("open", "secret"), { ...HOLD, ...change })).toEqual(expected);
});

it("marks no tournament of which a hold keeps no match", () => {
  expect(heldTournaments(SNAPSHOT, HOLD)).toEqual([]);
  expect(heldTournaments(keeping("secret"), { ...HOLD, site: SITE })).toEqual([]);
});

it("shows the time of the oldest data of several holds", () => {
  const older = { ...HOLD, site: SITE, dataAt: Date.UTC(2026, 2, 7, 8) };
  const holds = [{ ...HOLD, site: SITE }, older];
  const world = deriveWorld({ ...keeping("open"), holds }, NOW, { graceMinutes: 10 });
  expect(world.issues.map(({ message }) => message)).toContain(
    "The service no longer sends all data of this tournament. Showing data from 2026-03-07 08:00 UTC.",
  );
});
