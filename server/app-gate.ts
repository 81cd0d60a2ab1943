import type { Hono } from "hono";
import type { AppDeps } from "./app-deps.ts";
import { isRead } from "./app-errors.ts";
import type { RequestEvents } from "./auth/security-events.ts";
import { accessLog } from "./http/request-id.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { requireKnownHost } from "./outlets/pages/known-host.ts";
import { ProblemError } from "./platform/errors.ts";

/** Where staff and sign-in can change something; every other address is for reading. */
const WRITABLE = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Addresses of viewers; the others are for whoever operates the server. */
const WATCHING = /^\/(api|embed|overlay|wall)(\/|$)/;

/**
 * What RATE_LIMIT does not count: health and metrics, what needs a session or counts attempts itself,
 * and the files of the build. Every other address is expensive, or says whether something is there.
 */
const UNLIMITED =
  /^\/((healthz|readyz|metrics)$|api\/v1\/(desk|session)(\/|$)|(assets|flags)\/|(?!openapi\.json$)[^/]+\.\w+$)/;

/** Checks every request before any route: its host, its method and how often its client asks. */
export function guardRequests(
  app: Hono,
  deps: Pick<AppDeps, "isKnownHost" | "logger" | "proxies" | "rateLimit" | "watch" | "work">,
  events: Pick<RequestEvents, "unknownHost">,
): void {
  const { isKnownHost, logger, proxies, rateLimit: perMinute, watch, work } = deps;
  app.use(work.middleware);
  if (logger.isLevelEnabled("debug")) app.use(accessLog(logger));
  app.use(requireKnownHost(isKnownHost, (c) => events.unknownHost(c)));
  app.use(async (c, next) => {
    if (!isRead(c) && !(WRITABLE.test(c.req.path) && c.req.method !== "OPTIONS")) {
      throw new ProblemError("method-not-allowed", "Nothing here can be changed: use GET.");
    }
    if (WATCHING.test(c.req.path)) watch.note();
    return next();
  });
  app.use(createRateLimit({ perMinute, proxies, isUnlimited: (path) => UNLIMITED.test(path) }));
}
