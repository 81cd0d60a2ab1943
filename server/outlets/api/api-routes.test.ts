import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { MetaSchema, ProblemSchema } from "#core/contract/meta.ts";
import { SearchableNamesSchema } from "#core/contract/names.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { compareText } from "#core/lib/compare.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { BracketDetailSchema } from "#core/contract/bracket.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import {
  NO_PUBLICATION,
  PUBLISHED,
  TEST_NOW,
  publicationOf,
  publishedWith,
  testLists,
} from "#server/testing/test-publication.ts";

const SITE = "osu.example.net";
const { app } = createTestApp();

async function listOf(query: string) {
  const response = await app.request(`/api/v1/matches${query}`);
  expect(response.status).toBe(200);
  return MatchListSchema.parse(await response.json());
}

async function startsOf(query: string): Promise<string[]> {
  return (await listOf(query)).matches.map(({ start }) => start ?? "");
}

describe("GET /api/v1", () => {
  // The description of the public API has the same test for one URL of each path.
  it.each([
    ["names", apiPaths.names, SearchableNamesSchema],
    ["a lower bracket", apiPaths.bracket(SITE, "1102"), BracketDetailSchema],
  ])("returns %s as the contract describes it", async (_, path, schema) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    const body: unknown = await response.json();
    expect(schema.parse(body)).toEqual(body);
  });

  it("returns no scores for upcoming matches, and a source for each open slot", async () => {
    const { matches } = await listOf("?state=upcoming&site=osu.example.net");
    const slots = matches.flatMap((match) => match.slots);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter(({ score }) => score !== null)).toEqual([]);
    const open = slots.filter(({ contestant }) => contestant === null);
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ source }) => ["seed", "unknown"].includes(source.type))).toEqual([]);
  });

  it("omits staff flags", async () => {
    const response = await app.request(apiPaths.match("halfpitch.example", "9002"));
    expect(await response.text()).not.toMatch(/conflict|locked/);
  });

  it.each<[string, string, string[]]>([
    ["a site", "?site=halfpitch.example", ["9001", "9002"]],
    ["a game", "?game=halfpitch", ["9001", "9002"]],
    ["a tournament", "?tournament=halfpitch.example/harbour", ["9001", "9002"]],
    ["a state too", "?state=ended&game=halfpitch", ["9001"]],
    ["a name in other case", "?q=ångström", ["9001"]],
    ["a name without diacritics", "?q=angstrom", ["9001"]],
    ["a name in another form of Unicode", "?q=A\u030angstro\u0308m", ["9001"]],
    ["words of names and titles", "?q=cmd%20harbour", ["9001"]],
    ["a name that looks like a formula", "?q=%3Dcmd", ["9001"]],
    ["a code", "?q=gf2", ["110015"]],
    ["a text without matches", "?q=nobody", []],
    ["an unknown site", "?site=constructor", []],
    ["the name of a contestant", "?contestant=angstrom%20itel", ["9001"]],
    ["an unknown contestant", "?contestant=nobody-1", []],
    ["an empty filter", "?site=halfpitch.example&q=", ["9001", "9002"]],
    ["a parameter of a newsletter", "?site=halfpitch.example&utm_medium=1", ["9001", "9002"]],
  ])("filters by %s", async (_, query, expected) => {
    const { matches } = await listOf(query);
    expect(matches.map(({ id }) => id)).toEqual(expected);
  });

  it("reports the contestants that a name means", async () => {
    const { contestants } = await listOf("?contestant=ANGSTROM%20itel");
    expect(contestants).toMatchObject([{ name: "Ångström Ítél", game: "Halfpitch" }]);
    expect((await listOf("?contestant=nobody")).contestants).toEqual([]);
    expect((await listOf("")).contestants).toBeUndefined();
  });

  it("finds a match by its station", async () => {
    const station = { kind: "station", scope: "halfpitch.example/9001", value: "4A" } as const;
    const { app: withStation } = createTestApp(publishedWith(station));
    const idsOf = async (path: string) => {
      const response = await withStation.request(path);
      return MatchListSchema.parse(await response.json()).matches.map(({ id }) => id);
    };
    expect(await idsOf("/api/v1/desk/matches?q=Station%204a")).toEqual(["9001"]);
    expect(await idsOf("/api/v1/desk/matches?q=station%204")).toEqual([]);
    expect(await idsOf("/api/v1/matches?q=station%204a")).toEqual(["9001"]);
  });

  it("counts matches of every state by the other filters", async () => {
    const all = await listOf("?site=halfpitch.example");
    const live = await listOf("?site=halfpitch.example&state=live");
    expect(live.counts).toEqual({ upcoming: 1, live: 0, ended: 1 });
    expect(live.counts).toEqual(all.counts);
    expect(live.total).toBe(all.total);
    const ended = await listOf("?site=halfpitch.example&status=ended");
    expect(ended.matches).toHaveLength(1);
    expect(ended.counts).toEqual(all.counts);
    expect(all.total).toBeGreaterThan(2);
  });

  it("lists matches by start, ended ones from the latest", async () => {
    const upcoming = await startsOf("?state=upcoming");
    expect(upcoming).toEqual(upcoming.toSorted(compareText));
    const ended = await startsOf("?state=ended");
    expect(ended).toEqual(ended.toSorted((a, b) => compareText(b, a)));
  });

  it("lists byes after played matches, whatever their start", async () => {
    const lists = testLists();
    const late = wireMatch({
      id: "9100",
      bye: "1",
      start: "2026-03-09 09:00:00",
      contestants: [wireContestant({ name: "Aino" })],
    });
    const current = publicationOf({ ...lists, upcoming: [...lists.upcoming, late] });
    const response = await createTestApp(() => current).app.request("/api/v1/matches?state=ended");
    const { matches } = MatchListSchema.parse(await response.json());
    expect(matches.at(-1)).toMatchObject({ id: "9100", stateBy: "bye" });
    expect(matches.length).toBeGreaterThan(1);
  });

  it.each([
    ["an unknown match", apiPaths.match(SITE, "0"), 404, "not-found"],
    ["an unknown tournament", apiPaths.tournament(SITE, "x"), 404, "not-found"],
    ["an unknown bracket", apiPaths.bracket(SITE, "__proto__"), 404, "not-found"],
    ["an unknown group", apiPaths.group(SITE, "77"), 404, "not-found"],
    ["an unknown URL", "/api/v1/nothing", 404, "not-found"],
    ["a malformed URL", "/api/v1/matches/%E0%A4%A", 404, "not-found"],
  ])("rejects %s", async (_, path, status, id) => {
    const response = await app.request(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = ProblemSchema.parse(await response.json());
    expect(problem).toMatchObject({ id, status });
    expect(problem.detail).toMatch(/\.$/);
  });

  it("lists games and sites in the same order, whichever was listed first", async () => {
    const { upcoming, ended } = testLists();
    const ofSite = { upcoming: upcoming.filter(({ site }) => site === SITE), ended: [] };
    const earlier = pollWireLists(ofSite, TEST_NOW - 10_000);
    const world = worldOf(pollWireLists({ upcoming, ended }, TEST_NOW, earlier), TEST_NOW);
    const metas = [PUBLISHED, { ...PUBLISHED, world }].map(async (published) => {
      const response = await createTestApp(published).app.request(apiPaths.meta);
      const { games, linkTemplates } = MetaSchema.parse(await response.json());
      return JSON.stringify([games, linkTemplates]);
    });
    const [expected, found] = await Promise.all(metas);
    expect(found).toBe(expected);
  });

  it("reports the state of the service and the data in meta", async () => {
    const meta: unknown = await (await app.request(apiPaths.meta)).json();
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
    expect(MetaSchema.parse(meta).lists.map(({ name, capped }) => [name, capped])).toEqual([
      ["upcoming", false],
      ["ended", false],
    ]);
  });
});

describe("before the first data", () => {
  const early = createTestApp(NO_PUBLICATION).app;

  it.each([apiPaths.matches(), apiPaths.tournaments, apiPaths.match(SITE, "1")])(
    "responds with 503 at %s",
    async (path) => {
      const response = await early.request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("2");
      expect(ProblemSchema.parse(await response.json()).id).toBe("no-answer-yet");
    },
  );

  it("returns meta, and is alive but not ready", async () => {
    const meta = MetaSchema.parse(await (await early.request(apiPaths.meta)).json());
    expect(meta).toMatchObject({ dataAt: null, service: { outcome: "waiting" }, lists: [] });
    expect((await early.request("/healthz")).status).toBe(200);
    const { status, headers } = await early.request("/readyz");
    expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await app.request("/readyz")).status).toBe(200);
  });
});

describe("response caching", () => {
  const path = apiPaths.matches();
  const get = (headers: Record<string, string>) => app.request(path, { headers });

  it.each([
    ["br", "br, gzip", brotliDecompressSync],
    ["gzip", "gzip;q=0.5, br;q=0", gunzipSync],
  ])("compresses with %s for Accept-Encoding: %s", async (encoding, accepted, unpack) => {
    const plain = await (await get({})).text();
    const response = await get({ "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain);
  });

  it("responds with 304 if the client has the body in any encoding", async () => {
    const tags = await Promise.all(
      ["identity", "gzip", "br"].map(async (accepted) =>
        (await get({ "accept-encoding": accepted })).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of [...tags, `W/${tags[0]}`, `"x", ${tags[1]}`]) {
      const response = await get({ "if-none-match": tag ?? "" });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
    }
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("changes the entity tag only when the content changes", async () => {
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

  it("ignores cookies and forwarded hosts", async () => {
    const plain = await (await get({})).text();
    const withHeaders = await get({ cookie: "session=1", "x-forwarded-host": "evil.example" });
    expect(await withHeaders.text()).toBe(plain);
    expect(withHeaders.headers.get("set-cookie")).toBeNull();
  });

  it("lets proxies cache for a second, and browsers only after revalidation", async () => {
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
