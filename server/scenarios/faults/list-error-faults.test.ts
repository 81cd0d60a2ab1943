import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import {
  SECRET_MARKER,
  expectFailedPoll,
  expectFailure,
  expectRecovery,
  expectSuccessfulPoll,
  createEndpointFault,
  createSingleFault,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { type Reaction, encodeHttp } from "#server/testing/fault-server.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";

/** Faults 20–26, 37, 43 and 44 of docs/faults.md: the list endpoint returns an error, or no usable body. */

const expired = { error: "invalid_token", error_description: SECRET_MARKER };
const challenge = { "www-authenticate": 'Bearer error="invalid_token"' };
const list = { object: "matches", data: [wireMatch({ id: "9", best_of: "7" })] };

describe("the list", () => {
  const expiries: [string, Reaction][] = [
    ["fault 20: 200 invalid_token", encodeHttp(200, expired)],
    ["fault 21: 401 invalid_token", encodeHttp(401, expired)],
    ["fault 22: 401 with a challenge alone", encodeHttp(401, "", challenge)],
  ];

  it.each(expiries)("%s causes one new token and one retry", async (_, reaction) => {
    const desk = await startFaultTestProduct();
    const requestsBefore = desk.service.requests.length;
    await expectRecovery(desk, createSingleFault("matches", reaction));
    const paths = desk.service.requests.slice(requestsBefore).map(({ path }) => path);
    expect(paths).toEqual([
      "/matches/?limit=100",
      "/token/",
      "/matches/?limit=100",
      "/matches/?ended=true&limit=100",
    ]);
    expect(desk.warnings()).toEqual([]);
    const series = 'matchdesk_upstream_requests_total{endpoint="matches",outcome="token-expired"}';
    expect(await desk.metric(series)).toBe(1);
  });

  it.each(expiries)("%s for every token causes back-off", async (_, reaction) => {
    const desk = await startFaultTestProduct();
    await desk.nextLook(createEndpointFault("matches", reaction));
    const requestsBefore = desk.service.requests.length;
    let passed = 0;
    let polls = 0;
    for (; passed < 10 * MINUTE; polls += 1) passed += await desk.nextLook();
    expect(polls).toBeLessThanOrEqual(41);
    expect(desk.service.requests.length - requestsBefore).toBe(4 * polls);
    const failure = { outcome: "token-refused", counted: "token-expired" } as const;
    await expectFailedPoll(desk, { endpoint: "matches", ...failure });
    await expectRecovery(desk);
  });

  it.each<[string, FailedOutcome, Reaction, string]>([
    [
      "fault 23: 403 insufficient_scope",
      "service-error",
      encodeHttp(403, { error: "insufficient_scope", error_description: SECRET_MARKER }),
      "The service returned the error insufficient_scope (HTTP 403). Contact its operator if this persists.",
    ],
    [
      "fault 23: an unknown error",
      "service-error",
      encodeHttp(200, { error: "no_more_cheese" }),
      "The service returned the error no_more_cheese (HTTP 200). Contact its operator if this persists.",
    ],
    [
      "fault 23: 404",
      "wrong-address",
      encodeHttp(404, "<p>Not found</p>"),
      "Nothing exists at this address of the service (HTTP 404). Check UPSTREAM_URL.",
    ],
    [
      "fault 24: 400 invalid_client in spite of a good token",
      "client-refused",
      encodeHttp(400, { error: "invalid_client", error_description: SECRET_MARKER }),
      "The service rejected the credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
    ],
  ])(
    "%s is sent once per poll, and its message is shown to staff only",
    async (_, outcome, reaction, message) => {
      const desk = await startFaultTestProduct();
      await desk.nextLook(createEndpointFault("matches", reaction));
      const requestsBefore = desk.service.requests.length;
      expect(await desk.nextLook()).toBe(10 * SECOND);
      expect(desk.service.requests.length).toBe(requestsBefore + 1);
      await expectFailedPoll(desk, { endpoint: "matches", outcome });
      const { meta, desk: staff } = await desk.screen();
      expect(staff.services[0]?.message?.replace(/ The request was .*/, "")).toBe(message);
      expect(JSON.stringify(meta)).not.toContain(message);
      await expectRecovery(desk);
    },
  );

  it.each<[string, FailedOutcome, Reaction]>([
    ["fault 25: 500 with a good list", "http-error", encodeHttp(500, list)],
    ["fault 26: an empty error", "service-error", encodeHttp(200, { error: "", ...list })],
    ["fault 26: an error of null", "not-the-service", encodeHttp(200, { error: null })],
    ["fault 26: an error that is an object", "not-the-service", encodeHttp(200, { error: {} })],
    ["fault 26: a nested envelope", "not-the-service", encodeHttp(200, { data: list })],
    ["fault 26: a bare list", "not-the-service", encodeHttp(200, list.data)],
    [
      "fault 37: 304 without a conditional request",
      "empty-answer",
      "HTTP/1.1 304 Not Modified\r\n\r\n",
    ],
    ["fault 37: 206", "empty-answer", encodeHttp(206, list)],
    ["fault 37: 204", "empty-answer", "HTTP/1.1 204 No Content\r\n\r\n"],
  ])("%s is rejected", async (_, outcome, reaction) => {
    const desk = await startFaultTestProduct();
    await expectFailure(desk, reaction, { endpoint: "matches", outcome });
    expect((await desk.screen()).desk.services[0]?.message).toMatch(
      /Contact its operator|Check|Retrying/,
    );
    await expectRecovery(desk);
  });
});

describe("recovery while a viewer is present", () => {
  it.each([
    ["invalid_client", 400],
    ["insufficient_scope", 403],
    ["temporarily_unavailable", 200],
    ["server_error", 500],
  ])("fault 43: delays the next poll by at most 30 s after one error %s", async (error, status) => {
    const desk = await startFaultTestProduct({ random: () => 0.999 });
    await desk.nextLook(createEndpointFault("matches", encodeHttp(status, { error })));
    expect((await desk.screen()).meta.service.outcome).not.toBe("ok");
    expect(await desk.nextLook(() => null)).toBeLessThanOrEqual(30 * SECOND);
    await expectSuccessfulPoll(desk);
  });

  it("fault 44: has fresh data within 30 s after 60 s of downtime", async () => {
    const desk = await startFaultTestProduct({ random: () => 0.999 });
    desk.play(createEndpointFault("matches", encodeHttp(503, "down")));
    await desk.time.pass(MINUTE);
    desk.play(() => null);
    await desk.time.pass(30 * SECOND);
    const { meta } = await desk.screen();
    expect(meta.service.outcome).toBe("ok");
    expect(meta.now - (meta.dataAt ?? 0)).toBeLessThan(30 * SECOND);
  });
});
