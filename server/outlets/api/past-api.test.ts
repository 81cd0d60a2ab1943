import { Context, Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ContestantDetailSchema } from "#core/contract/contestant.ts";
import { MatchDetailSchema, MatchListSchema } from "#core/contract/match.ts";
import { bracketImage, previewImagePath } from "#core/paths/image-paths.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { BracketDetailSchema } from "#core/contract/bracket.ts";
import { TournamentDetailSchema } from "#core/contract/tournament.ts";
import { SAMPLE_MATCH_NOON, sampleEntry } from "#server/archive/testing/samples.ts";
import { PAST_WORLD_OPTIONS, openPastArchive, pastMatch } from "#server/testing/past-archive.ts";
import { createArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import { createApiRoutes } from "./api-routes.ts";
import { createLinkPreviewRoutes } from "#server/outlets/images/link-previews/link-preview-routes.ts";
import { createResponseCache } from "#server/http/response-cache.ts";
import { PUBLIC_API_HEADERS } from "#server/http/headers.ts";
import { createImageRoutes } from "#server/outlets/images/image-routes.ts";
import { createPublicPageFinder, type FindPublicPage } from "#server/outlets/pages/public-pages.ts";
import { UNLIMITED_WORK } from "#server/testing/unlimited-work.ts";

const SITE = "chess.example.net";

let archive: Awaited<ReturnType<typeof openPastArchive>>["archive"];
let api: ReturnType<typeof createApiRoutes>;
let images: Hono;
let findPage: FindPublicPage;

beforeAll(async () => {
  const opened = await openPastArchive([pastMatch("2", ["Aino Rook", "Bo"])]);
  archive = opened.archive;
  const { reader, world } = opened;
  const clock = { now: () => SAMPLE_MATCH_NOON };
  const past = createArchiveWorldLookup({
    reader,
    world: () => world,
    clock,
    options: () => PAST_WORLD_OPTIONS,
    run: UNLIMITED_WORK.run,
  });
  api = createApiRoutes({
    world: () => world,
    past,
    timeZone: "UTC",
    cache: createResponseCache(() => world, PUBLIC_API_HEADERS, UNLIMITED_WORK),
    hidesSome: false,
    work: UNLIMITED_WORK,
  });
  const imageDeps = {
    world: () => world,
    past,
    timeZone: "UTC",
    flagOf: () => null,
    drawPng: (_svg: string, width: number) => Promise.resolve(Buffer.from(`${width} wide`)),
    work: UNLIMITED_WORK,
  };
  images = new Hono()
    .route("/brackets", createImageRoutes(imageDeps))
    .route("/cards", createLinkPreviewRoutes(imageDeps));
  findPage = createPublicPageFinder(() => world, past, UNLIMITED_WORK);
});

afterAll(() => archive.close());

const REQUEST = new Context(new Request("http://localhost/"));

async function read(path: string): Promise<unknown> {
  const response = await api.request(path.replace("/api/v1", ""));
  expect(response.status).toBe(200);
  expect(response.headers.get("etag")).toMatch(/^"/);
  return response.json();
}

it("returns an archived match, tournament and bracket that memory no longer contains", async () => {
  const { match } = MatchDetailSchema.parse(await read(apiPaths.match(SITE, "2")));
  expect(match).toMatchObject({ key: `${SITE}/2`, state: "ended", outcome: { winner: 0 } });
  const detail = TournamentDetailSchema.parse(await read(apiPaths.tournament(SITE, "old-cup")));
  expect(detail.tournament).toMatchObject({ slug: "old-cup", seen: 1 });
  const { matches } = BracketDetailSchema.parse(await read(apiPaths.bracket(SITE, "99")));
  expect(matches.map(({ id }) => id)).toEqual(["2"]);
});

it("renders images of an archived bracket, match and tournament", async () => {
  const svg = await images.request(bracketImage(SITE, "99", "svg"));
  expect(svg.status).toBe(200);
  expect(await svg.text()).toContain("Aino Rook");
  const previews = [["matches", "2"] as const, ["tournaments", "old-cup"] as const];
  for (const [kind, id] of previews) {
    expect((await images.request(previewImagePath(kind, SITE, id))).status).toBe(200);
  }
  expect((await images.request(bracketImage(SITE, "98", "svg"))).status).toBe(404);
});

it("describes pages of archived matches and brackets for link previews", async () => {
  expect(await findPage(REQUEST, `/matches/${SITE}/2`)).toMatchObject({ title: "Aino Rook – Bo" });
  const bracket = await findPage(REQUEST, `/tournaments/${SITE}/old-cup/bracket/99`);
  expect(bracket).toMatchObject({ embed: `/embed/bracket/${SITE}/99` });
  expect(await findPage(REQUEST, `/tournaments/${SITE}/no-cup`)).toBeNull();
});

it("returns a contestant with all archived matches", async () => {
  const path = apiPaths.contestant(sampleEntry("Aino Rook", 1).key);
  const detail = ContestantDetailSchema.parse(await read(path));
  expect(detail.matches.map(({ id }) => id).toSorted()).toEqual(["1", "2"]);
  const slugs = detail.contestant.tournaments.map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(["old-cup", "spring-cup"]);
});

it.each([
  [{ q: "rook" }, ["1", "2"]],
  [{ q: "rook", state: "live" as const }, ["1"]],
  [{ q: "rook", state: "upcoming" as const }, []],
  [{ q: "bo old-cup" }, ["2"]],
  [{ q: "bo spring" }, []],
  [{ q: "old-cup" }, ["2"]],
  [{ contestant: sampleEntry("Bo", 1).key }, ["2"]],
  [{ contestant: "aino rook" }, ["1", "2"]],
  [{ contestant: "BO" }, ["2"]],
  [{ contestant: "rook" }, []],
  [{ tournament: `${SITE}/old-cup` }, ["2"]],
  [{ tournament: `${SITE}/spring-cup` }, ["1"]],
  [{}, ["1"]],
])("finds matches by %j", async (filter, ids) => {
  const { matches } = MatchListSchema.parse(await read(apiPaths.matches(filter)));
  expect(matches.map(({ id }) => id).toSorted()).toEqual(ids);
});
