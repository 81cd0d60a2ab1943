import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { healthyReaction } from "#server/testing/fault-test-product.ts";
import { startFaultServer } from "#server/testing/fault-server.ts";
import { createTestFolder, startServerProcess } from "#server/testing/server-process.ts";

vi.setConfig({ testTimeout: 300_000 });

/** Opens a connection that sends `text` and nothing else. */
function startClient(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  return socket;
}

const request = (path: string): string => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`;

it("ends cleanly on SIGTERM despite open connections, and continues from its archive", async () => {
  const service = await startFaultServer(healthyReaction);
  onTestFinished(() => service.close());
  const env = { UPSTREAM_URL: service.url, DATA_DIR: createTestFolder() };
  const first = await startServerProcess(env);
  await expect.poll(async () => (await fetch(`${first.url}/readyz`)).status).toBe(200);
  const matches = await (await fetch(first.url + apiPaths.matches())).text();

  const subscriber = startClient(first.url, request("/api/v1/events"));
  let received = "";
  subscriber.on("data", (bytes) => (received += bytes.toString()));
  const stalled = startClient(first.url, request("/api/v1/events"));
  stalled.pause();
  const idle = startClient(first.url, request("/healthz"));
  await once(idle, "data");
  const slow = startClient(first.url, "GET /healthz HTTP/1.1\r\nhost:");
  slow.on("error", () => {});
  await expect.poll(() => received).toContain("id: ");

  first.child.kill("SIGTERM");
  // A clean exit has code 0; after five seconds the process would exit with 1.
  expect(await first.ended).toBe(0);
  expect(received).toMatch(/\nretry: \d+\n\n\r\n0\r\n\r\n$/);
  const log = first.output().match(/^\{.*$/gm) ?? [];
  expect(log.map((line) => JSON.parse(line).level)).toEqual([30]);

  await service.close();
  const second = await startServerProcess(env);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  const matchesAfterRestart = await (await fetch(second.url + apiPaths.matches())).text();
  expect(JSON.parse(matchesAfterRestart)).toMatchObject({ total: JSON.parse(matches).total });
  second.child.kill("SIGINT");
  expect(await second.ended).toBe(0);
});

it("exits with one clear line if another process uses its folder, which keeps running", async () => {
  const env = { DATA_DIR: createTestFolder(), UPSTREAM_URL: "http://127.0.0.1:1" };
  const first = await startServerProcess(env);
  await expect(startServerProcess(env)).rejects.toThrow(
    `the server exited with code 69:\nAnother Matchdesk is running on the folder ${env.DATA_DIR}. Stop it first, or give this one another DATA_DIR.\n`,
  );
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});
