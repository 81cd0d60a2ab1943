import { WireEnvelopeSchema } from "#core/wire/schema.ts";
import { afterEach, describe, expect, it } from "vitest";
import {
  createBracketPlaceFields,
  createGroupFields,
  sketchMatches,
} from "#server/reference/testing/matches.ts";
import {
  DEFAULT_CLIENT,
  openTestService,
  type TestService,
  type TestServiceOptions,
} from "#server/reference/testing/service.ts";

const REALM = 'Bearer realm="matches"';

const services: TestService[] = [];

async function open(options?: TestServiceOptions): Promise<TestService> {
  const service = await openTestService(options);
  services.push(service);
  return service;
}

afterEach(() => {
  for (const service of services.splice(0)) service.close();
});

async function listIds(service: TestService, token: string, query = ""): Promise<string[]> {
  const response = await service.get(`/matches/${query}`, token);
  return WireEnvelopeSchema.parse(await response.json()).data.map(({ id }) => id);
}

describe("GET /hello/", () => {
  it.each(["/hello/", "/hello"])("returns the greeting at %s", async (path) => {
    const service = await open();
    const response = await service.get(path, await service.fetchToken());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ data: { message: "Hello you!" } });
  });

  it("accepts the scheme in any case", async () => {
    const service = await open();
    const Authorization = `bEARER ${await service.fetchToken()}`;
    const response = await service.app.request("/hello/", { headers: { Authorization } });
    expect(response.status).toBe(200);
  });
});

describe.each(["/hello/", "/matches/"])("GET %s without a valid token", (path) => {
  const unknown = "The access token provided is invalid.";
  it.each([
    ["no header", undefined, REALM],
    ["another scheme", "Basic ZGVzazpzM2NyZXQ=", REALM],
    [
      "an empty token",
      "Bearer ",
      `${REALM}, error="invalid_token", error_description="${unknown}"`,
    ],
    [
      "text that is not one token",
      "Bearer a b",
      `${REALM}, error="invalid_token", error_description="${unknown}"`,
    ],
    [
      "an unknown token",
      "Bearer abc",
      `${REALM}, error="invalid_token", error_description="${unknown}"`,
    ],
  ])("responds 401 with a challenge to %s", async (_, Authorization, challenge) => {
    const service = await open();
    const headers = Authorization === undefined ? {} : { Authorization };
    const response = await service.app.request(path, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe(challenge);
    expect(await response.json()).toMatchObject({ error: "invalid_token" });
  });

  it("reports that the token has expired, by real time", async () => {
    const service = await open({ tokenSeconds: 5 });
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
    {
      id: "1",
      start: "10:00",
      against: { A: 2, B: 1 },
      change: createBracketPlaceFields("single", 4, 1, 1),
    },
    {
      id: "2",
      start: "10:00",
      against: { C: 2, D: 1 },
      change: createBracketPlaceFields("single", 4, 1, 2),
    },
    {
      id: "3",
      start: "10:30",
      against: { A: 2, C: 1 },
      change: createBracketPlaceFields("single", 2, 1, 1),
    },
    { id: "4", start: "09:00", against: { X: 1, Y: 1 }, change: createGroupFields("7") },
  ]);

  it("returns every documented member as text or null, and `bracket` only for bracket matches", async () => {
    const service = await open({ matches, time: "10:10" });
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
    const service = await open({ matches, time });
    expect(await listIds(service, await service.fetchToken(), query)).toEqual(ids);
  });

  it("returns 20 matches unless a limit is given", async () => {
    const many = sketchMatches(
      Array.from({ length: 120 }, (_, index) => ({
        id: `${index + 1}`,
        start: "12:00",
        against: { [`A${index}`]: 0, [`B${index}`]: 1 },
        change: createGroupFields("7"),
      })),
    );
    const service = await open({ matches: many });
    const token = await service.fetchToken();
    const first = many.map(({ id }) => id);
    expect(await listIds(service, token)).toEqual(first.slice(0, 20));
    expect(await listIds(service, token, "?limit=100")).toEqual(first.slice(0, 100));
  });

  it.each(["0", "101", "-1", "1.5", "1e1", "01", "ten", "", " 5"])(
    "rejects a limit of %j",
    async (limit) => {
      const service = await open({ matches });
      const response = await service.get(`/matches/?limit=${limit}`, await service.fetchToken());
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: "invalid_request" });
    },
  );

  it.each(["?limit=5&limit=5", "?ended=1&ended=0"])("rejects %s", async (query) => {
    const service = await open({ matches });
    const response = await service.get(`/matches/${query}`, await service.fetchToken());
    expect(response.status).toBe(400);
  });

  it("returns only matches of sites that the client may read", async () => {
    const sites = ["osu.example.net", "football.example.org", "kart.example.com"];
    const mixed = sketchMatches(
      sites.map((site, index) => ({ id: `${index}`, start: "12:00", change: { site } })),
    );
    for (const [allowedSites, ids] of [
      [sites, ["0", "1", "2"]],
      [sites.slice(1), ["1", "2"]],
      [["elsewhere.example"], []],
    ] as const) {
      const service = await open({
        matches: mixed,
        clients: [{ ...DEFAULT_CLIENT, sites: allowedSites }],
      });
      expect(await listIds(service, await service.fetchToken())).toEqual(ids);
    }
  });

  it("sends the replay time in the Date header", async () => {
    const service = await open({ time: "10:10" });
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
    const service = await open();
    const response = await service.app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allowed);
    expect(await response.json()).toMatchObject({ error: "method_not_allowed" });
  });

  it.each(["/", "/match/1", "/clock"])("returns 404 for %s", async (path) => {
    const service = await open();
    const response = await service.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: "not_found" });
  });

  it("hides the cause of an internal error from clients", async () => {
    const service = await open();
    const token = await service.fetchToken();
    service.close();
    services.pop();
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
    const service = await open();
    const requestToken = (clientSecret: string) =>
      service.app.request("/token/", {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "client_credentials",
          client_id: DEFAULT_CLIENT.id,
          client_secret: clientSecret,
        }),
      });
    for (let guess = 0; guess < 10; guess += 1)
      expect((await requestToken(`guess-${guess}`)).status).toBe(401);
    const response = await requestToken(DEFAULT_CLIENT.secret);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: "too_many_requests" });
  });
});
