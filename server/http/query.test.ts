import { expect, it } from "vitest";
import { createTestApp } from "#server/testing/test-app.ts";

const { app } = createTestApp();

async function readDetail(path: string): Promise<unknown> {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  const problem: unknown = await response.json();
  expect(problem).toMatchObject({ id: "bad-parameter" });
  return problem;
}

it("refuses unknown parameters at every route of the API that a client can read", async () => {
  const paths = app.routes
    .filter(({ method, path }) => method === "GET" && /^\/(api\/v1\/|calendar)/.test(path))
    .filter(({ path }) => !/^\/api\/v1\/(desk|session)(\/|$)/.test(path))
    .map(({ path }) => path.replace(/:file\{.*\}/, "x.csv").replaceAll(/:\w+/g, "x"))
    .map((path) => (path.startsWith("/calendar") ? path.replace("x.csv", "x.ics") : path));
  expect(new Set(paths).size).toBeGreaterThan(18);
  for (const path of paths) {
    const response = await app.request(`${path}?nothing=1`);
    expect([path, response.status]).toEqual([path, 400]);
  }
});

it.each([
  ["/api/v1/matches?turnament=a%2Fb", '"turnament". The nearest known one is "tournament"; this'],
  ["/api/v1/matches?Limit=1", '"Limit". The nearest known one is "limit"; this'],
  [
    "/api/v1/matches.csv?limit=1",
    "accepts state, tournament, game, site, contestant, round, status, day, q.",
  ],
  ["/api/v1/changes?foo=1", "this URL accepts after, match, tournament, limit."],
  ["/api/v1/tournaments?foo=1", 'Unknown parameter "foo": this URL has none. Remove it.'],
  ["/calendar/all.ics?state=live", 'Unknown parameter "state": this URL has none. Remove it.'],
  ["/api/v1/meta?__proto__=1", '"__proto__"'],
  ["/api/v1/matches?limit=1&limit=2&limit=2", '"limit" is given 3 times. Give it once.'],
  ["/api/v1/changes?after=1&after=1", '"after" is given 2 times. Give it once.'],
])("names in the problem of %s what is wrong and what to do", async (path, detail) => {
  expect(await readDetail(path)).toHaveProperty("detail", expect.stringContaining(detail));
});

it("shortens a long unknown parameter", async () => {
  const problem = await readDetail(`/api/v1/matches?${"q".repeat(5000)}=1`);
  expect(JSON.stringify(problem).length).toBeLessThan(500);
});

it.each([
  ["/api/v1/matches?limit=0", "limit: must be a whole number from 1 to 1000."],
  ["/api/v1/matches?limit=1001", "limit: must be a whole number from 1 to 1000."],
  ["/api/v1/matches?limit=ten", "limit: must be a whole number from 1 to 1000."],
  ["/api/v1/matches?state=over", "state: must be one of upcoming, live, ended."],
  ["/api/v1/changes?limit=0", "limit: must be a whole number from 1 to 500."],
  ["/api/v1/changes?limit=501", "limit: must be a whole number from 1 to 500."],
  ["/api/v1/changes?after=yesterday", "after: must be a whole number from 0 to 9007199254740991."],
  ["/api/v1/events?after=last", "after: must be a whole number from 0 to 9007199254740991."],
])("names in the problem of %s what is accepted", async (path, detail) => {
  expect(await readDetail(path)).toHaveProperty("detail", detail);
});

it.each([
  "/api/v1/matches?state=&limit=",
  "/api/v1/matches.csv?utm_source=letter&fbclid=1",
  "/api/v1/meta?v=12",
  "/calendar/all.ics?utm_source=letter&utm_source=letter",
])("ignores what is empty, or appended by newsletters or the dashboard in %s", async (path) => {
  expect((await app.request(path)).status).toBe(200);
});

it.each([
  "/tournaments?foo=1",
  "/embed/matches?foo=1&foo=2",
  "/brackets/osu.example.net/1101.svg?v=2",
])("ignores unknown parameters of the page or image %s", async (path) => {
  const response = await app.request(path, { headers: { accept: "text/html" } });
  expect(response.status).toBe(200);
});
