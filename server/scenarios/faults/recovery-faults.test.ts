/**
 * Faults 43 and 44 of docs/faults.md: time until Matchdesk detects that the service works again.
 */
import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import {
  expectSuccessfulPoll,
  createEndpointFault,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { encodeHttp } from "#server/testing/fault-server.ts";

describe("recovery while a viewer is present", () => {
  it.each([
    ["invalid_client", 400],
    ["insufficient_scope", 403],
    ["temporarily_unavailable", 200],
    ["server_error", 500],
  ])("fault 43: delays the next poll by at most 30 s after one error %s", async (error, status) => {
    const desk = await startFaultTestProduct({ random: () => 0.999 });
    desk.play(createEndpointFault("matches", encodeHttp(status, { error })));
    await desk.nextLook();
    expect((await desk.screen()).meta.service.outcome).not.toBe("ok");
    desk.play(() => null);
    expect(await desk.nextLook()).toBeLessThanOrEqual(30 * SECOND);
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
    expect(Date.parse(meta.now) - Date.parse(meta.dataAt ?? "")).toBeLessThan(30 * SECOND);
  });
});
