import { describe, expect, it } from "vitest";
import { MatchFileSchema } from "#core/contract/match.ts";
import type { MatchFilter } from "#core/contract/match-filter.ts";
import type { World } from "#core/world/world.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireContestant, wireMatch, wireTournament } from "#core/testing/wire-match.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import { createTestApp, EMPTY_ARCHIVE_WORLD_LOOKUP } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, TEST_NOW } from "#server/testing/test-publication.ts";
import { PUBLIC_API_HEADERS } from "#server/http/headers.ts";
import { createMatchFileRoutes } from "./match-file-routes.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";

const { app } = createTestApp();
const idsIn = async (response: Response) =>
  MatchFileSchema.parse(await response.json()).matches.map(({ id }) => id);

function worldWith(slug: string): World {
  const tournament = wireTournament({ slug });
  const contestants = [wireContestant({ score: "1" }), wireContestant({ name: "Bo", sort: "2" })];
  const match = wireMatch({ id: slug, tournament, contestants, bracket_id: null, locked: "1" });
  return worldOf(pollWireLists({ upcoming: [], ended: [match] }, TEST_NOW), TEST_NOW);
}

/**
 * Creates an archive of a hundred tournaments that are not in memory, and a count of those read.
 */
function createLongArchive(): { readonly past: ArchiveWorldLookup; readonly read: () => number } {
  let read = 0;
  async function* iteratePastTournaments(isWanted: (key: string) => boolean) {
    for (let number = 1; number <= 100; number += 1) {
      const slug = `cup-${number}`;
      const key = `osu.example.net/${slug}`;
      if (!isWanted(key)) continue;
      read += 1;
      yield { world: worldWith(slug), added: [key] };
      // Like an archive read, lets other work run.
      await Promise.resolve();
    }
  }
  return {
    past: { ...EMPTY_ARCHIVE_WORLD_LOOKUP, iteratePastTournaments },
    read: () => read,
  };
}

function createFiles(past: ArchiveWorldLookup, world = worldWith("now")) {
  return createMatchFileRoutes({
    world: () => world,
    past,
    timeZone: "UTC",
    headers: PUBLIC_API_HEADERS,
    work: UNLIMITED_WORK,
  });
}

describe("match file routes", () => {
  it.each<Omit<MatchFilter, "limit">>([
    {},
    { state: "ended" },
    { state: "upcoming", site: "osu.example.net" },
    { game: "halfpitch" },
    { tournament: "halfpitch.example/harbour" },
    { q: "angstrom" },
    { day: "2026-03-07" },
  ])("writes the matches of the list %j in the same order", async (filter) => {
    const query = String(new URLSearchParams(Object.entries(filter)));
    const file = await idsIn(await app.request(`/api/v1/matches.json?${query}`));
    expect(file).toEqual(await idsIn(await app.request(`/api/v1/matches?${query}`)));
    expect(file.length).toBeGreaterThan(0);
    const table = await (await app.request(`/api/v1/matches.csv?${query}`)).text();
    expect(table.trimEnd().split("\r\n")).toHaveLength(file.length + 1);
  });

  it("writes CSV with a byte order mark, inert formulas and a file name", async () => {
    const response = await app.request("/api/v1/matches.csv?site=halfpitch.example&state=ended");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="matches.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = "", row = ""] = bytes.toString("utf8").slice(1).split("\r\n");
    const cells = Object.fromEntries(
      head.split(",").map((name, index) => [name, row.split(",")[index]]),
    );
    expect(cells).toMatchObject({
      id: "9001",
      contestant_1: "Ångström Ítél",
      score_1: "2",
      contestant_2: "'=CMD()",
      winner: "Ångström Ítél",
      start_utc: "2026-03-07T09:00:00Z",
    });
  });

  it("writes every contestant and score of a match of more than two", async () => {
    const scores = [12, "9 pts", 7, 3, -1];
    const contestants = scores.map((score, index) =>
      wireContestant({
        name: `Kart ${index}`,
        sort: `${index + 1}`,
        score: `${score}`,
        time: index === 2 ? "1:02.3" : "0:00",
      }),
    );
    const heat = wireMatch({ contestants, bracket_id: null, group_id: "5", best_of: "0" });
    const world = worldOf(pollWireLists({ upcoming: [], ended: [heat] }, TEST_NOW), TEST_NOW);
    const table = await (
      await createFiles(EMPTY_ARCHIVE_WORLD_LOOKUP, world).request("/matches.csv")
    ).text();
    expect(table).toContain(
      "Kart 0,fi,,12,Kart 1,fi,,9 pts,Kart 2 7 · 1:02.3; Kart 3 3; Kart 4 -1,",
    );
  });

  it("adds archived matches unless the filter excludes them", async () => {
    const { past, read } = createLongArchive();
    const files = createFiles(past);
    expect(await idsIn(await files.request("/matches.json"))).toHaveLength(101);
    expect(read()).toBe(100);
    expect(await idsIn(await files.request("/matches.json?state=upcoming"))).toEqual([]);
    expect(await idsIn(await files.request("/matches.json?site=other.example"))).toEqual([]);
    const one = await files.request("/matches.json?tournament=osu.example.net%2Fcup-7");
    expect(await idsIn(one)).toEqual(["cup-7"]);
    expect(read()).toBe(101);
    const none = await files.request("/matches.json?site=osu.example.net&q=cup-7");
    expect(await idsIn(none)).toEqual([]);
  });

  it("writes several tournaments, in memory or archived, and counts their matches", async () => {
    const files = createFiles(createLongArchive().past);
    const keys = ["now", "cup-7", "cup-90"].map((slug) => `osu.example.net/${slug}`);
    const response = await files.request(`/matches.json?tournament=${keys.join(",")}`);
    const { matches, counts, total } = MatchFileSchema.parse(await response.json());
    expect(matches.map(({ id }) => id)).toEqual(["now", "cup-7", "cup-90"]);
    expect({ counts, total }).toEqual({ counts: { upcoming: 0, live: 0, ended: 3 }, total: 3 });
    const none = await files.request("/matches.json?tournament=osu.example.net/nothing");
    expect(await none.json()).toEqual({
      matches: [],
      counts: { upcoming: 0, live: 0, ended: 0 },
      total: 0,
    });
  });

  it("reads the archive only as fast as the client reads", async () => {
    const { past, read } = createLongArchive();
    const reader = (await createFiles(past).request("/matches.csv")).body?.getReader();
    await reader?.read();
    await reader?.read();
    expect(read()).toBeLessThan(4);
    await reader?.cancel();
    expect(read()).toBeLessThan(4);
  });

  it("completes a file while the client of another has stopped reading", async () => {
    const files = createFiles(createLongArchive().past);
    const stopped = (await files.request("/matches.csv")).body?.getReader();
    for (let part = 0; part < 4; part += 1) await stopped?.read();
    const table = await (await files.request("/matches.csv")).text();
    expect(table.trimEnd().split("\r\n")).toHaveLength(102);
    await stopped?.cancel();
  });

  it("responds with 503 before the first data, and with 400 to an unknown filter value", async () => {
    const early = createTestApp(NO_PUBLICATION).app;
    expect((await early.request("/api/v1/matches.csv")).status).toBe(503);
    expect((await app.request("/api/v1/matches.csv?state=over")).status).toBe(400);
  });
});
