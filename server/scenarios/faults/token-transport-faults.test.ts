/**
 * Faults 10–16 of docs/faults.md: behaviour of the token endpoint below the content of its
 * responses.
 */
import { once } from "node:events";
import type { Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { wireMatch } from "#core/testing/wire-match.ts";
import {
  SECRET_MARKER,
  type FaultTestProduct,
  type FaultTestProductOptions,
  SHORT_LIMITS,
  expectFailedPoll,
  expectFailure,
  expectRecovery,
  expectSuccessfulPoll,
  createEndpointFault,
  createSingleFault,
  endedMatch,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import {
  type Reaction,
  encodeHttp,
  startFaultServer,
  encodeTokenResponse,
} from "#server/testing/fault-server.ts";
import { NOON } from "#core/testing/model-match.ts";

/** Starts a product whose every poll needs a new token. */
function startDesk(options: FaultTestProductOptions = {}): Promise<FaultTestProduct> {
  return startFaultTestProduct({ fault: shortLived, ...options });
}

const shortLived = createEndpointFault("token", encodeTokenResponse(`${SECRET_MARKER}-token`, 5));
const html = { "content-type": "text/html" };

describe("the token endpoint", () => {
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
    const before = await desk.screen();
    const headers = { ...html, "retry-after": value, date };
    desk.play(createEndpointFault("token", encodeHttp(429, `<p>${SECRET_MARKER}</p>`, headers)));
    await desk.nextLook();
    await expectFailedPoll(desk, before, { endpoint: "token", outcome: "rate-limited" });
    desk.play(shortLived);
    expect(await desk.nextLook()).toBe(wait);
    await expectSuccessfulPoll(desk);
  });

  it.each([
    ["a random value of 0", 0, [10, 10, 10, 10, 10, 10, 10, 10, 10, 10]],
    ["a random value of 0.5", 0.5, [10, 15, 15, 15, 15, 15, 15, 15, 15, 15]],
  ])(
    "fault 12: backs off after ten failures, with %s in the jitter",
    async (_, random, seconds) => {
      const desk = await startDesk({ random: () => random });
      const before = await desk.screen();
      desk.play(createEndpointFault("token", encodeHttp(503, `<p>${SECRET_MARKER}</p>`, html)));
      await desk.nextLook();
      const requestsBefore = desk.service.requests.length;
      const waits: number[] = [];
      for (let count = 0; count < 10; count += 1) waits.push((await desk.nextLook()) / SECOND);
      expect(waits).toEqual(seconds);
      expect(desk.service.requests.length).toBe(requestsBefore + 10);
      await expectFailedPoll(desk, before, { endpoint: "token", outcome: "http-error" });
      await expectRecovery(desk, shortLived);
    },
  );

  it.each<[string, Reaction]>([
    ["fault 13: a connection without a response", () => {}],
    [
      "fault 14: a response that stops after the headers",
      (socket) => socket.write(encodeHttp(200, "{", { "content-length": "99" })),
    ],
  ])("%s is ended by a timeout, which closes the connection", async (_, reaction) => {
    const desk = await startDesk({ limits: SHORT_LIMITS });
    const before = await desk.screen();
    const stalled: Socket[] = [];
    desk.play(
      createEndpointFault("token", (socket) => {
        stalled.push(socket);
        if (typeof reaction === "function") reaction(socket);
      }),
    );
    await desk.nextLook();
    await expectFailedPoll(desk, before, { endpoint: "token", outcome: "answer-timeout" });
    const [socket] = stalled;
    if (socket?.destroyed === false) await once(socket, "close");
    expect(stalled).toHaveLength(1);
    await expectRecovery(desk, shortLived);
  });

  it("fault 15: a request is sent again at once after a connection reset", async () => {
    const desk = await startDesk();
    const posts = desk.service.count("POST /token/");
    desk.play(createSingleFault("token", (socket) => socket.resetAndDestroy()));
    await desk.nextLook();
    await expectSuccessfulPoll(desk);
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
      expect(Date.parse(meta.now)).toBe(NOON + desk.time.monotonic());
      expect(desk.service.count("POST /token/")).toBe(1);
      expect(desk.service.count("GET /matches/")).toBe(10);
      expect(desk.warnings()).toEqual([]);
    },
  );
});
