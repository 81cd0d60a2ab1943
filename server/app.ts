import { type Context, Hono } from "hono";
import { getPath, getPathNoStrict } from "hono/utils/url";
import type { AppDeps } from "./app-deps.ts";
import { addErrorHandlers } from "./app-errors.ts";
import { rejectUnsafeWrites } from "./auth/reject-unsafe-writes.ts";
import { createRequestSecurityRecorder } from "./auth/security-events.ts";
import { createSessionRoutes } from "./auth/session-routes.ts";
import { createStaffIdentification } from "./auth/staff-identification.ts";
import { attachStaff, requireStaff } from "./auth/staff.ts";
import { createDataAgeHeaders } from "./http/data-age-headers.ts";
import { PUBLIC_API_HEADERS } from "./http/headers.ts";
import { createKnownResponses, type SendKnownResponse } from "./http/known-response.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { createResponseCache } from "./http/response-cache.ts";
import { createAccessLog } from "./http/request-id.ts";
import { renderPageHead } from "./outlets/pages/page-head.ts";
import { createPages } from "./outlets/pages/page-routes.ts";
import { createPublicPageFinder, type FindPublicPage } from "./outlets/pages/public-pages.ts";
import { redirectMovedTournaments } from "./outlets/pages/redirect-moved-tournaments.ts";
import { createHostCheck } from "./outlets/pages/reject-unknown-host.ts";
import { ProblemError } from "./platform/problem-error.ts";
import { checkRequests, OPERATIONS } from "./request-checks.ts";
import { createRoutes } from "./routes.ts";

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
