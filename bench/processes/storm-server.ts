/**
 * A process with an event stream over a SQLite archive. Argument: `shared` for the product's
 * behaviour, or `each`, in which every subscriber reads the archive and serializes events
 * separately, with Node's default backlog.
 */
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { openMemoryArchive } from "#server/archive/engines/memory-archive.ts";
import { createEventHub, type EventHub } from "#server/live/event-hub.ts";
import { createEventRoutes } from "#server/live/events-routes.ts";
import { createEventReplay } from "#server/live/event-replay.ts";

const CHANGES = 100;
const NOW = Date.UTC(2026, 4, 9, 12);
const isShared = process.argv[2] === "shared";
const limits = { total: 20_000, perAddress: 20_000 };
const hub = createEventHub({ limits, now: () => performance.now(), random: Math.random });
const archive = await openMemoryArchive({ now: NOW, salt: "salt" }, { led: () => {} });
const opened = await archive.openSources([{ address: "https://a.example", client: "c" }]);
const snapshot = { takenAt: NOW, watchingSince: NOW, matches: new Map(), lists: [], issues: [] };
const observed = { snapshot, sent: new Map(), said: null };
await opened.upsertTick({
  at: NOW,
  observations: [{ before: observed, after: observed }],
  changes: Array.from({ length: CHANGES }, (_, index) => ({
    type: "score" as const,
    match: `site.example.net/${index}`,
    tournament: "site.example.net/cup",
    from: [0, 0],
    to: [1, index],
  })),
});
/** Creates a new replay for each subscriber, so that nothing is shared. */
const unsharedHub: Pick<EventHub, "open" | "replay"> = {
  open: (sink, address) => hub.open(sink, address),
  get replay() {
    return createEventReplay();
  },
};
const proxies = { clientOf: (peer: string) => peer, isTrusted: () => false };
const log = opened.reader;
const shared = createEventRoutes({ log, hub, isShown: () => true, headers: {}, proxies });
const respond = getRequestListener((request, env) => {
  const deps = { log, hub: unsharedHub, isShown: () => true, headers: {}, proxies };
  return (isShared ? shared : createEventRoutes(deps)).fetch(request, env);
});
const server = createServer((request, response) => void respond(request, response));
const listening = (): void => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  process.send?.({ port, from: NOW + 1, last: NOW + CHANGES });
};
if (isShared) server.listen(0, "127.0.0.1", 4096, listening);
else server.listen(0, "127.0.0.1", listening);
