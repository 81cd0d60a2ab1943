import { describe, expect, it } from "vitest";
import { rankingFile } from "#core/paths/file-paths.ts";
import { worldOfFile } from "#core/testing/derive.ts";
import { wireSingleMatch } from "#core/testing/wire-matches.ts";
import { PUBLIC_API_HEADERS } from "#server/http/headers.ts";
import { createTestApp, EMPTY_ARCHIVE_WORLD_LOOKUP } from "#server/testing/test-app.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";
import { createRankingFileRoutes } from "./ranking-file-routes.ts";

const world = worldOfFile([
  wireSingleMatch("1", "ro4#1", "=Aino 2 v Bo 0"),
  wireSingleMatch("2", "ro4#2", "Cai 2 v Dag -1"),
  wireSingleMatch("3", "ro2#1", "=Aino 2 v Cai 1"),
]);
const [key = ""] = world.tournaments.keys();
const [site = "", slug = ""] = key.split("/");

function routesOf(current = world, past = EMPTY_ARCHIVE_WORLD_LOOKUP) {
  return createRankingFileRoutes({
    now: () => world.now,
    world: () => current,
    past,
    headers: PUBLIC_API_HEADERS,
    hidesSome: false,
    work: UNLIMITED_WORK,
  });
}

const fetchCsv = (routes: ReturnType<typeof routesOf>, of = slug) =>
  Promise.resolve(routes.request(rankingFile(site, of).replace("/api/v1", "")));

describe("ranking file route", () => {
  it("writes a row for each contestant, with an entity tag, and no formula", async () => {
    const response = await fetchCsv(routesOf());
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    expect(response.headers.get("etag")).not.toBeNull();
    const [header, ...rows] = (await response.text()).trimEnd().split("\r\n");
    expect(header).toBe(
      "bracket,final,rank_from,rank_to,contestant,country,reason,match_site,match_id,match_code," +
        "round,opponent,score,opponent_score,placement,group,group_position,group_position_assumed",
    );
    expect(rows.map((row) => row.split(",").slice(1, 14).join(" "))).toEqual([
      `1 1 1 '=Aino fi won ${site} 3 F Final Cai 2 1`,
      `1 2 2 Cai fi lost ${site} 3 F Final '=Aino 1 2`,
      `1 3 4 Bo fi lost ${site} 1 SF-1 Semifinals '=Aino 0 2`,
      `1 3 4 Dag fi disqualified ${site} 2 SF-2 Semifinals Cai -1 2`,
    ]);
  });

  it("reads a tournament that memory no longer contains from the archive", async () => {
    const current = { ...world, tournaments: new Map() };
    const past = { ...EMPTY_ARCHIVE_WORLD_LOOKUP, withTournament: async () => world };
    expect(await (await fetchCsv(routesOf(current, past))).text()).toContain("won");
  });

  it("responds with 404 for an unknown tournament", async () => {
    const { app } = createTestApp();
    expect((await app.request(rankingFile("osu.example.net", "cup-0"))).status).toBe(200);
    expect((await app.request(rankingFile("osu.example.net", "nothing"))).status).toBe(404);
  });
});
