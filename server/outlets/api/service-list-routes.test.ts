import { describe, expect, it } from "vitest";
import {
  NO_PUBLICATION,
  createTestApp,
  publicationOf,
  testLists,
} from "#server/testing/test-app.ts";

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
  ])("answers %s as the service does", async (path, expected) => {
    const answer = await app.request(path);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(expected);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("vary")).toBe("Accept");
  });

  it.each(["0", "101", "-1", "1.5", "ten", "", "007", "1&limit=2"])(
    "refuses the limit %j as the service does",
    async (limit) => {
      const answer = await app.request(`/matches?limit=${limit}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: "invalid_request" });
    },
  );

  it.each([
    ["curl", "*/*", "application/json"],
    ["nothing said", undefined, "application/json"],
    ["a program", "application/json", "application/json"],
    ["a browser", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"],
    ["JSON rather than a page", "text/html;q=0.5, application/json", "application/json"],
  ])("answers by what is preferred: %s", async (_, accept, expected) => {
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    const answer = await app.request("/matches", { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(expected);
    expect(answer.headers.get("vary")).toBe("Accept");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("says that nothing came from the service yet, in the service's error form", async () => {
    const answer = await createTestApp(() => NO_PUBLICATION).app.request("/matches");
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: "temporarily_unavailable" });
  });
});
