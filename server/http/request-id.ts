import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "#server/platform/logger.ts";

/** What a proxy may send: nothing that a log could be misled with. */
const USABLE = /^[\w-]{8,64}$/;
const KEY = "requestId";

/** The one id of a request in all its log lines: the proxy's, else one of ours. */
export function requestIdOf(c: Context): string {
  const known: unknown = c.get(KEY);
  if (typeof known === "string") return known;
  const sent = c.req.header("x-request-id") ?? "";
  const id = USABLE.test(sent) ? sent : randomUUID();
  c.set(KEY, id);
  return id;
}

/** A line for each request at level debug: never its query, which may hold what people look for. */
export function accessLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - startedAt);
    const facts = { requestId: requestIdOf(c), method, path, status: c.res.status, milliseconds };
    logger.debug(facts, "request");
  };
}
