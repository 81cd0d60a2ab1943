import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getPath, getPathNoStrict } from "hono/utils/url";
import type { AppDeps } from "./app-deps.ts";
import { addErrorHandlers, isReadRequest } from "./app-errors.ts";
import { rejectUnsafeWrites } from "./auth/reject-unsafe-writes.ts";
import { createRequestSecurityRecorder } from "./auth/security-events.ts";
import { createSessionRoutes } from "./auth/session-routes.ts";
import { createStaffIdentification } from "./auth/staff-identification.ts";
import { attachStaff, requireStaff } from "./auth/staff.ts";
import { createDataAgeHeaders } from "./http/data-age-headers.ts";
import { PUBLIC_API_HEADERS } from "./http/headers.ts";
import { createKnownResponses, type SendKnownResponse } from "./http/known-response.ts";
import { createRateLimit, type RateLimit } from "./http/rate-limit.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { createAccessLog } from "./http/request-id.ts";
import { renderPageHead } from "./outlets/pages/page-head.ts";
import { createPages } from "./outlets/pages/page-routes.ts";
import { createPublicPageFinder, type FindPublicPage } from "./outlets/pages/public-pages.ts";
import { redirectMovedTournaments } from "./outlets/pages/redirect-moved-tournaments.ts";
import { createHostCheck } from "./outlets/pages/reject-unknown-host.ts";
import { ProblemError } from "./platform/problem-error.ts";
import { createRoutes } from "./routes.ts";
import type { HttpBindings } from "@hono/node-server";
import { EMBED_PREFIX, OVERLAY_PREFIX, WALL_PREFIX } from "#core/paths/route-prefixes.ts";
import { createPreflightResponse, isSharedPath } from "./http/preflight.ts";

/** Paths that accept writes, by staff and for sign-in. All others are read-only. */
const WRITABLE = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Paths for administrators. */
const OPERATIONS = /^\/(healthz|readyz|metrics)$/;

/** Paths whose requests count as viewers. */
const VIEWED = new RegExp(`^(/api|${EMBED_PREFIX}|${OVERLAY_PREFIX}|${WALL_PREFIX})(/|$)`);

/**
 * Paths that RATE_LIMIT does not count: health and metrics, paths that need a session or count
 * attempts, files of the build and robots.txt. All others are expensive, or reveal whether a resource exists.
 */
const UNLIMITED =
  /^\/(api\/v1\/(desk|session)(\/|$)|(assets|flags)\/|(?!openapi\.json$|sitemap\.xml$)[^/]+\.\w+$)/;

/**
 * Creates all routes, and a function that sends known responses without them. Only staff can trigger
 * a request to the service: one in five seconds.
 */
export function createApp(deps: AppDeps): {
  readonly app: Hono;
  readonly sendKnown: SendKnownResponse;
} {
  const { everybody, staff } = deps.shown;
  const { logger, webDir, work } = deps;
  const events = createRequestSecurityRecorder(deps.recordSecurityEvent, deps.proxies);
  const identify = createStaffIdentification(deps.signIn, deps.sessions, deps.proxies);
  const know = attachStaff(identify);
  const findPage = createPublicPageFinder(everybody.world, everybody.past, work);
  const pages = createPages(webDir, (c) => findPageHead(c, findPage, deps));
  const app = new Hono({ getPath: getRoutedPath });
  addErrorHandlers(app, { logger, events, pages });
  const apiHeaders = createDataAgeHeaders(PUBLIC_API_HEADERS, everybody);
  const api = createResponseCache(everybody.world, apiHeaders, work);
  const limit = createRateLimit(deps.rateLimit, deps.proxies);
  const headers = createDataAgeHeaders({ ...PUBLIC_API_HEADERS, ...limit.headers }, everybody);
  if (logger.isLevelEnabled("debug")) app.use(createAccessLog(logger));
  app.use(
    checkRequests({
      limit,
      rejectHost: createHostCheck(deps.isKnownHost, (c) => events.unknownHost(c)),
      noteViewer: () => deps.watch.note(),
    }),
  );
  app.use(work.middleware);
  app.use("/api/v1/desk/*", know, requireStaff, rejectUnsafeWrites);
  app.use(
    redirectMovedTournaments((path) =>
      (path.startsWith("/api/v1/desk/") ? staff : everybody).world(),
    ),
  );
  app.use("/api/v1/session/*", know, rejectUnsafeWrites);
  app.route("/api/v1", createSessionRoutes({ ...deps, hidesSome: everybody.hidesSome }));
  for (const [prefix, routes] of createRoutes(deps, { api, events, findPage, identify, pages })) {
    app.route(prefix, routes);
  }
  const noteViewer = (): void => deps.watch.note();
  const sendKnown = createKnownResponses({ cache: api, headers, limit, onKnown: noteViewer });
  // The access log at level debug names every request, so all take the routes then.
  return { app, sendKnown: logger.isLevelEnabled("debug") ? () => false : sendKnown };
}

/**
 * Returns the path that selects the route. A trailing slash is optional, as in the paths of the
 * service, except for administrators, because a proxy may block their paths by exact spelling.
 */
function getRoutedPath(request: Request): string {
  const path = getPathNoStrict(request);
  return OPERATIONS.test(path) ? getPath(request) : path;
}

/** Returns the head of the requested page; `null` for the general one. */
async function findPageHead(
  c: Context,
  findPage: FindPublicPage,
  { publicUrl, logger }: Pick<AppDeps, "publicUrl" | "logger">,
): Promise<string | null> {
  try {
    const page = await findPage(c, c.req.path);
    return page === null ? null : renderPageHead(page, publicUrl);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    // The page does not need the archive; its content reports the failure.
    logger.warn(
      { err: error },
      "The archive cannot be read: serving a page with the general title.",
    );
    return null;
  }
}

/**
 * Creates the middleware before all routes, which checks host, method and rate limit. It is one
 * function, because each asynchronous one more costs as much as one of its checks.
 */
function checkRequests(deps: {
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
