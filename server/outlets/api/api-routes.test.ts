import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MatchDetailSchema, MatchListSchema } from "#core/contract/match.ts";
import { MetaSchema, ProblemSchema } from "#core/contract/meta.ts";
import { NamesSchema } from "#core/contract/names.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { compareText } from "#core/lib/collections.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import {
  BracketDetailSchema,
  GroupDetailSchema,
  TournamentDetailSchema,
  TournamentListSchema,
} from "#core/contract/tournament.ts";
import {
  NO_PUBLICATION,
  TEST_NOW,
  createTestApp,
  publicationOf,
  testLists,
} from "#server/testing/test-app.ts";

const SITE = "osu.example.net";
const published = publicationOf(testLists());
const { app } = createTestApp(() => published);

async function listOf(query: string) {
  const answer = await app.request(`/api/v1/matches${query}`);
  expect(answer.status).toBe(200);
  return MatchListSchema.parse(await answer.json());
}

async function startsOf(query: string): Promise<string[]> {
  return (await listOf(query)).matches.map(({ start }) => start ?? "");
}

describe("GET /api/v1", () => {
  it.each([
    ["matches", apiPaths.matches(), MatchListSchema],
    ["a match", apiPaths.match(SITE, "110001"), MatchDetailSchema],
    ["names", apiPaths.names, NamesSchema],
    ["tournaments", apiPaths.tournaments, TournamentListSchema],
    ["a tournament", apiPaths.tournament(SITE, "cup-0"), TournamentDetailSchema],
    ["a bracket", apiPaths.bracket(SITE, "1101"), BracketDetailSchema],
    ["its lower side", apiPaths.bracket(SITE, "1102"), BracketDetailSchema],
    ["a group", apiPaths.group("halfpitch.example", "77"), GroupDetailSchema],
    ["meta", apiPaths.meta, MetaSchema],
  ])("answers %s as the contract says", async (_, path, schema) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(schema.parse(body)).toEqual(body);
  });

  it("shows no score before play and what stands where nobody does", async () => {
    const { matches } = await listOf("?state=upcoming&site=osu.example.net");
    const slots = matches.flatMap((match) => match.slots);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter(({ score }) => score !== null)).toEqual([]);
    const open = slots.filter(({ contestant }) => contestant === null);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ source }) => ["seed", "unknown"].includes(source.type))).toEqual([]);
  });

  it("holds nothing that only staff may see", async () => {
    const answer = await app.request(apiPaths.match("halfpitch.example", "9002"));
    expect(await answer.text()).not.toMatch(/conflict|locked/);
  });

  it.each<[string, string, string[]]>([
    ["a site", "?site=halfpitch.example", ["9001", "9002"]],
    ["a game", "?game=halfpitch", ["9001", "9002"]],
    ["a tournament", "?tournament=halfpitch.example/harbour", ["9001", "9002"]],
    ["a state too", "?state=ended&game=halfpitch", ["9001"]],
    ["a name, however it is written", "?q=ångström", ["9001"]],
    [
      "a name in another form of Unicode",
      `?q=${encodeURIComponent("A\u030angstro\u0308m")}`,
      ["9001"],
    ],
    ["words of names and titles", "?q=cmd%20harbour", ["9001"]],
    ["a name that looks like a formula", "?q=%3Dcmd", ["9001"]],
    ["a code", "?q=gf2", ["110015"]],
    ["nothing that fits", "?q=nobody", []],
    ["a site there is not", "?site=constructor", []],
    ["a contestant there is not", "?contestant=nobody-1", []],
    ["an empty filter", "?site=halfpitch.example&q=", ["9001", "9002"]],
    ["a parameter there is not", "?site=halfpitch.example&utm=1", ["9001", "9002"]],
  ])("filters by %s", async (_, query, expected) => {
    const { matches } = await listOf(query);
    expect(matches.map(({ id }) => id)).toEqual(expected);
  });

  it("counts every state of what fits the other filters", async () => {
    const all = await listOf("?site=halfpitch.example");
    const live = await listOf("?site=halfpitch.example&state=live");
    expect(live.counts).toEqual({ upcoming: 1, live: 0, ended: 1 });
    expect(live.counts).toEqual(all.counts);
    expect(live.total).toBe(all.total);
    expect(all.total).toBeGreaterThan(2);
  });

  it("lists in order of play, the ended from the latest back", async () => {
    const upcoming = await startsOf("?state=upcoming");
    expect(upcoming).toEqual(upcoming.toSorted(compareText));
    const ended = await startsOf("?state=ended");
    expect(ended).toEqual(ended.toSorted((a, b) => compareText(b, a)));
  });

  it("lists byes after what was played, whatever start they bear", async () => {
    const lists = testLists();
    const late = wireMatch({
      id: "9100",
      bye: "1",
      start: "2026-03-09 09:00:00",
      contestants: [wireContestant({ name: "Aino" })],
    });
    const current = publicationOf({ ...lists, upcoming: [...lists.upcoming, late] });
    const answer = await createTestApp(() => current).app.request("/api/v1/matches?state=ended");
    const { matches } = MatchListSchema.parse(await answer.json());
    expect(matches.at(-1)).toMatchObject({ id: "9100", stateBy: "bye" });
    expect(matches.length).toBeGreaterThan(1);
  });

  it("finds names however the marks on their letters are typed", async () => {
    for (const q of ["angstrom", "Ångström", "itel"]) {
      expect((await listOf(`?q=${q}`)).matches.map(({ id }) => id)).toEqual(["9001"]);
    }
  });

  it.each([
    ["a state there is not", "/api/v1/matches?state=paused", 400, "bad-parameter"],
    ["a match there is not", apiPaths.match(SITE, "0"), 404, "not-found"],
    ["a tournament there is not", apiPaths.tournament(SITE, "x"), 404, "not-found"],
    ["a bracket there is not", apiPaths.bracket(SITE, "__proto__"), 404, "not-found"],
    ["a group there is not", apiPaths.group(SITE, "77"), 404, "not-found"],
    ["an address there is not", "/api/v1/nothing", 404, "not-found"],
    ["an address that is half written", "/api/v1/matches/%E0%A4%A", 404, "not-found"],
  ])("refuses %s", async (_, path, status, id) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    const problem = ProblemSchema.parse(await answer.json());
    expect(problem).toMatchObject({ id, status });
    expect(problem.detail).toMatch(/\.$/);
  });

  it("says in meta how it stands with the service and the data", async () => {
    const meta = MetaSchema.parse(await (await app.request(apiPaths.meta)).json());
    expect(meta).toMatchObject({
      version: "1.2.3",
      now: new Date(TEST_NOW).toISOString().replace(".000Z", "Z"),
      dataAt: new Date(TEST_NOW).toISOString().replace(".000Z", "Z"),
      demo: false,
      pollSeconds: 10,
      timeZone: "Europe/Helsinki",
      service: { outcome: "ok" },
      games: expect.arrayContaining([{ slug: "halfpitch", name: "Halfpitch" }]),
      linkTemplates: { [SITE]: "https://SITE/m/ID", "halfpitch.example": "https://SITE/" },
    });
    expect(meta.lists.map(({ name, capped }) => [name, capped])).toEqual([
      ["upcoming", false],
      ["ended", false],
    ]);
  });
});

describe("before the first answer of the service", () => {
  const silent = createTestApp(() => NO_PUBLICATION).app;

  it.each([apiPaths.matches(), apiPaths.tournaments, apiPaths.match(SITE, "1")])(
    "says so instead of showing nothing at %s",
    async (path) => {
      const answer = await silent.request(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(ProblemSchema.parse(await answer.json()).id).toBe("no-answer-yet");
    },
  );

  it("answers meta all the same, and is alive but not ready", async () => {
    const meta = MetaSchema.parse(await (await silent.request(apiPaths.meta)).json());
    expect(meta).toMatchObject({ dataAt: null, service: { outcome: "waiting" }, lists: [] });
    expect((await silent.request("/healthz")).status).toBe(200);
    expect((await silent.request("/readyz")).status).toBe(503);
    expect((await app.request("/readyz")).status).toBe(200);
  });
});

describe("caching", () => {
  const path = apiPaths.matches();
  const get = (headers: Record<string, string>) => app.request(path, { headers });

  it.each([
    ["br", "br, gzip", brotliDecompressSync],
    ["gzip", "gzip;q=0.5, br;q=0", gunzipSync],
  ])("packs with %s for a reader that accepts %s", async (encoding, accepted, unpack) => {
    const plain = await (await get({})).text();
    const answer = await get({ "accept-encoding": accepted });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    expect(unpack(Buffer.from(await answer.arrayBuffer())).toString()).toBe(plain);
  });

  it("answers 304 to a reader that holds the body, in whatever encoding", async () => {
    const tags = await Promise.all(
      ["identity", "gzip", "br"].map(async (accepted) =>
        (await get({ "accept-encoding": accepted })).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of [...tags, `W/${tags[0]}`, `"x", ${tags[1]}`]) {
      const answer = await get({ "if-none-match": tag ?? "" });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe("");
    }
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("keeps the tag while nothing that is shown changes, and changes it when something does", async () => {
    let current = publicationOf(testLists());
    const changing = createTestApp(() => current).app;
    const tagOf = async () => (await changing.request(path)).headers.get("etag");
    const first = await tagOf();
    current = publicationOf(testLists());
    expect(await tagOf()).toBe(first);
    const lists = testLists();
    current = publicationOf({ ...lists, ended: lists.ended.slice(1) });
    expect(await tagOf()).not.toBe(first);
  });

  it("is the same for everybody: cookies and forwarded hosts change nothing", async () => {
    const plain = await (await get({})).text();
    const dressed = await get({ cookie: "session=1", "x-forwarded-host": "evil.example" });
    expect(await dressed.text()).toBe(plain);
    expect(dressed.headers.get("set-cookie")).toBeNull();
  });

  it("lets a cache in front keep it for a second, and no browser unasked", async () => {
    const { headers } = await get({});
    const directives = headers.get("cache-control")?.split(", ");
    expect(directives).toEqual(
      expect.arrayContaining(["public", "max-age=0", "s-maxage=1", "stale-while-revalidate=4"]),
    );
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("etag")).toMatch(/^"[\w-]+"$/);
    const missing = await app.request(apiPaths.match("osu.example.net", "none"));
    expect(missing.headers.get("cache-control")).toBe("no-store");
  });
});
