/** Faults 38 and 39 of docs/faults.md: the way to the service. */
import dns from "node:dns";
import tls from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { SHORT, expectFailure, expectFresh, startFaultDesk } from "#server/testing/fault-desk.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const tomorrow = Date.now() + 24 * HOUR;
const good = createCertificate("localhost", tomorrow);
const CERTIFICATES = {
  expired: createCertificate("localhost", Date.UTC(2021, 0, 1)),
  "for another host": createCertificate("elsewhere.example.net", tomorrow),
  "of nobody we trust": createCertificate("localhost", tomorrow),
};

/** Makes this process trust these certificates as an operator makes a machine trust its own. */
function trust(trusted: readonly string[]): void {
  const { createSecureContext } = tls;
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca: [...trusted] }),
  );
}

/** Puts this in the place of name resolution: an error, or null for no answer at all. */
function resolveTo(code: string | null): void {
  vi.spyOn(dns, "lookup").mockImplementation((...args: readonly unknown[]) => {
    const callback = args.at(-1);
    const error = Object.assign(new Error("played"), { code });
    if (code !== null && typeof callback === "function") callback(error);
  });
}

describe("the way to the service", () => {
  it("fault 38: an idle connection closed as we use it: one more try, at once", async () => {
    const desk = await startFaultDesk();
    let closing = true;
    desk.play(() => {
      if (!closing) return null;
      closing = false;
      return (socket) => socket.destroy();
    });
    const asked = desk.service.requests.length;
    await desk.nextLook();
    await expectFresh(desk);
    expect(desk.service.requests.length).toBe(asked + 3);
    expect(desk.log.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it("fault 38: a connection that always breaks is tried twice a look, no oftener", async () => {
    const desk = await startFaultDesk();
    const before = await desk.screen();
    desk.play(() => (socket) => socket.destroy());
    const asked = desk.service.requests.length;
    await desk.nextLook();
    expect(desk.service.requests.length).toBe(asked + 2);
    await expectFailure(desk, before, { endpoint: "matches", outcome: "connection-lost" });
  });

  it("fault 39: nobody listens", async () => {
    const desk = await startFaultDesk();
    const before = await desk.screen();
    await desk.service.close();
    await desk.nextLook();
    expect(desk.service.requests).toHaveLength(3);
    await expectFailure(desk, before, { endpoint: "matches", outcome: "connection-refused" });
  });

  it.each<[string, FailedOutcome, string | null]>([
    ["the name is not known", "host-not-found", "ENOTFOUND"],
    ["the name server is away", "host-not-found", "EAI_AGAIN"],
    ["no connection comes about", "connect-timeout", null],
    ["there is no way", "connection-refused", "ENETUNREACH"],
  ])("fault 39: %s", async (_, outcome, code) => {
    trust([good.cert]);
    const desk = await startFaultDesk({ certificate: good, limits: SHORT });
    const before = await expectFresh(desk);
    resolveTo(code);
    // Ends the connections there are.
    desk.service.present(good);
    const asked = desk.service.requests.length;
    await desk.nextLook();
    expect(desk.service.requests.length).toBe(asked);
    await expectFailure(desk, before, { endpoint: "matches", outcome });
    vi.mocked(dns.lookup).mockRestore();
    await desk.nextLook();
    await expectFresh(desk);
  });

  it.each(["expired", "for another host", "of nobody we trust"] as const)(
    "fault 39: the certificate is %s",
    async (what) => {
      const { expired, "for another host": other } = CERTIFICATES;
      trust([good.cert, expired.cert, other.cert]);
      const desk = await startFaultDesk({ certificate: good });
      const before = await expectFresh(desk);
      desk.service.present(CERTIFICATES[what]);
      const asked = desk.service.requests.length;
      await desk.nextLook();
      await expectFailure(desk, before, { endpoint: "matches", outcome: "tls-failed" });
      expect(desk.service.requests.length).toBe(asked);
      desk.service.present(good);
      await desk.nextLook();
      await expectFresh(desk);
    },
  );
});
