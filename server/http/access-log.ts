import type { MiddlewareHandler } from "hono";
import type { Logger } from "#server/platform/logger.ts";
import { requestIdOf } from "./request-id.ts";

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
