import { SECOND } from "#core/lib/time.ts";
import { EMBED_PREFIX, OVERLAY_PREFIX, WALL_PREFIX } from "#core/paths/route-prefixes.ts";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { getPath, getPathNoStrict } from "hono/utils/url";
import type { AppDeps } from "./app-deps.ts";
import { addErrorHandlers, isReadRequest } from "./app-errors.ts";
import { rejectUnsafeWrites } from "./auth/reject-unsafe-writes.ts";
import {
  createRequestSecurityRecorder,
  type RequestSecurityRecorder,
} from "./auth/security-events.ts";
import { createSessionRoutes } from "./auth/session-routes.ts";
import { createStaffIdentification } from "./auth/staff-identification.ts";
import { attachStaff, requireStaff } from "./auth/staff.ts";
import { DATA_AGE_HEADER } from "./http/headers.ts";
import { createPreflightResponse, isSharedPath } from "./http/preflight.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { createAccessLog } from "./http/request-id.ts";
import { renderPageHead } from "./outlets/pages/page-head.ts";
import { createPages } from "./outlets/pages/page-routes.ts";
import { createPublicPageFinder, type FindPublicPage } from "./outlets/pages/public-pages.ts";
import { redirectMovedTournaments } from "./outlets/pages/redirect-moved-tournaments.ts";
import { requireKnownHost } from "./outlets/pages/reject-unknown-host.ts";
import { ProblemError } from "./platform/problem-error.ts";
import { getDataTime } from "./presenters/meta.ts";
import type { DataForRole } from "./reading/data-by-role.ts";
import { createRoutes } from "./routes.ts";

/** Paths that accept writes, by staff and for sign-in. All others are read-only. */
const WRITABLE = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Paths for administrators. */
const OPERATIONS = /^\/(healthz|readyz|metrics)$/;

/** Prefixes of paths whose requests count as viewers. */
const VIEWER_PREFIXES = ["/api", EMBED_PREFIX, OVERLAY_PREFIX, WALL_PREFIX];

/**
 * Paths that RATE_LIMIT does not count: health and metrics, paths that need a session or count
 * attempts, files of the build and robots.txt. All others are expensive, or reveal whether a resource exists.
 */
const UNLIMITED =
  /^\/(api\/v1\/(desk|session)(\/|$)|(assets|flags)\/|(?!openapi\.json$|sitemap\.xml$)[^/]+\.\w+$)/;

/** Creates all routes. Only staff can trigger a request to the service: one in five seconds. */
export function createApp(deps: AppDeps): Hono {
  const { everybody, staff } = deps.shown;
  const { logger, webDir, work } = deps;
  const events = createRequestSecurityRecorder(deps.recordSecurityEvent, deps.proxies);
  const identify = createStaffIdentification(deps.signIn, deps.sessions, deps.proxies);
  const know = attachStaff(identify);
  const findPage = createPublicPageFinder(everybody.world, everybody.past, work);
  const pages = createPages(webDir, (c) => findPageHead(c, findPage, deps));
  const app = new Hono({ getPath: getRoutedPath });
  addErrorHandlers(app, { logger, events, pages });
  addRequestChecks(app, deps, events);
  app.use("/api/v1/desk/*", know, requireStaff, rejectUnsafeWrites);
  app.use(
    redirectMovedTournaments((path) =>
      (path.startsWith("/api/v1/desk/") ? staff : everybody).world(),
    ),
  );
  app.use("/api/v1/session/*", know, rejectUnsafeWrites);
  app.route("/api/v1", createSessionRoutes({ ...deps, hidesSome: everybody.hidesSome }));
  app.use("/api/v1/*", addDataAge(everybody));
  for (const [prefix, routes] of createRoutes(deps, { events, findPage, identify, pages })) {
    app.route(prefix, routes);
  }
  return app;
}

/**
 * Returns the path that selects the route. A trailing slash is optional, as in the paths of the
 * service, except for administrators, because a proxy may block their paths by exact spelling.
 */
function getRoutedPath(request: Request): string {
  const path = getPathNoStrict(request);
  return OPERATIONS.test(path) ? getPath(request) : path;
}

/** Adds the checks before all routes: host, method and rate limit. */
function addRequestChecks(app: Hono, deps: AppDeps, events: RequestSecurityRecorder): void {
  const { isKnownHost, logger, proxies, rateLimit: perMinute, watch, work } = deps;
  app.use(work.middleware);
  if (logger.isLevelEnabled("debug")) app.use(createAccessLog(logger));
  app.use(requireKnownHost(isKnownHost, (c) => events.unknownHost(c)));
  app.use(async (c, next) => {
    if (c.req.method === "OPTIONS" && isSharedPath(c.req.path)) return createPreflightResponse();
    if (!isReadRequest(c) && !(WRITABLE.test(c.req.path) && c.req.method !== "OPTIONS")) {
      throw new ProblemError("method-not-allowed", "This resource is read-only. Use GET or HEAD.");
    }
    if (VIEWER_PREFIXES.some((prefix) => `${c.req.path}/`.startsWith(`${prefix}/`))) watch.note();
    return next();
  });
  app.use(
    createRateLimit({
      perMinute,
      proxies,
      isUnlimited: (path) => OPERATIONS.test(path) || UNLIMITED.test(path),
    }),
  );
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

/** Adds the age of the data to cacheable responses. */
function addDataAge({ world, now }: DataForRole): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const current = world();
    if (current === null || c.res.headers.get("etag") === null) return;
    const age = Math.max(0, now() - getDataTime(current));
    c.header(DATA_AGE_HEADER, String(Math.floor(age / SECOND)));
  };
}
