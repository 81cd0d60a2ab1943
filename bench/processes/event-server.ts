/**
 * A process with only the event stream; with the argument `bare`, with one of bare `node:http`.
 * Publishes an event or reports its use of resources on request of the parent process.
 */
import { createServer, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createEventHub } from "#server/live/event-hub.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createEventRoutes } from "#server/live/events-routes.ts";
import { createChangeFrames } from "#server/live/missed-events.ts";

const LIMITS = { total: 20_000, perAddress: 20_000 };
const hub = createEventHub({ limits: LIMITS, now: () => performance.now(), random: Math.random });
const log = {
  findLastSeq: () => Promise.resolve(0),
  findNewestChanges: () => Promise.resolve([]),
  findChangesByMatch: () => Promise.resolve([]),
  findChangesByTournament: () => Promise.resolve([]),
  findChangesAfter: () => Promise.resolve({ known: true, changes: [], last: 0 }),
};
/** No proxies. */
const proxies: TrustedProxies = { clientOf: (peer) => peer, isTrusted: () => false };
const routes = createEventRoutes({ log, hub, isShown: () => true, headers: {}, proxies });
const handleRequest = getRequestListener(routes.fetch);
/** The responses of bare `node:http`. */
const responses = new Set<ServerResponse>();
const server = createServer((request, response) => {
  if (process.argv[2] !== "bare") return void handleRequest(request, response);
  responses.add(response.writeHead(200, { "content-type": "text/event-stream" }));
  response.once("close", () => responses.delete(response)).write("retry: 1000\n\n");
});
let seq = 0;

server.listen(0, "127.0.0.1", 4096, () => {
  const address = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : 0 });
});

process.on("message", (command: "publish" | "usage") => {
  if (command === "publish") {
    seq += 1;
    // 1 KB, as in the measurements of docs/performance.md.
    const contestant = { key: "x", name: "n".repeat(790), country: "fi" };
    const details = {
      type: "renamed" as const,
      from: contestant,
      to: { ...contestant, name: "b" },
    };
    const change = { ...details, match: "site.example.net/1", tournament: "site.example.net/cup" };
    const logged = { seq, publicSeq: seq, at: Date.now(), change };
    const frames = createChangeFrames([logged], () => true);
    hub.publish(frames);
    for (const response of responses) for (const { bytes } of frames) response.write(bytes);
    process.send?.("published");
    return;
  }
  globalThis.gc?.();
  process.send?.({
    rss: process.memoryUsage.rss(),
    heap: process.memoryUsage().heapUsed,
    cpu:
      Object.values(process.cpuUsage()).reduce((sum, microseconds) => sum + microseconds, 0) /
      1_000,
    subscribers: hub.size(),
    dropped: hub.dropped(),
  });
});
