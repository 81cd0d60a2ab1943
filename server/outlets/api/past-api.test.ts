import { Context, Hono } from "hono";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deriveWorld } from "#core/world/derive-world.ts";
import { ContestantDetailSchema } from "#core/contract/contestant.ts";
import { MatchDetailSchema, MatchListSchema } from "#core/contract/match.ts";
import { apiPaths, bracketImage, cardImage } from "#core/paths/paths.ts";
import { BracketDetailSchema, TournamentDetailSchema } from "#core/contract/tournament.ts";
import type { World } from "#core/world/world.ts";
import { openMemoryArchive } from "#server/archive/engines/memory-archive.ts";
import type { OpenArchive } from "#server/archive/repository.ts";
import {
  ARCHIVE_NOON,
  NOTHING,
  observedAt,
  sampleEntry,
  sampleArchiveMatch,
  sampleArchiveTournament,
  seenAt,
  SOURCE,
} from "#server/archive/testing/samples.ts";
import { createArchiveLookup } from "#server/reading/archive-lookup.ts";
import { DAY } from "#core/lib/time.ts";
import { createApiRoutes } from "./api-routes.ts";
import { createCardRoutes } from "#server/outlets/images/card-routes.ts";
import { PUBLIC_HEADERS } from "#server/http/headers.ts";
import { createImageRoutes } from "#server/outlets/images/image-routes.ts";
import { createPublicPages, type FindPublicPage } from "#server/outlets/pages/public-pages.ts";
import { FREE_WORK } from "#server/testing/free-work.ts";

const OPTIONS = { graceMinutes: 10 };
const SITE = "chess.example.net";
const LONG_AGO = ARCHIVE_NOON - 100 * DAY;

let archive: OpenArchive;
let api: ReturnType<typeof createApiRoutes>;
let images: Hono;
let findPage: FindPublicPage;

beforeAll(async () => {
  archive = await openMemoryArchive({ now: ARCHIVE_NOON, salt: "salt" }, { led: () => {} });
  const opened = await archive.openSources([SOURCE]);
  const present = seenAt(sampleArchiveMatch("1"), ARCHIVE_NOON, "ended");
  const old = seenAt(
    sampleArchiveMatch("2", {
      tournament: sampleArchiveTournament("old-cup", LONG_AGO),
      start: LONG_AGO,
      bracketId: "99",
      entries: [sampleEntry("Aino Rook", 1, 2), sampleEntry("Bo", 2, 0)],
    }),
    LONG_AGO,
    "ended",
  );
  const observations = [{ before: NOTHING, after: observedAt(ARCHIVE_NOON, [present, old]) }];
  await opened.upsertTick({ at: ARCHIVE_NOON, observations, changes: [] });
  const world: World = deriveWorld(
    observedAt(ARCHIVE_NOON, [present]).snapshot,
    ARCHIVE_NOON,
    OPTIONS,
  );
  const clock = { now: () => ARCHIVE_NOON };
  const past = createArchiveLookup({
    reader: opened.reader,
    world: () => world,
    clock,
    options: () => OPTIONS,
    run: FREE_WORK.run,
  });
  api = createApiRoutes({
    world: () => world,
    past,
    timeZone: "UTC",
    headers: PUBLIC_HEADERS,
    hidesSome: false,
    work: FREE_WORK,
  });
  const imageDeps = {
    world: () => world,
    past,
    timeZone: "UTC",
    flagOf: () => null,
    drawPng: (_svg: string, width: number) => Promise.resolve(Buffer.from(`${width} wide`)),
    work: FREE_WORK,
  };
  images = new Hono()
    .route("/brackets", createImageRoutes(imageDeps))
    .route("/cards", createCardRoutes(imageDeps));
  findPage = createPublicPages(() => world, past, FREE_WORK);
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
  for (const path of [cardImage("matches", SITE, "2"), cardImage("tournaments", SITE, "old-cup")]) {
    expect((await images.request(path)).status).toBe(200);
  }
  expect((await images.request(bracketImage(SITE, "98", "svg"))).status).toBe(404);
});

it("describes pages of archived matches and brackets for link previews", async () => {
  expect(await findPage(REQUEST, `/matches/${SITE}/2`)).toMatchObject({ title: "Aino Rook – Bo" });
  const bracket = await findPage(REQUEST, `/tournaments/${SITE}/old-cup/bracket/99`);
  expect(bracket).toMatchObject({ embed: "bracket", key: `${SITE}/99` });
  expect(await findPage(REQUEST, `/tournaments/${SITE}/no-cup`)).toBeNull();
});

it("returns a contestant with all archived matches", async () => {
  const path = apiPaths.contestant(sampleEntry("Aino Rook", 1).key);
  const detail = ContestantDetailSchema.parse(await read(path));
  expect(detail.matches.map(({ id }) => id).toSorted()).toEqual(["1", "2"]);
  expect(detail.contestant.tournaments.map(({ slug }) => slug).toSorted()).toEqual([
    "old-cup",
    "spring-cup",
  ]);
});

it.each([
  [{ q: "rook" }, ["1", "2"]],
  [{ q: "rook", state: "live" as const }, ["1"]],
  [{ q: "rook", state: "upcoming" as const }, []],
  [{ q: "bo old-cup" }, ["2"]],
  [{ q: "bo spring" }, []],
  [{ q: "old-cup" }, ["2"]],
  [{ contestant: sampleEntry("Bo", 1).key }, ["2"]],
  [{ tournament: `${SITE}/old-cup` }, ["2"]],
  [{ tournament: `${SITE}/spring-cup` }, ["1"]],
  [{}, ["1"]],
])("finds matches by %j", async (filter, ids) => {
  const { matches } = MatchListSchema.parse(await read(apiPaths.matches(filter)));
  expect(matches.map(({ id }) => id).toSorted()).toEqual(ids);
});
