import type { Hono } from "hono";
import { EMBED_PREFIX, OVERLAY_PREFIX, WALL_PREFIX } from "#core/paths/route-prefixes.ts";
import type { AppDeps } from "./app-deps.ts";
import { isReadRequest } from "./app-errors.ts";
import type { RequestSecurityRecorder } from "./auth/security-events.ts";
import { createAccessLog } from "./http/request-id.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { requireKnownHost } from "./outlets/pages/reject-unknown-host.ts";
import { ProblemError } from "./platform/problem-error.ts";

/** Paths that accept writes, by staff and for sign-in. All others are read-only. */
const WRITABLE = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Prefixes of paths whose requests count as viewers. */
const VIEWER_PREFIXES = ["/api", EMBED_PREFIX, OVERLAY_PREFIX, WALL_PREFIX];

/**
 * Paths that RATE_LIMIT does not count: health and metrics, paths that need a session or count
 * attempts, and files of the build. All others are expensive, or reveal whether a resource exists.
 */
const UNLIMITED =
  /^\/((healthz|readyz|metrics)$|api\/v1\/(desk|session)(\/|$)|(assets|flags)\/|(?!openapi\.json$)[^/]+\.\w+$)/;

/** Adds the checks before all routes: host, method and rate limit. */
export function addRequestChecks(
  app: Hono,
  deps: Pick<AppDeps, "isKnownHost" | "logger" | "proxies" | "rateLimit" | "watch" | "work">,
  events: Pick<RequestSecurityRecorder, "unknownHost">,
): void {
  const { isKnownHost, logger, proxies, rateLimit: perMinute, watch, work } = deps;
  app.use(work.middleware);
  if (logger.isLevelEnabled("debug")) app.use(createAccessLog(logger));
  app.use(requireKnownHost(isKnownHost, (c) => events.unknownHost(c)));
  app.use(async (c, next) => {
    if (!isReadRequest(c) && !(WRITABLE.test(c.req.path) && c.req.method !== "OPTIONS")) {
      throw new ProblemError("method-not-allowed", "This resource is read-only. Use GET or HEAD.");
    }
    if (VIEWER_PREFIXES.some((prefix) => `${c.req.path}/`.startsWith(`${prefix}/`))) watch.note();
    return next();
  });
  app.use(createRateLimit({ perMinute, proxies, isUnlimited: (path) => UNLIMITED.test(path) }));
}
