import { type Context, Hono } from "hono";
import type { World } from "#core/world/world.ts";
import { identifyStaff } from "./auth/identify-staff.ts";
import { knowStaff, requireStaff } from "./auth/staff.ts";
import { writeGuard } from "./auth/write-guard.ts";
import { ProblemError } from "./platform/errors.ts";
import { createFlagSource } from "./outlets/images/flag-source.ts";
import { ArchiveError } from "./archive/database/archive-error.ts";
import { storeCause } from "./archive/database/result-code.ts";
import { pageHeadHtml } from "./outlets/pages/page-head.ts";
import { createApiRoutes } from "./outlets/api/api-routes.ts";
import { createCalendarRoutes } from "./outlets/files/calendar-routes.ts";
import { createCardRoutes } from "./outlets/images/card-routes.ts";
import { createDeskAttentionRoutes } from "./outlets/desk/attention-routes.ts";
import { createDeskFactRoutes } from "./outlets/desk/annotation-routes.ts";
import { createDeskRoutes } from "./outlets/desk/desk-routes.ts";
import { createEmbedRoutes } from "./outlets/embeds/embed-routes.ts";
import { createFeedRoutes } from "./live/feed-routes.ts";
import { DATA_AGE, DESK_HEADERS, PUBLIC_HEADERS, SHARED_HEADERS } from "./http/headers.ts";
import { createImageRoutes } from "./outlets/images/image-routes.ts";
import { requireKnownHost } from "./outlets/pages/known-host.ts";
import { createMatchFileRoutes } from "./outlets/files/match-file-routes.ts";
import { SECOND } from "#core/lib/time.ts";
import { dataAtOf } from "./presenters/meta.ts";
import { createMetaRoutes } from "./outlets/api/meta-routes.ts";
import { createNowPageRoute } from "./outlets/pages/now-page-routes.ts";
import { createOpsRoutes } from "./outlets/api/ops-routes.ts";
import { createOEmbedRoutes } from "./outlets/pages/oembed-routes.ts";
import { createOverlayRoutes } from "./outlets/screens/overlay-routes.ts";
import { createPages, prefersPage } from "./outlets/pages/page-routes.ts";
import { problemResponse } from "./http/problem.ts";
import { createPublicPages } from "./outlets/pages/public-pages.ts";
import { createPublicApiRoutes } from "./outlets/api/public-api-routes.ts";
import { limitRate } from "./http/rate-limit.ts";
import { accessLog, requestIdOf } from "./http/request-id.ts";
import { createRequestEvents } from "./auth/security-events.ts";
import { createSessionRoutes } from "./auth/session-routes.ts";
import { createScreenServer } from "./outlets/screens/screen-server.ts";
import { describeStoreFailure } from "./http/store-failure.ts";
import { createServiceListRoutes } from "./outlets/api/service-list-routes.ts";
import { createWallRoutes } from "./outlets/screens/wall-routes.ts";
import { readScreenFiles, readWidgetPlaces } from "./outlets/embeds/widget-files.ts";
import type { AppDeps } from "./app-deps.ts";

/** Where something can be changed, by staff or by signing in; everything else is for reading. */
const WRITABLE = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Who asks for any of this looks at matches; who asks for the others looks after the process. */
const WATCHING = /^\/(api|embed|overlay|wall)(\/|$)/;

/**
 * What RATE_LIMIT does not count: health and metrics, what needs a session or counts attempts itself,
 * and the files of the build. Every other address is expensive, or says whether something is there.
 */
const UNLIMITED =
  /^\/((healthz|readyz|metrics)$|api\/v1\/(desk|session)(\/|$)|(assets|flags)\/|(?!openapi\.json$)[^/]+\.\w+$)/;

/** Every route of Matchdesk. Only staff can cause a call of the service: one in five seconds. */
export function createApp(deps: AppDeps): Hono {
  const { publication, logger, audience, work } = deps;
  const narrowed = (world: World | null): World | null =>
    world === null ? null : audience.publicWorld(world);
  const worlds = {
    whole: () => publication().world,
    everybodys: () => narrowed(publication().world),
  };
  const everybodysPast = deps.publicPast;
  const findPage = createPublicPages(worlds.everybodys, everybodysPast, work);
  const pages = createPages(deps.webDir, async (c) => {
    try {
      const page = await findPage(c, c.req.path);
      return page === null ? null : pageHeadHtml(page, deps.publicUrl);
    } catch (error) {
      if (error instanceof ProblemError) throw error;
      // The page needs no archive to be shown; what it shows says what is wrong.
      logger.warn({ err: error }, "a page goes without its own title: the archive cannot be read");
      return null;
    }
  });
  const app = new Hono();
  const events = createRequestEvents(deps.recordSecurityEvent, deps.proxies);

  app.onError((error, c) => {
    if (error instanceof ProblemError) {
      events.refused(c, error);
      return problemResponse(error, c.req.path);
    }
    const requestId = requestIdOf(c);
    if (error instanceof ArchiveError || storeCause(error) !== null) {
      logger.warn({ err: error, requestId }, "a request needed the archive, which fails");
      const problem = new ProblemError("store-failing", describeStoreFailure(error, isRead(c)));
      return problemResponse(problem, c.req.path);
    }
    logger.error({ err: error, requestId }, "a request broke");
    const problem = new ProblemError("broken", `Look for ${requestId} in Matchdesk's log.`);
    return problemResponse(problem, c.req.path);
  });
  app.notFound((c) => {
    if (!isRead(c)) throw new ProblemError("method-not-allowed", "Nothing here can be changed.");
    if (prefersPage(c)) return pages.page(404);
    return problemResponse(new ProblemError("not-found", "There is no such address."), c.req.path);
  });
  app.use(work.middleware);
  if (logger.isLevelEnabled("debug")) app.use(accessLog(logger));
  app.use(requireKnownHost(deps.isKnownHost, (c) => events.unknownHost(c)));
  app.use(async (c, next) => {
    if (!isRead(c) && !(WRITABLE.test(c.req.path) && c.req.method !== "OPTIONS")) {
      throw new ProblemError("method-not-allowed", "Nothing here can be changed: use GET.");
    }
    if (WATCHING.test(c.req.path)) deps.watch.note();
    return next();
  });
  const { rateLimit: perMinute, proxies } = deps;
  app.use(limitRate({ perMinute, proxies, isUnlimited: (path) => UNLIMITED.test(path) }));
  const identify = identifyStaff(deps.signIn, deps.sessions, deps.proxies);
  const know = knowStaff(identify);
  app.use("/api/v1/desk/*", know, requireStaff, writeGuard);
  app.use("/api/v1/session/*", know, writeGuard);
  app.route("/api/v1", createSessionRoutes({ ...deps, hidesSome: audience.names !== null }));

  app.use("/api/v1/*", async (c, next) => {
    await next();
    const world = worlds.everybodys();
    if (world === null || c.res.headers.get("etag") === null) return;
    const age = Math.max(0, deps.clock.now() - dataAtOf(world));
    c.header(DATA_AGE, String(Math.floor(age / SECOND)));
  });
  const { everybody, desk } = deps.feeds;
  const { timeZone } = deps.facts;
  app.route(
    "/api/v1",
    createMetaRoutes({
      ...deps,
      world: worlds.everybodys,
      headers: SHARED_HEADERS,
      hidesSome: audience.names !== null,
    }),
  );
  app.route(
    "/api/v1/desk",
    createMetaRoutes({ ...deps, world: worlds.whole, headers: DESK_HEADERS, hidesSome: false }),
  );
  app.route("/api/v1", createFeedRoutes(everybody, PUBLIC_HEADERS, deps));
  app.route("/api/v1/desk", createFeedRoutes(desk, DESK_HEADERS, deps));
  app.route("/api/v1/desk", createDeskRoutes({ ...deps }));
  const written = {
    book: deps.book,
    publication,
    now: () => deps.clock.now(),
    onChange: events.changed,
  };
  app.route("/api/v1/desk", createDeskFactRoutes(written));
  app.route(
    "/api/v1/desk",
    createDeskAttentionRoutes({
      ...written,
      board: deps.board,
      log: deps.archive,
      wall: deps.wall,
    }),
  );
  const everybodysApi = {
    world: worlds.everybodys,
    past: everybodysPast,
    timeZone,
    headers: PUBLIC_HEADERS,
    hidesSome: audience.names !== null,
    work,
  };
  const desksApi = {
    world: worlds.whole,
    past: deps.past,
    timeZone,
    headers: DESK_HEADERS,
    hidesSome: false,
    work,
  };
  app.route("/api/v1", createApiRoutes(everybodysApi));
  app.route("/api/v1", createMatchFileRoutes(everybodysApi));
  app.route("/api/v1/desk", createApiRoutes(desksApi));
  app.route("/api/v1/desk", createMatchFileRoutes(desksApi));
  app.route("/", createOpsRoutes(publication, deps.metrics));
  app.route(
    "/brackets",
    createImageRoutes({
      world: worlds.everybodys,
      past: everybodysPast,
      timeZone,
      flagOf: createFlagSource(deps.webDir),
      drawPng: deps.drawPng,
      work,
    }),
  );
  app.route(
    "/cards",
    createCardRoutes({
      world: worlds.everybodys,
      past: everybodysPast,
      timeZone,
      drawPng: deps.drawPng,
      work,
    }),
  );
  app.route(
    "/calendar",
    createCalendarRoutes({
      world: worlds.everybodys,
      past: everybodysPast,
      log: deps.archive,
      publicUrl: deps.publicUrl,
      work,
    }),
  );
  app.route("/", createOEmbedRoutes({ findPage, publicUrl: deps.publicUrl }));
  const widget = readWidgetPlaces(deps.webDir);
  const flagAddress = (country: string): string | null =>
    widget.flagCodes.has(country) ? `/flags/${country}.${widget.flagVersion}.svg` : null;
  const screens = createScreenServer({
    world: worlds.everybodys,
    now: () => deps.clock.now(),
    loads: readScreenFiles(deps.webDir),
    parents: deps.embedParents,
    work,
  });
  app.route(
    "/wall",
    createWallRoutes({ screens, timeZone, flag: flagAddress, publicUrl: deps.publicUrl }),
  );
  app.route("/overlay", createOverlayRoutes({ screens, flag: flagAddress }));
  app.route(
    "/embed",
    createEmbedRoutes({
      world: worlds.everybodys,
      past: everybodysPast,
      timeZone,
      now: () => deps.clock.now(),
      widget,
      parents: deps.embedParents,
      work,
    }),
  );
  app.route("/", createPublicApiRoutes({ version: deps.facts.version, publicUrl: deps.publicUrl }));
  app.route("/", createServiceListRoutes({ publication, pages, know }));
  app.route(
    "/",
    createNowPageRoute({
      ...deps,
      pages,
      identify,
      world: worlds.everybodys,
      hidesSome: audience.names !== null,
    }),
  );
  app.route("/", pages.routes);
  return app;
}

function isRead(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}
