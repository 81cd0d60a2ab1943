/**
 * A process with only the event stream. Publishes an event or reports its memory on request of the
 * parent process.
 */
import { createServer } from "node:http";
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
const server = createServer((request, response) => void handleRequest(request, response));
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
    hub.publish(createChangeFrames([{ seq, publicSeq: seq, at: Date.now(), change }], () => true));
    process.send?.("published");
    return;
  }
  globalThis.gc?.();
  process.send?.({
    rss: process.memoryUsage.rss(),
    subscribers: hub.size(),
    dropped: hub.dropped(),
  });
});
