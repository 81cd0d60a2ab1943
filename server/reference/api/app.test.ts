import { WireEnvelopeSchema } from "#core/wire/schema.ts";
import { afterEach, describe, expect, it } from "vitest";
import { inBracket, inGroup, sketchMatches } from "#server/reference/testing/matches.ts";
import {
  CLIENT,
  openTestService,
  type TestService,
  type TestServiceOptions,
} from "#server/reference/testing/service.ts";

const REALM = 'Bearer realm="matches"';

const opened: TestService[] = [];

async function open(options?: TestServiceOptions): Promise<TestService> {
  const service = await openTestService(options);
  opened.push(service);
  return service;
}

afterEach(() => {
  for (const service of opened.splice(0)) service.close();
});

async function listIds(service: TestService, token: string, query = ""): Promise<string[]> {
  const answer = await service.get(`/matches/${query}`, token);
  return WireEnvelopeSchema.parse(await answer.json()).data.map(({ id }) => id);
}

describe("GET /hello/", () => {
  it.each(["/hello/", "/hello"])("greets at %s", async (path) => {
    const service = await open();
    const answer = await service.get(path, await service.fetchToken());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: { message: "Hello you!" } });
  });

  it("takes the scheme in any case", async () => {
    const service = await open();
    const Authorization = `bEARER ${await service.fetchToken()}`;
    const answer = await service.app.request("/hello/", { headers: { Authorization } });
    expect(answer.status).toBe(200);
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
      "no token at all",
      "Bearer a b",
      `${REALM}, error="invalid_token", error_description="${unknown}"`,
    ],
    [
      "an unknown one",
      "Bearer abc",
      `${REALM}, error="invalid_token", error_description="${unknown}"`,
    ],
  ])("refuses %s", async (_, Authorization, challenge) => {
    const service = await open();
    const headers = Authorization === undefined ? {} : { Authorization };
    const answer = await service.app.request(path, { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.get("WWW-Authenticate")).toBe(challenge);
    expect(await answer.json()).toMatchObject({ error: "invalid_token" });
  });

  it("says so when the token has expired, by real time", async () => {
    const service = await open({ tokenSeconds: 5 });
    const token = await service.fetchToken();
    service.clock.set({ now: 0, speed: 1000 });
    service.pass(4.9);
    expect((await service.get(path, token)).status).toBe(200);
    service.pass(0.1);
    const answer = await service.get(path, token);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: "invalid_token",
      error_description: "The access token provided has expired.",
    });
  });
});

describe("GET /matches/", () => {
  const matches = sketchMatches([
    { id: "1", start: "10:00", against: { A: 2, B: 1 }, change: inBracket("single", 4, 1, 1) },
    { id: "2", start: "10:00", against: { C: 2, D: 1 }, change: inBracket("single", 4, 1, 2) },
    { id: "3", start: "10:30", against: { A: 2, C: 1 }, change: inBracket("single", 2, 1, 1) },
    { id: "4", start: "09:00", against: { X: 1, Y: 1 }, change: inGroup("7") },
  ]);

  it("sends every documented member as text or null, and a bracket for bracket matches only", async () => {
    const service = await open({ matches, time: "10:10" });
    const answer = await service.get("/matches/?ended=true", await service.fetchToken());
    const { object, data } = WireEnvelopeSchema.parse(await answer.json());
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
  ])("answers %j at %s with %j", async (query, time, ids) => {
    const service = await open({ matches, time });
    expect(await listIds(service, await service.fetchToken(), query)).toEqual(ids);
  });

  it("sends twenty unless asked for another number", async () => {
    const many = sketchMatches(
      Array.from({ length: 120 }, (_, index) => ({
        id: `${index + 1}`,
        start: "12:00",
        against: { [`A${index}`]: 0, [`B${index}`]: 1 },
        change: inGroup("7"),
      })),
    );
    const service = await open({ matches: many });
    const token = await service.fetchToken();
    const first = many.map(({ id }) => id);
    expect(await listIds(service, token)).toEqual(first.slice(0, 20));
    expect(await listIds(service, token, "?limit=100")).toEqual(first.slice(0, 100));
  });

  it.each(["0", "101", "-1", "1.5", "1e1", "01", "ten", "", " 5"])(
    "refuses a limit of %j",
    async (limit) => {
      const service = await open({ matches });
      const answer = await service.get(`/matches/?limit=${limit}`, await service.fetchToken());
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: "invalid_request" });
    },
  );

  it.each(["?limit=5&limit=5", "?ended=1&ended=0"])("refuses %s", async (query) => {
    const service = await open({ matches });
    const answer = await service.get(`/matches/${query}`, await service.fetchToken());
    expect(answer.status).toBe(400);
  });

  it("shows a client the sites it may see, and no others", async () => {
    const sites = ["osu.example.net", "football.example.org", "kart.example.com"];
    const mixed = sketchMatches(
      sites.map((site, index) => ({ id: `${index}`, start: "12:00", change: { site } })),
    );
    for (const [seen, ids] of [
      [sites, ["0", "1", "2"]],
      [sites.slice(1), ["1", "2"]],
      [["elsewhere.example"], []],
    ] as const) {
      const service = await open({ matches: mixed, clients: [{ ...CLIENT, sites: seen }] });
      expect(await listIds(service, await service.fetchToken())).toEqual(ids);
    }
  });

  it("carries the moment of the replay in its Date header", async () => {
    const service = await open({ time: "10:10" });
    const answer = await service.get("/matches", await service.fetchToken());
    expect(answer.headers.get("Date")).toBe("Sat, 07 Mar 2026 10:10:00 GMT");
  });
});

describe("other requests", () => {
  it.each([
    ["GET", "/token/", "POST"],
    ["POST", "/hello/", "GET, HEAD"],
    ["DELETE", "/matches", "GET, HEAD"],
  ])("refuses %s %s and says what is allowed", async (method, path, allowed) => {
    const service = await open();
    const answer = await service.app.request(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe(allowed);
    expect(await answer.json()).toMatchObject({ error: "method_not_allowed" });
  });

  it.each(["/", "/match/1", "/clock"])("knows nothing at %s", async (path) => {
    const service = await open();
    const answer = await service.app.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: "not_found" });
  });

  it("keeps what failed to itself", async () => {
    const service = await open();
    const token = await service.fetchToken();
    service.close();
    opened.pop();
    const answer = await service.get("/matches/", token);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: "server_error",
      error_description: "The service failed. Its log says why.",
    });
    expect(service.failures).toHaveLength(1);
  });
});

describe("POST /token/ with guessed secrets", () => {
  it("gets 429 with Retry-After, also for the right secret from then on", async () => {
    const service = await open();
    const ask = (clientSecret: string) =>
      service.app.request("/token/", {
        method: "POST",
        body: new URLSearchParams({
          grant_type: "client_credentials",
          client_id: CLIENT.id,
          client_secret: clientSecret,
        }),
      });
    for (let guess = 0; guess < 10; guess += 1)
      expect((await ask(`guess-${guess}`)).status).toBe(401);
    const refused = await ask(CLIENT.secret);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: "too_many_requests" });
  });
});
