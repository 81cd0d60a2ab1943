import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import type { ServiceOutcome } from "#core/model/service-outcome.ts";
import { ServiceCredential } from "./service-credential.ts";
import {
  type FaultServer,
  type Reaction,
  type ReceivedRequest,
  encodeHttp,
  encodeMatchListResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { type UpstreamClient, createUpstreamClient } from "./client.ts";
import { createTransport } from "./transport.ts";

const open: (FaultServer | UpstreamClient)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

/** Creates a client of a fake service. Requests for which `react` returns `null` succeed. */
async function createFixture(react: (request: ReceivedRequest, count: number) => Reaction | null) {
  let tokens = 0;
  let elapsed = 0;
  const known: string[] = [];
  const service: FaultServer = await startFaultServer((request) => {
    const reaction = react(request, service.requests.length);
    if (reaction !== null) return reaction;
    if (!request.path.startsWith("/token/")) return encodeMatchListResponse();
    tokens += 1;
    return encodeTokenResponse(`token-${tokens}`);
  });
  const client = createUpstreamClient({
    credential: new ServiceCredential({
      baseUrl: service.url,
      clientId: "client",
      clientSecret: "s&cret",
    }),
    transport: createTransport(true),
    monotonic: () => elapsed,
    onToken: (token) => known.push(token),
    onListDate: () => {},
    onCall: () => {},
  });
  open.push(client, service);
  const outcome = async (): Promise<ServiceOutcome> => {
    const answer = await client.fetchList("upcoming");
    return answer.ok ? "ok" : answer.failure.outcome;
  };
  return { service, client, outcome, known, pass: (time: number) => (elapsed += time) };
}

const createListFixture = (reaction: Reaction) =>
  createFixture(({ path }) => (path.startsWith("/matches/") ? reaction : null));

/** Other responses are in `server/scenarios/faults`, which tests the client in the whole product. */
describe("createUpstreamClient", () => {
  it("sends form-encoded credentials, then a bearer token", async () => {
    const { service, client } = await createFixture(() => null);
    await client.fetchList("upcoming");
    await client.fetchList("ended");
    const [token, upcoming, ended] = service.requests;
    expect(token?.method).toBe("POST");
    expect(token?.path).toBe("/token/");
    expect(token?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(token?.body).toBe(
      "grant_type=client_credentials&client_id=client&client_secret=s%26cret",
    );
    expect(token?.headers["authorization"]).toBeUndefined();
    expect(upcoming?.path).toBe("/matches/?limit=100");
    expect(upcoming?.headers["authorization"]).toBe("Bearer token-1");
    expect(ended?.path).toBe("/matches/?ended=true&limit=100");
    expect(service.requests).toHaveLength(3);
  });

  it("uses a valid token until its expiry when its early renewal fails", async () => {
    let down = false;
    const { client, pass, outcome } = await createFixture((request) =>
      down && request.path === "/token/" ? encodeHttp(503, "down") : null,
    );
    await client.fetchList("upcoming");
    down = true;
    pass(3_550_000);
    expect(await outcome()).toBe("ok");
    pass(60_000);
    expect(await outcome()).toBe("http-error");
  });

  it.each([
    ["a minute", 3_600, 3_540_000],
    ["a fifth of a short lifetime", 120, 96_000],
  ])(
    "renews a token %s before its expiry by the monotonic clock",
    async (_, expiresIn, renewal) => {
      const { service, client, pass, known } = await createFixture(({ path }, count) =>
        path === "/token/" ? encodeTokenResponse(`token-${count}`, expiresIn) : null,
      );
      await client.fetchList("upcoming");
      pass(renewal - 1);
      await client.fetchList("upcoming");
      expect(service.count("POST /token/")).toBe(1);
      pass(1);
      await client.fetchList("upcoming");
      expect(service.count("POST /token/")).toBe(2);
      expect(known).toEqual(["token-1", "token-4"]);
    },
  );

  it("rejects a token with a line end", async () => {
    const token = encodeHttp(200, { access_token: "a\r\nb" });
    const { outcome, service } = await createFixture(({ path }) =>
      path === "/token/" ? token : null,
    );
    expect(await outcome()).toBe("not-the-service");
    expect(service.requests).toHaveLength(1);
  });

  const list = JSON.stringify({ object: "matches", data: [] });
  const gzip = { "content-encoding": "gzip" };
  it.each<[string, ServiceOutcome, Reaction]>([
    ["a failure by status and by body", "http-error", encodeHttp(503, { error: "server_error" })],
    ["no HTTP at all", "not-the-service", "SSH-2.0-OpenSSH_9.2\r\n"],
    ["a compressed list", "ok", encodeHttp(200, gzipSync(list), gzip)],
    ["invalid compression", "not-json", encodeHttp(200, "no gzip", gzip)],
  ])("returns the outcome of a list request: %s", async (_, expected, reaction) => {
    const { outcome } = await createListFixture(reaction);
    expect(await outcome()).toBe(expected);
  });

  const page = { "content-type": "text/html" };
  it.each<[string, Reaction]>([
    ...[400, 401, 403, 404, 405, 410, 500, 502].map((status): [string, Reaction] => [
      `status ${status} with a page`,
      encodeHttp(status, "<h1>canary</h1>", page),
    ]),
    ["status 200 with a page", encodeHttp(200, "<h1>canary</h1>", page)],
    ["a redirect", encodeHttp(302, "", { location: "https://canary.example" })],
    ["other JSON", encodeHttp(200, { status: "canary" })],
    ["no HTTP", "SSH-2.0-canary\r\n"],
  ])("names the requested URL if UPSTREAM_URL may be wrong: %s", async (_, reaction) => {
    for (const path of ["/token/", "/matches/?limit=100"]) {
      const fixture = await createFixture((request) => (request.path === path ? reaction : null));
      const result = await fixture.client.fetchList("upcoming");
      const message = result.ok ? "" : result.failure.message;
      expect(message).toContain("heck UPSTREAM_URL");
      const method = path === "/token/" ? "POST" : "GET";
      expect(message).toContain(` The request was ${method} ${fixture.service.url}${path}; `);
      expect(message).not.toMatch(/canary/);
    }
  });
});
