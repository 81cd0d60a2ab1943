import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { EMBED_PREFIX, OVERLAY_PREFIX, WALL_PREFIX } from "#core/paths/route-prefixes.ts";
import { isReadRequest } from "./app-errors.ts";
import { createPreflightResponse, isSharedPath } from "./http/preflight.ts";
import type { RateLimit } from "./http/rate-limit.ts";
import { ProblemError } from "./platform/problem-error.ts";

/** Paths that accept writes, by staff and for sign-in. All others are read-only. */
const WRITABLE = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Paths for administrators. */
export const OPERATIONS = /^\/(healthz|readyz|metrics)$/;

/** Paths whose requests count as viewers. */
const VIEWED = new RegExp(`^(/api|${EMBED_PREFIX}|${OVERLAY_PREFIX}|${WALL_PREFIX})(/|$)`);

/**
 * Paths that RATE_LIMIT does not count: health and metrics, paths that need a session or count
 * attempts, files of the build and robots.txt. All others are expensive, or reveal whether a resource exists.
 */
const UNLIMITED =
  /^\/(api\/v1\/(desk|session)(\/|$)|(assets|flags)\/|(?!openapi\.json$|sitemap\.xml$)[^/]+\.\w+$)/;

/**
 * Creates the middleware before all routes, which checks host, method and rate limit. It is one
 * function, because each asynchronous one more costs as much as one of its checks.
 */
export function checkRequests(deps: {
  readonly limit: RateLimit;
  /** Returns the response to a request for an unknown host; `null` for a known one. */
  readonly rejectHost: (c: Context) => Promise<Response> | null;
  /** Called for every request of a viewer. */
  readonly noteViewer: () => void;
}): MiddlewareHandler<{ readonly Bindings: Partial<HttpBindings> }> {
  const { limit, rejectHost, noteViewer } = deps;
  const limitHeaders = Object.entries(limit.headers);
  return async (c, next) => {
    const { method, path } = c.req;
    const rejected = rejectHost(c);
    if (rejected !== null) return rejected;
    if (method === "OPTIONS" && isSharedPath(path)) return createPreflightResponse();
    if (!isReadRequest(c) && !(WRITABLE.test(path) && method !== "OPTIONS")) {
      throw new ProblemError("method-not-allowed", "This resource is read-only. Use GET or HEAD.");
    }
    if (VIEWED.test(path)) noteViewer();
    if (OPERATIONS.test(path) || UNLIMITED.test(path)) return next();
    const limited = await limit.reject(c);
    if (limited !== null) return limited;
    // Changing the headers of the Hono response would cost more than the rest of this function.
    const raw = c.env?.outgoing;
    for (const [name, value] of limitHeaders) raw?.setHeader(name, value);
    await next();
    if (raw !== undefined) return;
    for (const [name, value] of limitHeaders) c.res.headers.set(name, value);
  };
}
