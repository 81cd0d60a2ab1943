import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { ChangeStreamQuerySchema } from "#core/contract/change.ts";
import type { Change } from "#core/model/change.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { getAddressGroup } from "#server/platform/address-group.ts";
import type { EventHub, Subscriber } from "./event-hub.ts";
import { CACHE_CONTROL, type ResponseHeaders } from "#server/http/headers.ts";
import { acceptQuery } from "#server/http/query.ts";
import type { EventSink } from "./event-connections.ts";
import { takeConnection } from "./event-socket.ts";
import { type ChangeLog, createFindMissedEvents } from "./missed-events.ts";

interface Env {
  readonly Bindings: HttpBindings;
}

const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": CACHE_CONTROL.stream,
  // Otherwise nginx would buffer the stream.
  "x-accel-buffering": "no",
};

/**
 * Creates the route `GET /events`: changes as they happen, as server-sent events. A subscriber
 * continues from the number in `Last-Event-ID` (or `?after=`), also after a restart; with an
 * unknown number it gets `reset`. If its number is newer than this process's data, it waits.
 *
 * The stream is written to the raw Node response or its connection, not through Hono: see
 * `event-hub.ts` and `event-socket.ts`.
 */
export function createEventRoutes(deps: {
  readonly log: ChangeLog;
  readonly hub: Pick<EventHub, "open" | "replay">;
  /** Returns whether subscribers of this feed may see a change. */
  readonly isShown: (change: Change) => boolean;
  readonly headers: ResponseHeaders;
  readonly proxies: TrustedProxies;
}): Hono<Env> {
  const { hub, headers, proxies } = deps;
  const findMissed = createFindMissedEvents(deps);
  return new Hono<Env>().get("/events", acceptQuery(ChangeStreamQuerySchema), async (c) => {
    const { incoming, outgoing } = c.env;
    if (incoming.method === "HEAD") return c.body(null, 200, { ...headers, ...STREAM_HEADERS });
    const peer = incoming.socket.remoteAddress ?? "";
    const client = proxies.clientOf(peer, c.req.header("x-forwarded-for"));
    const subscriber = hub.open(outgoing, getAddressGroup(client));
    if (subscriber === "full" || subscriber === "address-full") throw tooMany(subscriber);
    leaveOnClose(c.env, subscriber);
    const lastId = c.req.header("last-event-id") ?? "";
    const from = lastId === "" ? (c.var.query.after ?? null) : parseEventId(lastId);
    try {
      const missed = await findMissed(from);
      outgoing.writeHead(200, { ...headers, ...STREAM_HEADERS });
      outgoing.flushHeaders();
      if (missed === null) subscriber.end();
      else {
        const begin = (sink?: EventSink) => subscriber.begin(missed, from ?? 0, sink);
        takeConnection(c.env, subscriber.leave, begin);
      }
    } catch (error) {
      subscriber.leave();
      throw error;
    }
    return RESPONSE_ALREADY_SENT;
  });
}

/** Returns the number of a change from the id of its event; `undefined` if it is none. */
function parseEventId(id: string): number | undefined {
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}

/**
 * Removes a subscriber when its response or its connection closes. The response alone is not
 * enough: one that is queued behind another, or begins after the connection closed, emits no
 * `close`.
 */
function leaveOnClose({ incoming, outgoing }: HttpBindings, { leave }: Subscriber): void {
  const { socket } = incoming;
  socket.once("close", leave);
  outgoing.once("close", () => {
    socket.off("close", leave);
    leave();
  });
  if (socket.destroyed) leave();
}

function tooMany(reached: "full" | "address-full"): ProblemError {
  return new ProblemError(
    "too-many-streams",
    reached === "full"
      ? "The event stream limit is reached. Poll /api/v1/changes instead."
      : "The event stream limit for one address is reached. Close some streams, or poll /api/v1/changes instead.",
  );
}
