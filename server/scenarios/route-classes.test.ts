/**
 * Requests every route of the app: each has a class, and its responses have the headers of that
 * class.
 */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleUrlOf, listRoutePatterns } from "#server/testing/example-urls.ts";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

type RouteClass =
  | "page"
  | "robots"
  | "public"
  | "desk"
  | "stream"
  | "image"
  | "embed"
  | "stage"
  | "ops"
  | "file";

/** Classes by path; the first match applies. The test fails for a route without a class. */
const CLASSES: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/api\/v1\/(desk\/)?events$/, "stream"],
  [/^\/api\/v1\/(desk|session)(\/|$)/, "desk"],
  [/^\/api\/v1\//, "public"],
  [/^\/(api$|openapi\.json|oembed|calendar\/)/, "public"],
  [/^\/(robots\.txt|sitemap\.xml)$/, "robots"],
  [/^\/(brackets|cards)\//, "image"],
  [/^\/(healthz|readyz|metrics)$/, "ops"],
  [/^\/embed-preview\//, "stage"],
  [/^\/(embed|overlay)\/|^\/wall(\/|$)/, "embed"],
  [/^\/(matches|tournaments|contestants|versus|schedule|desk|share|sign-in)?(\/\*|\/)?$/, "page"],
  [/^\/tournaments\/:site\/(:id\/\*|:slug\/bracket\/:id)$/, "page"],
  [/^\/matches\/:site\/:id$/, "page"],
  [/^\/\*$/, "file"],
];

const { app } = createTestApp();
const paths = listRoutePatterns(app);
const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response));
let origin: string;

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function classOf(path: string): RouteClass | undefined {
  return CLASSES.find(([pattern]) => pattern.test(path))?.[1];
}

/**
 * Returns whether a route is exempt from the rate limit: operations, built files, `robots.txt`, and
 * staff routes below `/api/v1`.
 */
function isExempt(path: string): boolean {
  const routeClass = classOf(path);
  if (path === "/robots.txt") return true;
  return routeClass === "ops" || routeClass === "file" || /^\/api\/v1\/(desk|session)/.test(path);
}

/** Sends a request like a foreign page, with a meaningless cookie. */
async function headersOf(path: string, accept = "application/json"): Promise<Headers> {
  const leave = new AbortController();
  const response = await fetch(origin + exampleUrlOf(path), {
    signal: leave.signal,
    headers: { accept, origin: "https://elsewhere.example", cookie: "a=b" },
  });
  leave.abort();
  return response.headers;
}

/** Directives of the policy without this server's own origin, which follows `'self'` in embeds. */
const directivesOf = (headers: Headers): string[] =>
  (headers.get("content-security-policy") ?? "").replaceAll(` ${origin}`, "").split("; ");

/** Expects the headers of every response. */
function expectGuarded(headers: Headers): void {
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(directivesOf(headers)).toContain("default-src 'none'");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  expect(headers.get("set-cookie")).toBeNull();
}

/** Expects headers that prevent use by other origins. */
function expectSameOrigin(headers: Headers): void {
  expect(headers.get("access-control-allow-origin")).toBeNull();
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("x-frame-options")).toBe("DENY");
}

/** Expects headers that let any origin read the response, which is the same for all. */
function expectShared(headers: Headers): void {
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("vary") ?? "").not.toMatch(/cookie|origin/i);
}

const EXPECTED: Readonly<Record<RouteClass, (headers: Headers) => void>> = {
  page: (headers) => {
    expectSameOrigin(headers);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(directivesOf(headers)).toContain("require-trusted-types-for 'script'");
    expect(directivesOf(headers)).toContain("trusted-types matchdesk-offline matchdesk-events");
    expect(directivesOf(headers).join(" ")).not.toContain("unsafe");
  },
  robots: expectSameOrigin,
  public: expectShared,
  desk: (headers) => {
    expectSameOrigin(headers);
    expect(headers.get("cache-control")).toBe("no-store");
  },
  stream: (headers) => {
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(headers.get("cache-control")).toBe("no-cache, no-transform");
  },
  image: (headers) => {
    expectShared(headers);
    expect(directivesOf(headers)).toContain("sandbox");
  },
  embed: (headers) => {
    expectShared(headers);
    expect(directivesOf(headers)).toContain("frame-ancestors 'self' https:");
    expect(directivesOf(headers)).toContain("require-trusted-types-for 'script'");
    expect(directivesOf(headers).join("; ")).toMatch(
      /; trusted-types matchdesk-events( matchdesk-offline)?$/,
    );
    expect(headers.get("x-frame-options")).toBeNull();
    expect(headers.get("x-robots-tag")).toBe("noindex");
  },
  stage: (headers) => {
    expectShared(headers);
    expect(directivesOf(headers)).toContain("frame-ancestors 'self'");
    expect(headers.get("x-robots-tag")).toBe("noindex");
  },
  ops: (headers) => {
    expectSameOrigin(headers);
    expect(headers.get("cache-control")).toBe("no-store");
  },
  file: () => {},
};

describe("every route", () => {
  it("are found by the test", () => {
    expect(paths.length).toBeGreaterThan(40);
  });

  it.each(paths)("%s has a class and the headers of its class", async (path) => {
    const routeClass = classOf(path);
    if (routeClass === undefined) throw new Error(`${path} has no class in CLASSES`);
    const headers = await headersOf(path, routeClass === "page" ? "text/html" : undefined);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expectGuarded(headers);
    const isFramed = ["embed", "stage"].includes(routeClass);
    expect(directivesOf(headers).includes("frame-ancestors 'none'")).toBe(!isFramed);
    EXPECTED[routeClass](headers);
  });

  it("counts toward RATE_LIMIT except for staff, operations and build files", async () => {
    const limited = createTestApp(PUBLISHED, { rateLimit: 1 }).app;
    expect((await limited.request("/api/v1/tournaments")).status).toBe(200);
    const unlimited: string[] = [];
    for (const path of paths) {
      const { status } = await limited.request(exampleUrlOf(path), {
        headers: { accept: "text/html" },
      });
      if (status !== 429) unlimited.push(path);
    }
    const exempt = paths.filter((path) => isExempt(path));
    expect(unlimited).toEqual(exempt);
    expect(exempt.length).toBeGreaterThan(10);
    expect(paths.length - exempt.length).toBeGreaterThan(40);
  });

  it("has public headers on the viewers' stream and private ones on the staff's stream", async () => {
    const [viewers, staff] = await Promise.all(
      ["/api/v1/events", "/api/v1/desk/events"].map((path) => headersOf(path)),
    );
    expect(viewers?.get("content-type")).toBe("text/event-stream");
    expectShared(viewers ?? new Headers());
    expectSameOrigin(staff ?? new Headers());
  });

  it("at /matches cannot be read by other origins", async () => {
    const headers = await headersOf("/matches");
    expect(headers.get("cache-control")).toBe("no-store");
    expectSameOrigin(headers);
  });

  it("returns problems that other origins can read, except for staff routes", async () => {
    const problem = await headersOf("/api/v1/nothing");
    expect(problem.get("content-type")).toBe("application/problem+json");
    expectShared(problem);
    expectSameOrigin(await headersOf("/api/v1/desk/nothing"));
  });
});
