import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import type { Logger } from "#server/platform/logger.ts";

/** Accepted ids from a proxy. No other characters, so that log lines cannot be forged. */
const VALID = /^[\w-]{8,64}$/;
const KEY = "requestId";

/** Returns the id of a request for all its log lines: the proxy's `X-Request-Id`, or a new one. */
export function getOrCreateRequestId(c: Context): string {
  const assigned: unknown = c.get(KEY);
  if (typeof assigned === "string") return assigned;
  const header = c.req.header("x-request-id") ?? "";
  const id = VALID.test(header) ? header : randomUUID();
  c.set(KEY, id);
  return id;
}

/** Logs each request at level debug, without its query, which may contain search texts. */
export function createAccessLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { method, path } = c.req;
    const milliseconds = Math.round(performance.now() - startedAt);
    const fields = {
      requestId: getOrCreateRequestId(c),
      method,
      path,
      status: c.res.status,
      milliseconds,
    };
    logger.debug(fields, "request");
  };
}
