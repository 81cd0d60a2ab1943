import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { Change } from "#core/model/change.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import { ProblemError } from "#server/errors.ts";
import { presentChange } from "#server/presenters/change.ts";
import type { TrustedProxies } from "#server/trusted-proxies.ts";
import { addressGroup } from "#server/address-group.ts";
import { parseSeq, type ChangeLog } from "./changes.ts";
import { eventFrame, positionFrame, resetFrame, type EventFrame } from "./event-frame.ts";
import type { EventHub, Reader } from "./event-hub.ts";
import type { Headers } from "./headers.ts";

export interface EventRouteDeps {
  readonly log: ChangeLog;
  readonly hub: Pick<EventHub, "open">;
  /** Which changes may be seen here. */
  readonly isShown: (change: Change) => boolean;
  readonly headers: Headers;
  readonly proxies: TrustedProxies;
}

interface Env {
  readonly Bindings: HttpBindings;
}

/** Changes of which a reader that comes back is told; who missed more fetches everything anew. */
const MOST_MISSED = 500;

const STREAM_HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache, no-transform",
  // nginx would collect a stream before it passes it on.
  "x-accel-buffering": "no",
};

/**
 * `GET /events`: changes as they happen, as server-sent events. A reader goes on from the number in
 * `Last-Event-ID` (or `?after=`), over restarts too; one that we cannot go on from gets `reset`.
 * The stream is written past Hono, to the raw response: see `event-hub.ts`.
 */
export function createEventRoutes(deps: EventRouteDeps): Hono<Env> {
  const { log, hub, isShown, headers, proxies } = deps;
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
      const missed = await findMissed(log, from, isShown);
      outgoing.writeHead(200, { ...headers, ...STREAM_HEADERS });
      outgoing.flushHeaders();
      reader.begin(missed);
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
function leaveOnClose({ incoming, outgoing }: HttpBindings, reader: Reader): void {
  const { socket } = incoming;
  const leave = (): void => {
    socket.off("close", leave);
    reader.leave();
  };
  socket.once("close", leave);
  outgoing.once("close", leave);
  if (socket.destroyed) leave();
}

/** Frames for the live readers of a hub. */
export function framesOf(
  changes: readonly LoggedChange[],
  isShown: (change: Change) => boolean,
): readonly EventFrame[] {
  return changes
    .filter(({ change }) => isShown(change))
    .map((logged) => eventFrame("change", logged.seq, presentChange(logged)));
}

/** @param from Null for a reader that begins, undefined for one that sends no number of ours. */
async function findMissed(
  log: ChangeLog,
  from: number | null | undefined,
  isShown: (change: Change) => boolean,
): Promise<readonly EventFrame[]> {
  if (from === null) return [positionFrame(await log.findLastSeq())];
  if (from === undefined) return [resetFrame(await log.findLastSeq())];
  const { known, changes, last } = await log.findChangesAfter(from, MOST_MISSED);
  if (!known || changes.length === MOST_MISSED) return [resetFrame(last)];
  return framesOf(changes, isShown);
}

function tooMany(reached: "full" | "address-full"): ProblemError {
  return new ProblemError(
    "too-many-streams",
    reached === "full"
      ? "Every place for live updates is taken. Ask /api/v1/changes now and then instead."
      : "This address has as many live updates open as one may. Close some, or ask /api/v1/changes now and then instead.",
  );
}
