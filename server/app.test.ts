import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { StaffFlagsSchema, ProblemSchema, RawMatchSchema } from "#core/contract/meta.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { isServerPath, SERVER_PATHS } from "#core/paths/server-paths.ts";
import { PAGES } from "./outlets/pages/page-routes.ts";
import { INLINE_SCRIPT, EMPTY_ARCHIVE_WORLD_LOOKUP, createTestApp } from "./testing/test-app.ts";
import { publicationOf, testLists } from "./testing/test-publication.ts";

const failToRead = () => Promise.reject(new Error("the database is away"));
const lists = testLists();
const published = publicationOf(lists);
const { app } = createTestApp(() => published);
const html = { headers: { accept: "text/html,*/*;q=0.8" } };
const isPage = (path: string): boolean => path === "/" || PAGES.includes(path.split("/")[1] ?? "");

describe("createApp", () => {
  const match = "/matches/osu.example.net/110001";
  it.each(["/", match, "/tournaments", "/contestants/a-1", "/desk/service"])(
    "responds to the page URL %s with the page",
    async (path) => {
      const response = await app.request(path, html);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toMatch(/^(private, )?no-cache$/);
      expect(await response.text()).toMatch(/<title>(.* · )?Matchdesk<\/title>/);
    },
  );

  it("finds the routes of all paths by one regular expression", async () => {
    await app.request("/", html);
    // With two patterns that it cannot combine, Hono uses a slower router for all of them.
    expect(app.router.name).toBe("SmartRouter + RegExpRouter");
  });

  it("serves a page with the general title if the archive cannot be read", async () => {
    const past = {
      ...EMPTY_ARCHIVE_WORLD_LOOKUP,
      withTournamentOf: failToRead,
      withTournament: failToRead,
    };
    const { app: without, lines } = createTestApp(() => published, { past });
    for (const path of ["/matches/osu.example.net/9", "/tournaments/osu.example.net/old"]) {
      const response = await without.request(path, html);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("<title>Matchdesk</title>");
    }
    expect(lines.filter((line) => line.includes("with the general title"))).toHaveLength(2);
  });

  // Other directives: server/scenarios/route-classes.test.ts.
  it("allows only the server's own scripts", async () => {
    const { headers } = await app.request("/", html);
    const hash = createHash("sha256").update(INLINE_SCRIPT).digest("base64");
    const rule = `script-src 'self' 'sha256-${hash}';`;
    expect(headers.get("content-security-policy")).toContain(rule);
  });

  it("serves hashed files as immutable, and precompressed if available", async () => {
    const headers = { "accept-encoding": "br" };
    const asset = await app.request("/assets/main-a1b2c3d4.js", { headers });
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(await asset.text()).toBe("packed");
    const icon = await app.request("/favicon.svg");
    expect(icon.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/..%2f..%2fpackage.json",
    "//assets/main-a1b2c3d4.js/../../index.html",
    "/assets/none.js",
    "/.built-web",
    "/nothing",
  ])("responds with 404 at %s", async (path) => {
    expect((await app.request(path)).status).toBe(404);
  });

  it("responds to a browser at an unknown URL with the page and status 404", async () => {
    const response = await app.request("/nothing", html);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"])("rejects %s", async (method) => {
    for (const [path, allow] of [
      ["/", "GET, HEAD"],
      ["/matches", "GET, HEAD"],
      [apiPaths.deskMarks, "GET, HEAD"],
      [apiPaths.matches(), "GET, HEAD, OPTIONS"],
      ["/api/v1/desks", "GET, HEAD, OPTIONS"],
    ] as const) {
      const response = await app.request(path, { method, headers: { "x-matchdesk": "1" } });
      expect([path, response.status, response.headers.get("allow")]).toEqual([path, 405, allow]);
    }
  });

  it.each(["/healthz/", "/readyz/", "/metrics/"])(
    "has nothing at %s, which a proxy may not block",
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
      expect((await app.request(path.slice(0, -1))).status).toBe(200);
    },
  );

  it.each([
    "/api/v1/matches/",
    "/api/v1/matches/halfpitch.example/9001/",
    "/api/v1/tournaments/?utm_source=letter",
    "/api/v1/matches.csv/",
    "/api/v1/desk/marks/",
    "/calendar/all.ics/",
    "/brackets/osu.example.net/1101.svg/",
    "/openapi.json/",
    "/matches/",
  ])("accepts a trailing slash at %s", async (path) => {
    const [slash, plain] = await Promise.all([
      app.request(path, html),
      app.request(path.replace(/\/(?=$|\?)/, ""), html),
    ]);
    expect([slash.status, await slash.text()]).toEqual([200, await plain.text()]);
  });

  it("responds to HEAD like GET, without a body", async () => {
    const head = await app.request(apiPaths.matches(), { method: "HEAD" });
    const get = await app.request(apiPaths.matches());
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
    expect(await head.text()).toBe("");
  });

  it.each([
    ["/", "private, no-cache"],
    ["/embed/matches", "s-maxage=1"],
    ["/calendar/all.ics", "max-age=60"],
    ["/brackets/osu.example.net/1101.svg", "max-age=15"],
  ])(
    "allows caching of %s with %s, and responds with 304 to its entity tag",
    async (path, rule) => {
      const { headers } = await app.request(path, html);
      expect(headers.get("cache-control")).toContain(rule);
      const etag = headers.get("etag") ?? "";
      const again = await app.request(path, {
        headers: { ...html.headers, "if-none-match": etag },
      });
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([
        304,
        "",
        etag,
      ]);
      const stale = { headers: { ...html.headers, "if-none-match": '"other"' } };
      expect((await app.request(path, stale)).status).toBe(200);
    },
  );

  it("serves staff flags and raw matches", async () => {
    const marks = await app.request(apiPaths.deskMarks);
    expect(StaffFlagsSchema.parse(await marks.json())).toEqual({
      conflict: ["halfpitch.example/9002"],
      unexpectedLock: [],
      doubleBooked: [],
      runningLong: [],
    });
    const sent = await app.request(apiPaths.deskSent("halfpitch.example", "9002"));
    const wire = lists.upcoming.find(({ id }) => id === "9002");
    expect(RawMatchSchema.parse(await sent.json())).toEqual({ sent: wire });
    const none = await app.request(apiPaths.deskSent("halfpitch.example", "1"));
    expect(none.status).toBe(404);
  });

  it("serves metrics in Prometheus' text format", async () => {
    const response = await app.request("/metrics");
    expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(await response.text()).toBe("metric 1\n");
  });

  it("hides an unexpected error from the client, and logs it", async () => {
    const broken = createTestApp(() => {
      throw new Error("canary of the inside");
    });
    const response = await broken.app.request(apiPaths.matches());
    expect(response.status).toBe(500);
    const problem = ProblemSchema.parse(await response.json());
    expect(problem.id).toBe("broken");
    expect(JSON.stringify(problem)).not.toContain("canary");
    const [, requestId = "none"] = /request id (\S+)\.$/.exec(problem.detail) ?? [];
    expect(broken.lines.join("")).toContain(requestId);
    expect(broken.lines.join("")).toContain("canary of the inside");
  });
});

describe("SERVER_PATHS", () => {
  // Middleware is for all methods.
  const routes = app.routes.flatMap(({ method, path }) => (method === "ALL" ? [] : [path]));

  it("contains every route that is not a page", () => {
    expect(routes.filter((path) => !isPage(path) && !isServerPath(path))).toEqual([]);
  });

  it.each(SERVER_PATHS)("contains %s, which has a route", (own) => {
    expect(routes.some((path) => (own.endsWith("/") ? path.startsWith(own) : path === own))).toBe(
      true,
    );
  });

  it("contains no page and no module of the dashboard, which come from Vite in development", () => {
    const names = readdirSync("web", { recursive: true }).map(String);
    const modules = names.filter((name) => name.includes(".")).map((name) => `/${name}`);
    expect(modules).toContain("/api/fetch-json.ts");
    expect([...routes.filter(isPage), ...modules].filter(isServerPath)).toEqual([]);
  });
});
