/** Faults 38 and 39 of docs/faults.md: the connection to the service. */
import dns from "node:dns";
import tls from "node:tls";
import { afterEach, describe, expect, it, vi } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import {
  SHORT_LIMITS,
  expectFailedPoll,
  expectRecovery,
  expectSuccessfulPoll,
  createSingleFault,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import type { FailedOutcome } from "#core/model/service-outcome.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const tomorrow = Date.now() + 24 * HOUR;
const good = createCertificate("localhost", tomorrow);
const CERTIFICATES = {
  expired: createCertificate("localhost", Date.UTC(2021, 0, 1)),
  "for another host": createCertificate("elsewhere.example.net", tomorrow),
  "from an unknown issuer": createCertificate("localhost", tomorrow),
};

/** Makes this process trust the certificates, as if the operator had installed them. */
function trust(certificates: readonly string[]): void {
  const { createSecureContext } = tls;
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca: [...certificates] }),
  );
}

/** Replaces name resolution: fails with the error code, or never responds if `null`. */
function resolveTo(code: string | null): void {
  vi.spyOn(dns, "lookup").mockImplementation((...args: readonly unknown[]) => {
    const callback = args.at(-1);
    const error = Object.assign(new Error("played"), { code });
    if (code !== null && typeof callback === "function") callback(error);
  });
}

describe("the connection to the service", () => {
  it("fault 38: retries once and at once if an idle connection closes when used", async () => {
    const desk = await startFaultTestProduct();
    const requestsBefore = desk.service.requests.length;
    await expectRecovery(
      desk,
      createSingleFault("matches", (socket) => socket.destroy()),
    );
    expect(desk.service.requests.length).toBe(requestsBefore + 3);
    expect(desk.warnings()).toEqual([]);
  });

  it("fault 38: sends two requests per poll if every connection breaks", async () => {
    const desk = await startFaultTestProduct();
    const requestsBefore = desk.service.requests.length;
    await desk.nextLook(() => (socket) => socket.destroy());
    expect(desk.service.requests.length).toBe(requestsBefore + 2);
    await expectFailedPoll(desk, { endpoint: "matches", outcome: "connection-lost" });
  });

  it("fault 39: reports connection-refused if no server listens", async () => {
    const desk = await startFaultTestProduct();
    await desk.service.close();
    await desk.nextLook();
    expect(desk.service.requests).toHaveLength(3);
    await expectFailedPoll(desk, { endpoint: "matches", outcome: "connection-refused" });
  });

  it.each<[string, FailedOutcome, string | null]>([
    ["reports an unknown host name", "host-not-found", "ENOTFOUND"],
    ["reports an unavailable name server", "host-not-found", "EAI_AGAIN"],
    ["reports a connection timeout", "connect-timeout", null],
    ["reports an unreachable network", "connection-refused", "ENETUNREACH"],
  ])("fault 39: %s", async (_, outcome, code) => {
    trust([good.cert]);
    const desk = await startFaultTestProduct({ certificate: good, limits: SHORT_LIMITS });
    await expectSuccessfulPoll(desk);
    resolveTo(code);
    // Closes the existing connections.
    desk.service.present(good);
    const requestsBefore = desk.service.requests.length;
    await desk.nextLook();
    expect(desk.service.requests.length).toBe(requestsBefore);
    await expectFailedPoll(desk, { endpoint: "matches", outcome });
    vi.mocked(dns.lookup).mockRestore();
    await expectRecovery(desk);
  });

  it.each([
    ["expired", "certificate-expired"],
    ["for another host", "tls-failed"],
    ["from an unknown issuer", "tls-failed"],
  ] as const)("fault 39: rejects a certificate that is %s", async (kind, outcome) => {
    const { expired, "for another host": other } = CERTIFICATES;
    trust([good.cert, expired.cert, other.cert]);
    const desk = await startFaultTestProduct({ certificate: good });
    await expectSuccessfulPoll(desk);
    desk.service.present(CERTIFICATES[kind]);
    const requestsBefore = desk.service.requests.length;
    await desk.nextLook();
    await expectFailedPoll(desk, { endpoint: "matches", outcome });
    expect(desk.service.requests.length).toBe(requestsBefore);
    desk.service.present(good);
    await expectRecovery(desk);
  });
});
