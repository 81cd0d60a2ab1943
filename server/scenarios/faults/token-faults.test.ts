/** Faults 1–9 of docs/faults.md: what the token endpoint says. */
import { describe, expect, it, onTestFinished } from "vitest";
import { HOUR, SECOND } from "#core/lib/time.ts";
import { CLOCKS_AGREE } from "#core/model/clock-health.ts";
import { createMetrics } from "#server/metrics.ts";
import { ServiceCredential } from "#server/upstream/service-credential.ts";
import {
  CANARY,
  type Fault,
  type FaultDesk,
  expectFailure,
  expectFresh,
  faultAt,
  startFaultDesk,
} from "#server/testing/fault-desk.ts";
import {
  type Reaction,
  answerOf,
  listAnswer,
  startFaultServer,
  tokenAnswer,
} from "#server/testing/fault-server.ts";
import { NO_PUBLICATION } from "#server/testing/test-app.ts";
import { createUpstreamClient } from "#server/upstream/client.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { NOON } from "#core/testing/model-match.ts";

/** A desk whose every look needs a new token. */
const IDLE = { running: 0, waiting: 0, refused: 0 };

function startDesk(fault: Fault = shortLived): Promise<FaultDesk> {
  return startFaultDesk({ fault });
}

const shortLived = faultAt("token", tokenAnswer(`${CANARY}-token`, 5));
const page = `<!doctype html><title>Sign in</title>${CANARY}`;
const refusal = { error: "invalid_client", error_description: CANARY };

describe("the token endpoint", () => {
  it("fault 1: gets one request from fifty callers", async () => {
    const service = await startFaultServer(({ path }) =>
      path.startsWith("/token/") ? tokenAnswer("token") : listAnswer(),
    );
    const metrics = createMetrics({
      publication: () => NO_PUBLICATION,
      now: () => NOON,
      wall: () => NOON,
      clockHealth: () => CLOCKS_AGREE,
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
    const answers = Array.from({ length: 50 }, () => client.fetchList("upcoming"));
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    expect(service.count("POST /token/")).toBe(1);
    const text = await metrics.render();
    expect(text).toContain('upstream_requests_total{endpoint="token",outcome="ok"} 1\n');
    expect(text).toContain('upstream_requests_total{endpoint="matches",outcome="ok"} 50\n');
    expect(text).toContain(`token_expires_timestamp_seconds ${(NOON + HOUR) / SECOND}\n`);
  });

  it.each([
    ["fault 2: 401", answerOf(401, refusal)],
    ["fault 3: 400", answerOf(400, refusal)],
    ["fault 4: 200, the body beats the status", answerOf(200, refusal)],
  ])(
    "%s invalid_client: one alarm, no quick retry, one poll in 30 s at most",
    async (_, reaction) => {
      const desk = await startDesk();
      const before = await desk.screen();
      desk.play(faultAt("token", reaction));
      await desk.nextLook();
      const asked = desk.service.requests.length;
      for (let look = 0; look < 3; look += 1) {
        const wait = await desk.nextLook();
        expect(wait).toBeGreaterThanOrEqual(10 * SECOND);
        expect(wait).toBeLessThanOrEqual(30 * SECOND);
      }
      expect(desk.service.requests.length).toBe(asked + 3);
      await expectFailure(desk, before, { endpoint: "token", outcome: "client-refused" });
      expect((await desk.screen()).freshness).toBe("refused");
      desk.play(shortLived);
      await desk.nextLook();
      await expectFresh(desk);
    },
  );

  it.each<[string, FailedOutcome, Reaction]>([
    ["fault 5: an empty object", "not-the-service", answerOf(200, {})],
    ["fault 5: a token of null", "not-the-service", answerOf(200, { access_token: null })],
    ["fault 5: an empty token", "not-the-service", answerOf(200, { access_token: "" })],
    ["fault 8: a login page", "not-json", answerOf(200, page, { "content-type": "text/html" })],
    ["fault 9: no content", "empty-answer", "HTTP/1.1 204 No Content\r\n\r\n"],
    ["fault 9: an empty body", "empty-answer", answerOf(200, "")],
  ])("%s is an error, and no list is asked for", async (_, outcome, reaction) => {
    const desk = await startDesk();
    const before = await desk.screen();
    const lists = desk.service.count("GET /matches/");
    desk.play(faultAt("token", reaction));
    await desk.nextLook();
    await desk.nextLook();
    await expectFailure(desk, before, { endpoint: "token", outcome });
    expect(desk.service.count("GET /matches/")).toBe(lists);
    const bearers = desk.service.requests.map(({ headers }) => headers["authorization"] ?? "");
    expect(bearers.join()).not.toContain("undefined");
    desk.play(shortLived);
    await desk.nextLook();
    await expectFresh(desk);
  });

  it.each<[string, unknown, number]>([
    ["text", "3600", HOUR],
    ["0", 0, 5 * SECOND],
    ["-1", -1, 5 * SECOND],
    ["1e12", 1e12, 24 * HOUR],
    ["no number", "NaN", HOUR],
  ])("fault 6: expires_in %s is clamped", async (_, expiresIn, lifetime) => {
    const desk = await startDesk(faultAt("token", tokenAnswer("token", expiresIn)));
    await expectFresh(desk);
    const expiry = await desk.metric("token_expires_timestamp_seconds");
    expect(expiry).toBe((NOON + lifetime) / SECOND);
    expect(desk.log.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it("fault 42: a token without expires_in is used for an hour, then renewed", async () => {
    const body = { access_token: "token", token_type: "Bearer" };
    const desk = await startDesk(faultAt("token", answerOf(200, body)));
    await expectFresh(desk);
    const expiry = await desk.metric("token_expires_timestamp_seconds");
    expect(expiry).toBe((NOON + HOUR) / SECOND);
    await desk.time.pass(HOUR);
    expect(desk.service.count("POST /token/")).toBe(2);
    expect(desk.log.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it("fault 42: a token without expires_in that ends early is renewed at once", async () => {
    const body = { access_token: "token", token_type: "Bearer" };
    const desk = await startDesk(faultAt("token", answerOf(200, body)));
    let refusals = 1;
    desk.play(({ path }) => {
      if (path.startsWith("/token/")) return answerOf(200, body);
      if (refusals === 0) return null;
      refusals -= 1;
      return answerOf(200, { error: "invalid_token" });
    });
    await desk.nextLook();
    await expectFresh(desk);
    expect(desk.service.count("POST /token/")).toBe(2);
  });

  it("fault 7: a lifetime below the margin renews once a look, no oftener", async () => {
    const desk = await startDesk();
    for (let look = 0; look < 5; look += 1) await desk.nextLook();
    expect(desk.service.count("POST /token/")).toBe(6);
    expect(desk.service.count("GET /matches/")).toBe(12);
    await expectFresh(desk);
  });
});
