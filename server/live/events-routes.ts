import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { Change } from "#core/model/change.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { addressGroup } from "#server/platform/address-group.ts";
import { parseSeq, type ChangeLog } from "./changes-routes.ts";
import type { EventHub, Subscriber } from "./event-hub.ts";
import { CACHE, type Headers } from "#server/http/headers.ts";
import { createMissed } from "./missed-events.ts";

export interface EventRouteDeps {
  readonly log: ChangeLog;
  readonly hub: Pick<EventHub, "open" | "replay">;
  /** Which changes may be seen here. */
  readonly isShown: (change: Change) => boolean;
  readonly headers: Headers;
  readonly proxies: TrustedProxies;
}

interface Env {
  readonly Bindings: HttpBindings;
}

const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": CACHE.stream,
  // nginx would collect a stream before it passes it on.
  "x-accel-buffering": "no",
};

/**
 * `GET /events`: changes as they happen, as server-sent events. A reader goes on from the number in
 * `Last-Event-ID` (or `?after=`), over restarts too; one that we cannot go on from gets `reset`. One that
 * knows more than this process waits for it.
 * The stream is written past Hono, to the raw response: see `event-hub.ts`.
 */
export function createEventRoutes(deps: EventRouteDeps): Hono<Env> {
  const { hub, headers, proxies } = deps;
  const findMissed = createMissed(deps);
  return new Hono<Env>().get("/events", async (c) => {
    const { incoming, outgoing } = c.env;
    if (incoming.method === "HEAD") return c.body(null, 200, { ...headers, ...STREAM_HEADERS });
    const peer = incoming.socket.remoteAddress ?? "";
    const client = proxies.clientOf(peer, c.req.header("x-forwarded-for"));
    const reader = hub.open(outgoing, addressGroup(client));
    if (reader === "full" || reader === "address-full") throw tooMany(reader);
    leaveOnClose(c.env, reader);
    const from = parseSeq(c.req.header("last-event-id") ?? c.req.query("after"));
    try {
      const missed = await findMissed(from);
      outgoing.writeHead(200, { ...headers, ...STREAM_HEADERS });
      outgoing.flushHeaders();
      if (missed === null) reader.end();
      else reader.begin(missed, from ?? 0);
    } catch (error) {
      reader.leave();
      throw error;
    }
    return RESPONSE_ALREADY_SENT;
  });
}

/**
 * A reader leaves with its answer or, sooner, with its connection: an answer that waits behind
 * another on it, or begins after it was closed, hears of no end.
 */
function leaveOnClose({ incoming, outgoing }: HttpBindings, reader: Subscriber): void {
  const { socket } = incoming;
  const leave = (): void => {
    socket.off("close", leave);
    reader.leave();
  };
  socket.once("close", leave);
  outgoing.once("close", leave);
  if (socket.destroyed) leave();
}

function tooMany(reached: "full" | "address-full"): ProblemError {
  return new ProblemError(
    "too-many-streams",
    reached === "full"
      ? "Every place for live updates is taken. Ask /api/v1/changes now and then instead."
      : "This address has as many live updates open as one may. Close some, or ask /api/v1/changes now and then instead.",
  );
}
