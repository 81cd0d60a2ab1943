import { describe, expect, it, onTestFinished } from "vitest";
import { HOUR, SECOND, MINUTE } from "#core/lib/time.ts";
import { ServiceCredential } from "#server/upstream/service-credential.ts";
import {
  SECRET_MARKER,
  type FaultTestProduct,
  type FaultTestProductOptions,
  expectFailedPoll,
  expectFailure,
  expectRecovery,
  expectSuccessfulPoll,
  createEndpointFault,
  createSingleFault,
  startFaultTestProduct,
  SHORT_LIMITS,
  endedMatch,
} from "#server/testing/fault-test-product.ts";
import {
  type Reaction,
  encodeHttp,
  encodeListsResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { createUpstreamClient } from "#server/upstream/client.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { NOON } from "#core/testing/model-match.ts";
import { once } from "node:events";
import type { Socket } from "node:net";
import { wireMatch } from "#core/testing/wire-match.ts";

/** Faults 1–16 of docs/faults.md: the token endpoint and its responses. */

/** Starts a product whose every poll needs a new token. */
function startDesk(options: FaultTestProductOptions = {}): Promise<FaultTestProduct> {
  return startFaultTestProduct({ fault: shortLived, ...options });
}

const shortLived = createEndpointFault("token", encodeTokenResponse(`${SECRET_MARKER}-token`, 5));
const withoutExpiry = createEndpointFault(
  "token",
  encodeHttp(200, { access_token: "token", token_type: "Bearer" }),
);
const page = `<!doctype html><title>Sign in</title>${SECRET_MARKER}`;
const clientError = { error: "invalid_client", error_description: SECRET_MARKER };

describe("the token endpoint", () => {
  it("fault 1: receives one request for fifty concurrent callers", async () => {
    const service = await startFaultServer(({ path }) => encodeListsResponse(path, {}));
    const calls: string[] = [];
    const client = createUpstreamClient({
      credential: new ServiceCredential({ baseUrl: service.url, clientId: "c", clientSecret: "s" }),
      transport: createTransport(true),
      monotonic: () => 0,
      onToken: () => {},
      onListDate: () => {},
      onCall: ({ endpoint, outcome }) => calls.push(`${endpoint} ${outcome}`),
    });
    onTestFinished(async () => {
      await client.close();
      await service.close();
    });
    const fetches = Array.from({ length: 50 }, () => client.fetchList("upcoming"));
    expect((await Promise.all(fetches)).every(({ ok }) => ok)).toBe(true);
    expect(service.count("POST /token/")).toBe(1);
    expect(calls).toEqual(["token ok", ...Array.from({ length: 50 }, () => "matches ok")]);
  });

  it.each([
    ["fault 2: 401", encodeHttp(401, clientError)],
    ["fault 3: 400", encodeHttp(400, clientError)],
    ["fault 4: 200, whose body overrides the status,", encodeHttp(200, clientError)],
  ])(
    "%s invalid_client causes one alarm, no immediate retry and a poll within 30 s",
    async (_, reaction) => {
      const desk = await startDesk();
      await desk.nextLook(createEndpointFault("token", reaction));
      const requestsBefore = desk.service.requests.length;
      for (let count = 0; count < 3; count += 1) {
        const wait = await desk.nextLook();
        expect(wait).toBeGreaterThanOrEqual(10 * SECOND);
        expect(wait).toBeLessThanOrEqual(30 * SECOND);
      }
      expect(desk.service.requests.length).toBe(requestsBefore + 3);
      await expectFailedPoll(desk, { endpoint: "token", outcome: "client-refused" });
      expect((await desk.screen()).freshness).toBe("delayed");
      await expectRecovery(desk, shortLived);
    },
  );

  it.each<[string, FailedOutcome, Reaction]>([
    ["fault 5: an empty object", "not-the-service", encodeHttp(200, {})],
    ["fault 5: a token of null", "not-the-service", encodeHttp(200, { access_token: null })],
    ["fault 5: an empty token", "not-the-service", encodeHttp(200, { access_token: "" })],
    ["fault 8: a login page", "not-json", encodeHttp(200, page, { "content-type": "text/html" })],
    ["fault 9: no content", "empty-answer", "HTTP/1.1 204 No Content\r\n\r\n"],
    ["fault 9: an empty body", "empty-answer", encodeHttp(200, "")],
  ])("%s is an error, and no list is requested", async (_, outcome, reaction) => {
    const desk = await startDesk();
    const lists = desk.service.count("GET /matches/");
    await expectFailure(desk, reaction, { endpoint: "token", outcome });
    expect(desk.service.count("GET /matches/")).toBe(lists);
    const bearers = desk.service.requests.map(({ headers }) => headers["authorization"] ?? "");
    expect(bearers.join()).not.toContain("undefined");
    await expectRecovery(desk, shortLived);
  });

  it.each<[string, unknown, number]>([
    ["text", "3600", HOUR],
    ["0", 0, 5 * SECOND],
    ["-1", -1, 5 * SECOND],
    ["1e12", 1e12, 24 * HOUR],
    ["invalid text", "NaN", HOUR],
  ])("fault 6: clamps expires_in %s", async (_, expiresIn, lifetime) => {
    const fault = createEndpointFault("token", encodeTokenResponse("token", expiresIn));
    const desk = await startDesk({ fault });
    await expectSuccessfulPoll(desk);
    const expiry = await desk.metric("matchdesk_token_expires_timestamp_seconds");
    expect(expiry).toBe((NOON + lifetime) / SECOND);
    expect(desk.warnings()).toEqual([]);
  });

  it("fault 42: uses a token without expires_in for an hour, then renews it", async () => {
    const desk = await startDesk({ fault: withoutExpiry });
    await expectSuccessfulPoll(desk);
    const expiry = await desk.metric("matchdesk_token_expires_timestamp_seconds");
    expect(expiry).toBe((NOON + HOUR) / SECOND);
    await desk.time.pass(HOUR);
    expect(desk.service.count("POST /token/")).toBe(2);
    expect(desk.warnings()).toEqual([]);
  });

  it("fault 42: renews a token without expires_in at once if it expires early", async () => {
    const desk = await startDesk({ fault: withoutExpiry });
    await expectRecovery(
      desk,
      createSingleFault("matches", encodeHttp(200, { error: "invalid_token" })),
    );
    expect(desk.service.count("POST /token/")).toBe(2);
  });

  it("fault 7: renews a token whose lifetime is below the margin once per poll", async () => {
    const desk = await startDesk();
    for (let count = 0; count < 5; count += 1) await desk.nextLook();
    expect(desk.service.count("POST /token/")).toBe(6);
    expect(desk.service.count("GET /matches/")).toBe(12);
    await expectSuccessfulPoll(desk);
  });
});

const html = { "content-type": "text/html" };

describe("the connection to the token endpoint", () => {
  it("fault 10: does not follow a redirect to another host", async () => {
    const otherServer = await startFaultServer(() => encodeTokenResponse("stolen"));
    onTestFinished(() => otherServer.close());
    const desk = await startDesk();
    const redirect = encodeHttp(302, "", { location: `${otherServer.url}/token/` });
    await expectFailure(desk, redirect, { endpoint: "token", outcome: "redirected" });
    expect(otherServer.requests).toEqual([]);
    await expectRecovery(desk, shortLived);
  });

  const date = new Date(NOON).toUTCString();
  it.each<[string, string, number]>([
    ["seconds", "120", 2 * MINUTE],
    ["a date", new Date(NOON + 3 * MINUTE).toUTCString(), 3 * MINUTE],
    ["invalid text", "in a while", 10 * SECOND],
    ["ten years", "315360000", 15 * MINUTE],
  ])("fault 11: waits for a Retry-After of %s, up to the limit", async (_, value, wait) => {
    const desk = await startDesk();
    const headers = { ...html, "retry-after": value, date };
    const reaction = encodeHttp(429, `<p>${SECRET_MARKER}</p>`, headers);
    await expectFailure(desk, reaction, { endpoint: "token", outcome: "rate-limited" }, 1);
    expect(await desk.nextLook(shortLived)).toBe(wait);
    await expectSuccessfulPoll(desk);
  });

  it.each([
    ["a random value of 0", 0, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]],
    ["a random value of 0.5", 0.5, [10, 15, 15, 15, 15, 15, 15, 15, 15, 15]],
  ])(
    "fault 12: backs off after ten failures, with %s in the jitter",
    async (_, random, seconds) => {
      const desk = await startDesk({ random: () => random });
      await desk.nextLook(
        createEndpointFault("token", encodeHttp(503, `<p>${SECRET_MARKER}</p>`, html)),
      );
      const requestsBefore = desk.service.requests.length;
      const waits: number[] = [];
      for (let count = 0; count < 10; count += 1) waits.push((await desk.nextLook()) / SECOND);
      expect(waits).toEqual(seconds);
      expect(desk.service.requests.length).toBe(requestsBefore + 10);
      await expectFailedPoll(desk, { endpoint: "token", outcome: "http-error" });
      await expectRecovery(desk, shortLived);
    },
  );

  it.each<[string, (socket: Socket) => void]>([
    ["fault 13: a connection without a response", () => {}],
    [
      "fault 14: a response that stops after the headers",
      (socket) => socket.write(encodeHttp(200, "{", { "content-length": "99" })),
    ],
  ])("%s is ended by a timeout, which closes the connection", async (_, reaction) => {
    const desk = await startDesk({ limits: SHORT_LIMITS });
    const stalled: Socket[] = [];
    const stall = (socket: Socket): void => {
      stalled.push(socket);
      reaction(socket);
    };
    await expectFailure(desk, stall, { endpoint: "token", outcome: "answer-timeout" }, 1);
    const [socket] = stalled;
    if (socket?.destroyed === false) await once(socket, "close");
    expect(stalled).toHaveLength(1);
    await expectRecovery(desk, shortLived);
  });

  it("fault 15: a request is sent again at once after a connection reset", async () => {
    const desk = await startDesk();
    const posts = desk.service.count("POST /token/");
    await expectRecovery(
      desk,
      createSingleFault("token", (socket) => socket.resetAndDestroy()),
    );
    expect(desk.service.count("POST /token/")).toBe(posts + 2);
    expect(desk.warnings()).toEqual([]);
  });

  it.each([2 * HOUR, -2 * HOUR])(
    "fault 16: keeps correct time when this machine's clock jumps by %i ms",
    async (by) => {
      const desk = await startFaultTestProduct();
      // The service's clock is right, and every response contains it.
      desk.play(({ path }) =>
        path.startsWith("/matches/")
          ? encodeHttp(
              200,
              { object: "matches", data: path.includes("ended") ? [endedMatch()] : [wireMatch()] },
              { date: new Date(NOON + desk.time.monotonic()).toUTCString() },
            )
          : null,
      );
      await desk.nextLook();
      desk.time.jump(by);
      await desk.time.pass(30 * SECOND);
      const { meta } = await expectSuccessfulPoll(desk);
      expect(meta.now).toBe(NOON + desk.time.monotonic());
      expect(desk.service.count("POST /token/")).toBe(1);
      expect(desk.service.count("GET /matches/")).toBe(10);
      expect(desk.warnings()).toEqual([]);
    },
  );
});
