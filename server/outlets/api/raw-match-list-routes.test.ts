import { describe, expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";
import { NO_PUBLICATION, publicationOf, testLists } from "#server/testing/test-publication.ts";

const lists = testLists();
const { app } = createTestApp(() => publicationOf(lists));

describe("GET /matches", () => {
  it.each<[string, unknown]>([
    ["/matches", { object: "matches", data: lists.upcoming.slice(0, 20) }],
    ["/matches/", { object: "matches", data: lists.upcoming.slice(0, 20) }],
    ["/matches?limit=1", { object: "matches", data: lists.upcoming.slice(0, 1) }],
    ["/matches?limit=100", { object: "matches", data: lists.upcoming }],
    ["/matches?ended=true&limit=3", { object: "matches", data: lists.ended.slice(0, 3) }],
    ["/matches?ended=false&limit=3", { object: "matches", data: lists.ended.slice(0, 3) }],
    ["/matches/?ended&limit=3", { object: "matches", data: lists.ended.slice(0, 3) }],
    ["/matches?unknown=1&limit=2", { object: "matches", data: lists.upcoming.slice(0, 2) }],
  ])("responds to %s like the service", async (path, expected) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expected);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("vary")).toBe("Accept");
  });

  it.each(["0", "101", "-1", "1.5", "ten", "", "007", "1&limit=2"])(
    "rejects the limit %j like the service",
    async (limit) => {
      const response = await app.request(`/matches?limit=${limit}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: "invalid_request" });
    },
  );

  it.each([
    ["curl", "*/*", "application/json"],
    ["no header", undefined, "application/json"],
    ["a program", "application/json", "application/json"],
    ["a browser", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"],
    ["JSON rather than a page", "text/html;q=0.5, application/json", "application/json"],
  ])("chooses page or JSON by the Accept header: %s", async (_, accept, expected) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const response = await app.request("/matches", { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(expected);
    expect(response.headers.get("vary")).toBe("Accept");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("responds with the service's error format before the first data", async () => {
    const response = await createTestApp(NO_PUBLICATION).app.request("/matches");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: "temporarily_unavailable" });
  });
});
