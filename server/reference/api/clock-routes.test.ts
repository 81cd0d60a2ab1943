import { describe, expect, it } from "vitest";
import { createReplayClock } from "./replay-clock.ts";
import { openTestService } from "#server/reference/testing/service.ts";

const service = await openTestService({ clockControl: true });

async function send(method: string, body?: string, remoteAddress = "127.0.0.1"): Promise<Response> {
  const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" } };
  const init = { method, ...(body === undefined ? {} : { body }) };
  return service.app.request("/clock", init, { incoming });
}

describe("/clock", () => {
  it("returns the clock, and sets time and speed separately or together", async () => {
    expect(await (await send("GET")).json()).toEqual({ now: "2026-03-07T10:00:00.000Z", speed: 0 });
    const response = await send("PUT", '{"now":"2026-06-20T18:00:00Z"}');
    expect(await response.json()).toEqual({ now: "2026-06-20T18:00:00.000Z", speed: 0 });
    expect(response.headers.get("Date")).toBe("Sat, 20 Jun 2026 18:00:00 GMT");
    expect(await (await send("PUT", '{"speed":60}')).json()).toMatchObject({ speed: 60 });
    expect(
      await (await send("PUT", '{"now":"2026-01-01T00:00:00+02:00","speed":0}')).json(),
    ).toEqual({ now: "2025-12-31T22:00:00.000Z", speed: 0 });
  });

  const invalid = ["", "[]", "{}", '{"now":7}', '{"now":"noon"}', '{"speed":-1}', '{"pace":1}'];
  it.each([...invalid, '{"speed":"1"}'])("rejects %s", async (body) => {
    const response = await send("PUT", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "invalid_request" });
  });

  it.each([
    ["127.0.0.1", 200],
    ["127.8.0.1", 200],
    ["::1", 200],
    ["::ffff:127.0.0.1", 200],
    ["192.168.1.4", 403],
    ["::ffff:10.0.0.1", 403],
    ["fe80::1", 403],
  ])("given a request from %s responds with status %i", async (address, status) => {
    expect((await send("GET", undefined, address)).status).toBe(status);
  });
});

describe("createReplayClock", () => {
  it("advances in real time, or from a given time at a given speed", () => {
    let real = 1000;
    const clocks = [null, { now: 5000, speed: 60 }, { now: 5000, speed: 0 }].map((setting) =>
      createReplayClock(setting, () => real),
    );
    const readClocks = () => clocks.map((clock) => clock.now());
    expect(readClocks()).toEqual([1000, 5000, 5000]);
    real += 10;
    expect(readClocks()).toEqual([1010, 5600, 5000]);
    clocks[2]?.set({ now: 7000, speed: 0.5 });
    real += 10;
    expect(readClocks()).toEqual([1020, 6200, 7005]);
    expect(clocks[2]?.speed()).toBe(0.5);
  });
});
