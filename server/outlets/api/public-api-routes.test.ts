import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { PUBLIC_API } from "#core/contract/public-api.ts";
import { listen } from "#server/platform/listen.ts";
import { OpenApiSchema } from "#server/testing/open-api-schema.ts";
import { createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const publication = publicationOf(testLists());
const { app } = createTestApp(() => publication);

const EXAMPLES: Readonly<Record<string, string>> = {
  getMatch: "/api/v1/matches/halfpitch.example/9001",
  getTournament: "/api/v1/tournaments/halfpitch.example/harbour",
  getBracket: "/api/v1/brackets/osu.example.net/1101",
  getGroup: "/api/v1/groups/halfpitch.example/77",
  getContestant: `/api/v1/contestants/${[...(publication.world?.contestants.keys() ?? [])][0]}`,
};
/** A stream has no end to wait for; events.test.ts reads it. */
const listed = PUBLIC_API.filter(({ schema }) => schema !== null);

async function readDocument() {
  return OpenApiSchema.parse(await (await app.request("/openapi.json")).json());
}

describe("the description of the public API", () => {
  it("is OpenAPI 3.1: every path, every parameter of it, every reference", async () => {
    const document = await readDocument();
    expect(Object.keys(document.paths)).toEqual(PUBLIC_API.map(({ path }) => path));
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [path, { get }] of Object.entries(document.paths)) {
      const inPath = get.parameters.filter((parameter) => parameter.in === "path");
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(get.responses).toHaveProperty("200.description");
    }
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
    expect(named).not.toEqual([]);
    for (const [, name = ""] of named) expect(document.components.schemas).toHaveProperty(name);
  });

  it.each(listed)("holds for what $path answers", async ({ id, path }) => {
    const { components } = await readDocument();
    const answer = await app.request(EXAMPLES[id] ?? path);
    expect(answer.status).toBe(200);
    // Strict: a keyword that JSON Schema does not know is an error.
    const validate = new Ajv2020({ strict: true, allErrors: true }).compile(
      components.schemas[id.replace(/^(get|list)/, "")],
    );
    validate(await answer.json());
    expect(validate.errors).toBeNull();
  });

  it("stands on a page of ours, without any script", async () => {
    const answer = await app.request("/api");
    const html = await answer.text();
    for (const { path } of PUBLIC_API) expect(html).toContain(`GET ${path}`);
    expect(html).not.toContain("<script");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("everything public", () => {
  it.each(listed)("may be read from anywhere, without credentials: $path", async ({ id, path }) => {
    const answer = await app.request(EXAMPLES[id] ?? path, {
      headers: { origin: "https://club.example.org", cookie: "session=1" },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("says why it is not there to other origins too, and nothing of the desk does", async () => {
    const gone = await app.request("/api/v1/matches/no.example/1");
    expect(gone.status).toBe(404);
    expect(gone.headers.get("access-control-allow-origin")).toBe("*");
    for (const path of ["/api/v1/desk/marks", "/api/v1/desk/service", "/api/v1/desk/audience"]) {
      const desk = await app.request(path);
      expect(desk.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("takes GET only", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      expect((await app.request("/api/v1/matches", { method })).status).toBe(405);
    }
  });
});

describe("more requests than one address may send", () => {
  it("are refused in the words of the RateLimit draft, and kept by nobody", async () => {
    const limited = createTestApp(() => publication, { rateLimit: 3 }).app;
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = await limited.request("/api/v1/tournaments");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("ratelimit-policy")).toBe('"public";q=3;w=60');
      // What is left is one reader's own, and this answer is kept for all.
      expect(answer.headers.get("ratelimit")).toBeNull();
      expect(answer.headers.get("cache-control")).toContain("s-maxage=1");
    }
    const refused = await limited.request("/embed/matches");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit")).toMatch(/^"public";r=0;t=([1-9]|[1-5]\d|60)$/);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await refused.json()).toMatchObject({ id: "too-many-requests", status: 429 });
  });

  it("are told of beforehand in whatever goes over a wire, once", async () => {
    const limited = createTestApp(() => publication, { rateLimit: 9 }).app;
    const listening = await listen(limited, {
      host: "127.0.0.1",
      port: 0,
      tls: null,
      publicUrl: null,
    });
    onTestFinished(() => listening.close());
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const statuses: number[] = [];
    for (const path of ["tournaments", "tournaments", "matches?state=over", "events"]) {
      const answer = await fetch(`${listening.url}/api/v1/${path}`, { signal: leaving.signal });
      expect([path, answer.headers.get("ratelimit-policy")]).toEqual([path, '"public";q=9;w=60']);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 400, 200]);
  });

  it("do not shut the desk out", async () => {
    const limited = createTestApp(() => publication, { rateLimit: 1 }).app;
    await limited.request("/api/v1/tournaments");
    expect((await limited.request("/api/v1/tournaments")).status).toBe(429);
    expect((await limited.request("/api/v1/desk/marks")).status).toBe(200);
    expect((await limited.request("/healthz")).status).toBe(200);
  });
});
