import { WireEnvelopeSchema } from "#core/wire/schema.ts";
import { describe, expect, it } from "vitest";
import { type MatchSketch, sketchMatches } from "#server/reference/testing/matches.ts";
import {
  DEFAULT_CLIENT,
  openTestService,
  type TestService,
} from "#server/reference/testing/service.ts";

const REALM = 'Bearer realm="matches"';
const INVALID = `${REALM}, error="invalid_token", error_description="The access token provided is invalid."`;

async function listIds(service: TestService, token: string, query = ""): Promise<string[]> {
  const response = await service.get(`/matches/${query}`, token);
  return WireEnvelopeSchema.parse(await response.json()).data.map(({ id }) => id);
}

describe("GET /hello/", () => {
  it.each(["/hello/", "/hello"])("returns the greeting at %s", async (path) => {
    const service = await openTestService();
    const response = await service.get(path, await service.fetchToken());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { message: "Hello you!" } });
  });

  it("accepts the scheme in any case", async () => {
    const service = await openTestService();
    const Authorization = `bEARER ${await service.fetchToken()}`;
    const response = await service.app.request("/hello/", { headers: { Authorization } });
    expect(response.status).toBe(200);
  });
});

describe.each(["/hello/", "/matches/"])("GET %s without a valid token", (path) => {
  it.each([
    ["no header", undefined, REALM],
    ["another scheme", "Basic ZGVzazpzM2NyZXQ=", REALM],
    ["an empty token", "Bearer ", INVALID],
    ["text that is not one token", "Bearer a b", INVALID],
    ["an unknown token", "Bearer abc", INVALID],
  ])("responds 401 with a challenge to %s", async (_, Authorization, challenge) => {
    const service = await openTestService();
    const headers = Authorization === undefined ? {} : { Authorization };
    const response = await service.app.request(path, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe(challenge);
    expect(await response.json()).toMatchObject({ error: "invalid_token" });
  });

  it("reports that the token has expired, by real time", async () => {
    const service = await openTestService({ tokenSeconds: 5 });
    const token = await service.fetchToken();
    service.clock.set({ now: 0, speed: 1000 });
    service.pass(4.9);
    expect((await service.get(path, token)).status).toBe(200);
    service.pass(0.1);
    const response = await service.get(path, token);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      error: "invalid_token",
      error_description: "The access token provided has expired.",
    });
  });
});

describe("GET /matches/", () => {
  const matches = sketchMatches([
    ["1", "10:00", "ro4#1", "A 2 v B 1"],
    ["2", "10:00", "ro4#2", "C 2 v D 1"],
    ["3", "10:30", "ro2#1", "A 2 v C 1"],
    ["4", "09:00", "group 7", "X 1 v Y 1"],
  ]);

  it("returns every documented member as text or null, and `bracket` only for bracket matches", async () => {
    const service = await openTestService({ matches, time: "10:10" });
    const response = await service.get("/matches/?ended=true", await service.fetchToken());
    const { object, data } = WireEnvelopeSchema.parse(await response.json());
    expect(object).toBe("matches");
    expect(data.map((match) => [match.id, "bracket" in match])).toEqual([
      ["2", true],
      ["1", true],
      ["4", false],
    ]);
    expect(data[2]).toEqual(matches[3]);
  });

  it.each([
    ["", "10:10", ["3"]],
    ["", "10:59", ["3"]],
    ["", "11:00", []],
    ["?ended", "11:00", ["3", "2", "1", "4"]],
    ["?ended=true", "10:00", ["2", "1", "4"]],
    ["?ended=false", "10:00", ["2", "1", "4"]],
    ["?ended=0", "10:00", ["2", "1", "4"]],
    ["?ended=1&limit=1", "11:00", ["3"]],
    ["?limit=2", "08:00", ["4", "1"]],
    ["?limit=100&page=2", "08:00", ["4", "1", "2", "3"]],
  ])("given %j at %s returns %j", async (query, time, ids) => {
    const service = await openTestService({ matches, time });
    expect(await listIds(service, await service.fetchToken(), query)).toEqual(ids);
  });

  it("returns 20 matches unless a limit is given", async () => {
    const many = sketchMatches(
      Array.from({ length: 120 }, (_, index): MatchSketch => [
        `${index + 1}`,
        "12:00",
        "group 7",
        `A${index} 0 v B${index} 1`,
      ]),
    );
    const service = await openTestService({ matches: many });
    const token = await service.fetchToken();
    const first = many.map(({ id }) => id);
    expect(await listIds(service, token)).toEqual(first.slice(0, 20));
    expect(await listIds(service, token, "?limit=100")).toEqual(first.slice(0, 100));
  });

  it.each(["0", "101", "-1", "1.5", "1e1", "01", "ten", "", " 5"])(
    "rejects a limit of %j",
    async (limit) => {
      const service = await openTestService({ matches });
      const response = await service.get(`/matches/?limit=${limit}`, await service.fetchToken());
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: "invalid_request" });
    },
  );

  it.each(["?limit=5&limit=5", "?ended=1&ended=0"])("rejects %s", async (query) => {
    const service = await openTestService({ matches });
    const response = await service.get(`/matches/${query}`, await service.fetchToken());
    expect(response.status).toBe(400);
  });

  it("returns only matches of sites that the client may read", async () => {
    const sites = ["osu.example.net", "football.example.org", "kart.example.com"];
    const mixed = sketchMatches(
      sites.map((site, index): MatchSketch => [`${index}`, "12:00", "ro8#1", "", { site }]),
    );
    for (const [allowedSites, ids] of [
      [sites, ["0", "1", "2"]],
      [sites.slice(1), ["1", "2"]],
      [["elsewhere.example"], []],
    ] as const) {
      const service = await openTestService({
        matches: mixed,
        clients: [{ ...DEFAULT_CLIENT, sites: allowedSites }],
      });
      expect(await listIds(service, await service.fetchToken())).toEqual(ids);
    }
  });

  it("sends the replay time in the Date header", async () => {
    const service = await openTestService({ time: "10:10" });
    const response = await service.get("/matches", await service.fetchToken());
    expect(response.headers.get("Date")).toBe("Sat, 07 Mar 2026 10:10:00 GMT");
  });
});

describe("other requests", () => {
  it.each([
    ["GET", "/token/", "POST"],
    ["POST", "/hello/", "GET, HEAD"],
    ["DELETE", "/matches", "GET, HEAD"],
  ])("rejects %s %s and lists the allowed methods", async (method, path, allowed) => {
    const service = await openTestService();
    const response = await service.app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed);
    expect(await response.json()).toMatchObject({ error: "method_not_allowed" });
  });

  it.each(["/", "/match/1", "/clock"])("returns 404 for %s", async (path) => {
    const service = await openTestService();
    const response = await service.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "not_found" });
  });

  it("hides the cause of an internal error from clients", async () => {
    const service = await openTestService();
    const token = await service.fetchToken();
    service.close();
    const response = await service.get("/matches/", token);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      error: "server_error",
      error_description: "Internal error. See the log of the service.",
    });
    expect(service.failures).toHaveLength(1);
  });
});

describe("POST /token/ after ten wrong secrets", () => {
  it("returns 429 with Retry-After, even for the right secret", async () => {
    const service = await openTestService();
    const requestToken = (secret: string) =>
      service.post(`grant_type=client_credentials&client_id=desk&client_secret=${secret}`);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await requestToken(`guess-${guess}`)).status).toBe(401);
    const response = await requestToken(DEFAULT_CLIENT.secret);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: "too_many_requests" });
  });
});
