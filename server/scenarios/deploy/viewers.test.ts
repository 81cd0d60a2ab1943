/** Measures the load of 2,000 viewers of a widget on the server behind nginx's cache. */
import { beforeAll, expect, it, vi } from "vitest";
import { isLongMode } from "#core/testing/node/sample.ts";
import { createTestFolder, startServerProcess } from "#server/testing/server-process.ts";
import { ensureNginxInstalled, startNginx } from "#server/testing/nginx.ts";

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const VIEWERS = 2_000;
/** Requests per viewer: a real viewer sends one every 15 s, here without a pause. */
const REQUESTS_PER_VIEWER = isLongMode ? 3 : 1;
const CONCURRENCY = 100;
const PATH = "/api/v1/matches?state=live&limit=10";

beforeAll(ensureNginxInstalled);

it("leaves fewer than five requests per second to the server", async () => {
  const desk = await startServerProcess({
    DATA_DIR: createTestFolder(),
    DEMO_NOW: "2026-05-16T02:45:00Z",
    LOG_LEVEL: "debug",
    TRUSTED_PROXIES: "127.0.0.1",
  });
  await expect
    .poll(async () => (await fetch(`${desk.url}/readyz`)).status, { timeout: 30_000 })
    .toBe(200);
  const { host } = new URL(desk.url);
  const nginx = await startNginx({ "matchdesk-1": host, "matchdesk-2": host });
  const before = requestsOf(desk.output());
  const startedAt = performance.now();
  let remaining = VIEWERS * REQUESTS_PER_VIEWER;
  const view = async (): Promise<void> => {
    while (remaining > 0) {
      remaining -= 1;
      const response = await fetch(nginx.url + PATH);
      expect(response.status).toBe(200);
      await response.text();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, view));
  const seconds = Math.max(1, (performance.now() - startedAt) / 1000);
  const reached = requestsOf(desk.output()) - before;
  expect(reached).toBeGreaterThan(0);
  expect(reached / seconds).toBeLessThan(5);
});

function requestsOf(output: string): number {
  return output.split("\n").filter((line) => line.includes('"path":"/api/v1/matches"')).length;
}
