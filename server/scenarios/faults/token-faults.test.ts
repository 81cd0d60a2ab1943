/** Faults 1–9 of docs/faults.md: responses of the token endpoint. */
import { describe, expect, it, onTestFinished } from "vitest";
import { HOUR, SECOND } from "#core/lib/time.ts";
import { CLOCKS_IN_SYNC } from "#core/model/clock-health.ts";
import { createMetrics } from "#server/metrics.ts";
import { ServiceCredential } from "#server/upstream/service-credential.ts";
import {
  SECRET_MARKER,
  type Fault,
  type FaultTestProduct,
  expectFailedPoll,
  expectFailure,
  expectRecovery,
  expectSuccessfulPoll,
  createEndpointFault,
  createSingleFault,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import {
  type Reaction,
  encodeHttp,
  encodeMatchListResponse,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { NO_PUBLICATION } from "#server/testing/test-publication.ts";
import { createUpstreamClient } from "#server/upstream/client.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { NOON } from "#core/testing/model-match.ts";

/** Counts of an idle work queue. */
const IDLE = { running: 0, waiting: 0, refused: 0 };

/** Starts a product whose every poll needs a new token. */
function startDesk(fault: Fault = shortLived): Promise<FaultTestProduct> {
  return startFaultTestProduct({ fault });
}

const shortLived = createEndpointFault("token", encodeTokenResponse(`${SECRET_MARKER}-token`, 5));
const page = `<!doctype html><title>Sign in</title>${SECRET_MARKER}`;
const clientError = { error: "invalid_client", error_description: SECRET_MARKER };

describe("the token endpoint", () => {
  it("fault 1: receives one request for fifty concurrent callers", async () => {
    const service = await startFaultServer(({ path }) =>
      path.startsWith("/token/") ? encodeTokenResponse("token") : encodeMatchListResponse(),
    );
    const metrics = createMetrics({
      publication: () => NO_PUBLICATION,
      now: () => NOON,
      wall: () => NOON,
      clockHealth: () => CLOCKS_IN_SYNC,
      hubs: () => [],
      workCounts: () => ({ response: IDLE, file: IDLE, image: IDLE }),
    });
    const client = createUpstreamClient({
      credential: new ServiceCredential({ baseUrl: service.url, clientId: "c", clientSecret: "s" }),
      transport: createTransport(true),
      monotonic: () => 0,
      onToken: (_, lifetime) => metrics.noteToken("c", lifetime),
      onListDate: () => {},
      onCall: (call) => metrics.countCall(call),
    });
    onTestFinished(async () => {
      await client.close();
      await service.close();
    });
    const fetches = Array.from({ length: 50 }, () => client.fetchList("upcoming"));
    expect((await Promise.all(fetches)).every(({ ok }) => ok)).toBe(true);
    expect(service.count("POST /token/")).toBe(1);
    const text = await metrics.render();
    expect(text).toContain('upstream_requests_total{endpoint="token",outcome="ok"} 1\n');
    expect(text).toContain('upstream_requests_total{endpoint="matches",outcome="ok"} 50\n');
    expect(text).toContain(`token_expires_timestamp_seconds ${(NOON + HOUR) / SECOND}\n`);
  });

  it.each([
    ["fault 2: 401", encodeHttp(401, clientError)],
    ["fault 3: 400", encodeHttp(400, clientError)],
    ["fault 4: 200, whose body overrides the status,", encodeHttp(200, clientError)],
  ])(
    "%s invalid_client causes one alarm, no immediate retry and a poll within 30 s",
    async (_, reaction) => {
      const desk = await startDesk();
      const before = await desk.screen();
      desk.play(createEndpointFault("token", reaction));
      await desk.nextLook();
      const requestsBefore = desk.service.requests.length;
      for (let count = 0; count < 3; count += 1) {
        const wait = await desk.nextLook();
        expect(wait).toBeGreaterThanOrEqual(10 * SECOND);
        expect(wait).toBeLessThanOrEqual(30 * SECOND);
      }
      expect(desk.service.requests.length).toBe(requestsBefore + 3);
      await expectFailedPoll(desk, before, { endpoint: "token", outcome: "client-refused" });
      expect((await desk.screen()).freshness).toBe("refused");
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
    const desk = await startDesk(
      createEndpointFault("token", encodeTokenResponse("token", expiresIn)),
    );
    await expectSuccessfulPoll(desk);
    const expiry = await desk.metric("token_expires_timestamp_seconds");
    expect(expiry).toBe((NOON + lifetime) / SECOND);
    expect(desk.warnings()).toEqual([]);
  });

  it("fault 42: uses a token without expires_in for an hour, then renews it", async () => {
    const body = { access_token: "token", token_type: "Bearer" };
    const desk = await startDesk(createEndpointFault("token", encodeHttp(200, body)));
    await expectSuccessfulPoll(desk);
    const expiry = await desk.metric("token_expires_timestamp_seconds");
    expect(expiry).toBe((NOON + HOUR) / SECOND);
    await desk.time.pass(HOUR);
    expect(desk.service.count("POST /token/")).toBe(2);
    expect(desk.warnings()).toEqual([]);
  });

  it("fault 42: renews a token without expires_in at once if it expires early", async () => {
    const body = { access_token: "token", token_type: "Bearer" };
    const desk = await startDesk(createEndpointFault("token", encodeHttp(200, body)));
    desk.play(createSingleFault("matches", encodeHttp(200, { error: "invalid_token" })));
    await desk.nextLook();
    await expectSuccessfulPoll(desk);
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
