import { describe, expect, it } from "vitest";
import { PUBLIC_API } from "#core/contract/public-api.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const { app } = createTestApp();
const ORIGIN = { origin: "https://club.example.org" };
const preflight = (path: string, method: string, headers: string) =>
  app.request(path, {
    method: "OPTIONS",
    headers: {
      ...ORIGIN,
      "access-control-request-method": method,
      "access-control-request-headers": headers,
    },
  });

/** Returns whether a browser would send the request after this response to its preflight. */
function isAllowed(response: Response, method: string, header: string): boolean {
  const listOf = (name: string): readonly string[] =>
    (response.headers.get(name) ?? "").toLowerCase().split(", ");
  return (
    response.ok &&
    response.headers.get("access-control-allow-origin") === "*" &&
    listOf("access-control-allow-methods").includes(method.toLowerCase()) &&
    listOf("access-control-allow-headers").includes(header)
  );
}

describe("preflight", () => {
  it.each([
    ...PUBLIC_API.map(({ path }) => path.replaceAll(/\{\w+\}/g, "x")),
    "/api/v1/names",
    "/openapi.json",
    "/oembed",
    "/calendar/all.ics",
    "/brackets/osu.example.net/1101.svg",
    "/cards/matches/halfpitch.example/9001.png",
    "/embed/matches",
  ])("allows other sites to read %s with each header that routes read", async (path) => {
    for (const header of ["if-none-match", "last-event-id", "accept", "x-request-id"]) {
      for (const method of ["GET", "HEAD"]) {
        const response = await preflight(path, method, header);
        expect([path, response.status]).toEqual([path, 204]);
        expect([header, isAllowed(response, method, header)]).toEqual([header, true]);
        expect(await response.text()).toBe("");
        expect(Number(response.headers.get("access-control-max-age"))).toBeGreaterThan(0);
      }
    }
  });

  it("allows no writes, no credentials and no unknown header", async () => {
    const response = await preflight("/api/v1/matches", "PUT", "authorization");
    expect(isAllowed(response, "PUT", "accept")).toBe(false);
    expect(isAllowed(response, "GET", "authorization")).toBe(false);
    expect(response.headers.has("access-control-allow-credentials")).toBe(false);
  });

  it.each(["/api/v1/desk/facts", "/api/v1/session", "/desk", "/", "/metrics"])(
    "refuses other sites at %s",
    async (path) => {
      const response = await preflight(path, "GET", "accept");
      expect(response.status).toBe(405);
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    },
  );
});

describe("response to another site", () => {
  it.each([
    "/api/v1/matches",
    "/api/v1/changes",
    "/api/v1/matches.csv",
    "/api/v1/matches/no.example/1",
    "/calendar/all.ics",
    "/brackets/osu.example.net/1101.svg",
  ])("exposes at %s the headers that clients need", async (path) => {
    const { headers } = await app.request(path, { headers: ORIGIN });
    const exposed = headers.get("access-control-expose-headers")?.split(", ");
    expect(exposed).toEqual(
      expect.arrayContaining(["etag", "matchdesk-data-age", "ratelimit-policy", "retry-after"]),
    );
  });

  it.each(["/api/v1/matches", "/api/v1/changes", "/calendar/all.ics"])(
    "stays readable with status 304 at %s",
    async (path) => {
      const etag = (await app.request(path)).headers.get("etag") ?? "";
      const again = await app.request(path, { headers: { ...ORIGIN, "if-none-match": etag } });
      expect(again.status).toBe(304);
      expect(again.headers.get("access-control-allow-origin")).toBe("*");
      expect(again.headers.get("access-control-expose-headers")).toContain("etag");
    },
  );
});
