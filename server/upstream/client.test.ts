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
import type { ServiceCall } from "./service-call.ts";
import { DEFAULT_TRANSPORT_LIMITS, type TransportLimits, createTransport } from "./transport.ts";

const open: (FaultServer | UpstreamClient)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

/** Creates a client of a fake service. Requests for which `react` returns `null` succeed. */
async function createFixture(
  react: (request: ReceivedRequest, count: number) => Reaction | null,
  limits: Partial<TransportLimits> = {},
) {
  let tokens = 0;
  let elapsed = 0;
  const known: string[] = [];
  const calls: ServiceCall[] = [];
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
    transport: createTransport(true, { ...DEFAULT_TRANSPORT_LIMITS, ...limits }),
    monotonic: () => elapsed,
    onToken: (token) => known.push(token),
    onListDate: () => {},
    onCall: (call) => calls.push(call),
  });
  open.push(client, service);
  const outcome = async (): Promise<ServiceOutcome> => {
    const answer = await client.fetchList("upcoming");
    return answer.ok ? "ok" : answer.failure.outcome;
  };
  return { service, client, outcome, known, calls, pass: (time: number) => (elapsed += time) };
}

const createListFixture = (reaction: Reaction, limits: Partial<TransportLimits> = {}) =>
  createFixture(({ path }) => (path.startsWith("/matches/") ? reaction : null), limits);
const whenToken = (reaction: Reaction) => (request: ReceivedRequest) =>
  request.path.startsWith("/token/") ? reaction : null;
const invalidToken = encodeHttp(401, {
  error: "invalid_token",
  error_description: "expired",
});

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

  it("returns the items as received", async () => {
    const { client } = await createListFixture(
      encodeMatchListResponse([{ id: "7", name: "Ä–Ø" }, 3]),
    );
    const answer = await client.fetchList("ended");
    expect(answer).toEqual({ ok: true, value: [{ id: "7", name: "Ä–Ø" }, 3] });
  });

  it("sends one token request for fifty concurrent callers", async () => {
    const { service, client } = await createFixture(() => null);
    await Promise.all(Array.from({ length: 50 }, () => client.fetchList("upcoming")));
    expect(service.count("POST /token/")).toBe(1);
    expect(service.count("GET /matches/")).toBe(50);
  });

  it("renews a token before its expiry by the monotonic clock", async () => {
    const { service, client, pass, known } = await createFixture(() => null);
    await client.fetchList("upcoming");
    pass(3_500_000);
    await client.fetchList("upcoming");
    expect(service.count("POST /token/")).toBe(1);
    pass(50_000);
    await client.fetchList("upcoming");
    expect(service.count("POST /token/")).toBe(2);
    expect(known).toEqual(["token-1", "token-2"]);
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
    ["status 401", invalidToken],
    ["status 200", encodeHttp(200, { error: "invalid_token" })],
    ["a challenge without a body", encodeHttp(401, "", { "www-authenticate": "Bearer" })],
  ])("renews a rejected token once and repeats the request: %s", async (_, expired) => {
    const { service, outcome } = await createFixture((request) =>
      request.headers["authorization"] === "Bearer token-1" ? expired : null,
    );
    expect(await outcome()).toBe("ok");
    expect(service.count("POST /token/")).toBe(2);
    expect(service.count("GET /matches/")).toBe(2);
  });

  it("reports every request and its outcome", async () => {
    const { calls, outcome } = await createFixture((request) =>
      request.headers["authorization"] === "Bearer token-1" ? invalidToken : null,
    );
    expect(await outcome()).toBe("ok");
    expect(calls.map((call) => `${call.endpoint} ${call.outcome}`)).toEqual([
      "token ok",
      "matches token-expired",
      "token ok",
      "matches ok",
    ]);
  });

  it("requests only one new token when that is rejected too", async () => {
    const { service, outcome } = await createListFixture(invalidToken);
    expect(await outcome()).toBe("token-refused");
    expect(service.count("POST /token/")).toBe(2);
    expect(service.count("GET /matches/")).toBe(2);
  });

  it.each<[string, unknown, number]>([
    ["is missing", undefined, 3_600_000],
    ["is text", "120", 120_000],
    ["is zero", 0, 5_000],
    ["is negative", -1, 5_000],
    ["is not a number", "soon", 3_600_000],
    ["is too large", 1e12, 86_400_000],
  ])("uses a valid lifetime when expires_in %s", async (_, expiresIn, lifetime) => {
    const { service, client, pass } = await createFixture(
      whenToken(encodeTokenResponse("t", expiresIn)),
    );
    await client.fetchList("upcoming");
    pass(lifetime - Math.min(60_000, lifetime * 0.2) - 1);
    await client.fetchList("upcoming");
    expect(service.count("POST /token/")).toBe(1);
    pass(1);
    await client.fetchList("upcoming");
    expect(service.count("POST /token/")).toBe(2);
  });

  it("never follows a redirect and never sends the secret elsewhere", async () => {
    const elsewhere = await startFaultServer(() => encodeTokenResponse("stolen"));
    open.push(elsewhere);
    const moved = encodeHttp(307, "", { location: `${elsewhere.url}/token/` });
    const { outcome } = await createFixture(whenToken(moved));
    expect(await outcome()).toBe("redirected");
    expect(elsewhere.requests).toHaveLength(0);
  });

  it("repeats a request at once, but only once, when the connection breaks", async () => {
    let broken = 1;
    const { service, outcome } = await createFixture(() => {
      broken -= 1;
      return broken >= 0 ? (socket) => socket.destroy() : null;
    });
    expect(await outcome()).toBe("ok");
    expect(service.count("POST /token/")).toBe(2);
    broken = 9;
    expect(await outcome()).toBe("connection-lost");
    expect(service.count("GET /matches/")).toBe(3);
  });

  const page = "<!doctype html><title>canary-page</title>";
  const html = { "content-type": "text/html" };
  it.each<[string, ServiceOutcome, Reaction]>([
    ["401 invalid_client", "client-refused", encodeHttp(401, { error: "invalid_client" })],
    ["400 invalid_client", "client-refused", encodeHttp(400, { error: "invalid_client" })],
    ["200 invalid_client", "client-refused", encodeHttp(200, { error: "invalid_client" })],
    ["an empty object", "not-the-service", encodeHttp(200, {})],
    ["a token of null", "not-the-service", encodeHttp(200, { access_token: null })],
    ["an empty token", "not-the-service", encodeHttp(200, { access_token: "" })],
    ["a token with a line end", "not-the-service", encodeHttp(200, { access_token: "a\r\nb" })],
    ["a login page", "not-json", encodeHttp(200, page, html)],
    ["no content", "empty-answer", "HTTP/1.1 204 No Content\r\n\r\n"],
    ["an empty body", "empty-answer", encodeHttp(200, "")],
    ["a failure page", "http-error", encodeHttp(503, page, html)],
    ["too many requests", "rate-limited", encodeHttp(429, page, html)],
  ])("returns the outcome of a failed token request: %s", async (_, expected, reaction) => {
    const { outcome, service } = await createFixture(whenToken(reaction));
    expect(await outcome()).toBe(expected);
    expect(service.requests).toHaveLength(1);
  });

  const list = { object: "matches", data: [] };
  const cutOff = encodeHttp(200, list, { "content-length": "999" });
  it.each<[string, ServiceOutcome, Reaction]>([
    ["an unknown error", "service-error", encodeHttp(403, { error: "insufficient_scope" })],
    ["an error next to a list", "service-error", encodeHttp(200, { error: "", ...list })],
    ["an error of null", "not-the-service", encodeHttp(200, { error: null })],
    ["a refused client", "client-refused", encodeHttp(400, { error: "invalid_client" })],
    ["a failure by status and by body", "http-error", encodeHttp(503, { error: "server_error" })],
    ["a failure with a list", "http-error", encodeHttp(500, list)],
    ["a bare list", "not-the-service", encodeHttp(200, [])],
    ["HTML", "not-json", encodeHttp(200, page, html)],
    ["JSON called HTML", "ok", encodeHttp(200, list, html)],
    ["a byte order mark", "ok", encodeHttp(200, `\ufeff${JSON.stringify(list)}`)],
    ["UTF-16", "not-json", encodeHttp(200, Buffer.from(JSON.stringify(list), "utf16le"))],
    ["Latin-1", "not-json", encodeHttp(200, Buffer.from('{"object":"é"}', "latin1"))],
    ["too deep nesting", "not-json", encodeHttp(200, "[".repeat(30_000) + "]".repeat(30_000))],
    ["not modified", "empty-answer", "HTTP/1.1 304 X\r\n\r\n"],
    ["partial content", "empty-answer", encodeHttp(206, list)],
    ["fewer bytes than promised", "connection-lost", (socket) => socket.end(cutOff)],
    [
      "chunks without the last",
      "connection-lost",
      (socket) => socket.end('HTTP/1.1 200 X\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{"obj\r\n'),
    ],
    ["no HTTP at all", "not-the-service", "SSH-2.0-OpenSSH_9.2\r\n"],
    [
      "a compressed list",
      "ok",
      encodeHttp(200, gzipSync(JSON.stringify(list)), { "content-encoding": "gzip" }),
    ],
    ["invalid compression", "not-json", encodeHttp(200, "no gzip", { "content-encoding": "gzip" })],
    ["too much", "too-large", encodeHttp(200, Buffer.alloc(70_000))],
    [
      "a decompression bomb",
      "too-large",
      encodeHttp(200, gzipSync(Buffer.alloc(5_000_000)), { "content-encoding": "gzip" }),
    ],
  ])("returns the outcome of a list request: %s", async (_, expected, reaction) => {
    const { outcome } = await createListFixture(reaction, { size: 65_536 });
    expect(await outcome()).toBe(expected);
  });

  it.each<[string, Reaction]>([
    ["silence", () => {}],
    ["a stall in the body", (socket) => socket.write(cutOff)],
  ])("times out: %s", async (_, reaction) => {
    const { outcome } = await createListFixture(reaction, { total: 300 });
    expect(await outcome()).toBe("answer-timeout");
  });

  it.each([
    ["seconds", "120", 120_000],
    ["a date", "Sat, 16 May 2026 14:05:00 GMT", 300_000],
    ["ten years", "315360000", 900_000],
    ["garbage", "later", null],
  ])("parses a Retry-After of %s", async (_, value, expected) => {
    const date = "Sat, 16 May 2026 14:00:00 GMT";
    const { client } = await createListFixture(encodeHttp(429, "", { "retry-after": value, date }));
    const answer = await client.fetchList("upcoming");
    expect(answer.ok ? null : answer.failure.retryAfter).toBe(expected);
  });

  it("reports connection-refused when no server listens", async () => {
    const { service, outcome } = await createFixture(() => null);
    await service.close();
    expect(await outcome()).toBe("connection-refused");
  });

  it("contains no text of the service in messages", async () => {
    const { client } = await createListFixture(
      encodeHttp(400, { error: "<b>canary</b>", error_description: "canary" }),
    );
    expect(JSON.stringify(await client.fetchList("upcoming"))).not.toContain("canary");
  });
});
