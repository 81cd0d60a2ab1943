import { expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { Hold } from "#core/model/hold.ts";
import { pollWireLists } from "#core/testing/derive.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { inCup, wireMatch } from "#core/testing/wire-match.ts";
import { HELD } from "#core/guards/judge-losses.ts";
import { withDoubts } from "#core/model/doubt.ts";
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
const KEPT = SNAPSHOT.matches.with(
  Array.from(SNAPSHOT.matches.values(), (seen) => withDoubts(seen, [HELD])),
);

/** Returns the slugs of tournaments with the issue `data-held`. */
function heldTournaments(...holds: readonly Hold[]): readonly string[] {
  const world = deriveWorld({ ...SNAPSHOT, matches: KEPT, holds }, NOW, { graceMinutes: 10 });
  return [...world.tournaments.values()]
    .filter(({ issues }) => issues.some(({ code }) => code === "data-held"))
    .map(({ tournament }) => tournament.slug);
}

it("marks only the tournaments of which a hold keeps matches, whatever its scope is", () => {
  expect(heldTournaments(HOLD)).toEqual([]);
  const tournaments = [`${SITE}/open`];
  for (const scope of [{}, { site: SITE }, { site: SITE, tournament: `${SITE}/open` }])
    expect(heldTournaments({ ...HOLD, ...scope, tournaments })).toEqual(["open"]);
  expect(heldTournaments({ ...HOLD, tournaments: ["a.example/open"] })).toEqual([]);
});

it("shows the time of the oldest data that holds of the tournament keep", () => {
  const own = { ...HOLD, tournaments: [`${SITE}/open`] };
  const older = { ...own, dataAt: Date.UTC(2026, 2, 7, 8) };
  const other = { ...HOLD, dataAt: 0, tournaments: [`${SITE}/secret`] };
  const world = deriveWorld({ ...SNAPSHOT, matches: KEPT, holds: [own, older, other] }, NOW, {
    graceMinutes: 10,
  });
  expect(world.issues.map(({ message }) => message)).toContain(
    "The service no longer sends all data of this tournament. Showing data from 2026-03-07 08:00 UTC.",
  );
});
