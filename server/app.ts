import { type Context, Hono, type MiddlewareHandler } from "hono";
import { SECOND } from "#core/lib/time.ts";
import {
  BRACKET_IMAGE_PREFIX,
  CALENDAR_PREFIX,
  EMBED_PREFIX,
  OVERLAY_PREFIX,
  PREVIEW_IMAGE_PREFIX,
  WALL_PREFIX,
} from "#core/paths/route-prefixes.ts";
import type { AppDeps } from "./app-deps.ts";
import { addErrorHandlers } from "./app-errors.ts";
import { addRequestChecks } from "./app-request-checks.ts";
import { createStaffIdentification } from "./auth/staff-identification.ts";
import { createRequestSecurityRecorder } from "./auth/security-events.ts";
import { createSessionRoutes } from "./auth/session-routes.ts";
import { attachStaff, requireStaff } from "./auth/staff.ts";
import { rejectUnsafeWrites } from "./auth/reject-unsafe-writes.ts";
import {
  DATA_AGE_HEADER,
  NO_STORE_HEADERS,
  PUBLIC_API_HEADERS,
  CROSS_ORIGIN_HEADERS,
} from "./http/headers.ts";
import { createLiveChangeFeedRoutes } from "./live/live-change-feed-routes.ts";
import { createApiRoutes } from "./outlets/api/api-routes.ts";
import { createMetaRoutes } from "./outlets/api/meta-routes.ts";
import { createOpsRoutes } from "./outlets/api/meta-routes.ts";
import { createApiDescriptionRoutes } from "./outlets/api/api-description-routes.ts";
import { createRawMatchListRoutes } from "./outlets/api/raw-match-list-routes.ts";
import { createAnnotationRoutes } from "./outlets/desk/annotation-routes.ts";
import { createDeskAttentionRoutes } from "./outlets/desk/attention-routes.ts";
import { createDeskRoutes } from "./outlets/desk/desk-routes.ts";
import { createEmbedRoutes } from "./outlets/embeds/embed-routes.ts";
import { readScreenFileUrls, readWidgetUrls } from "./outlets/embeds/widget-files.ts";
import { createCalendarRoutes } from "./outlets/files/calendar-routes.ts";
import { createMatchFileRoutes } from "./outlets/files/match-file-routes.ts";
import { createRankingFileRoutes } from "./outlets/files/ranking-file-routes.ts";
import { createCardRoutes } from "./outlets/images/cards/card-routes.ts";
import { createFlagSvgLookup } from "./outlets/images/flag-svg-lookup.ts";
import { createImageRoutes } from "./outlets/images/image-routes.ts";
import { createInitialDataRoutes } from "./outlets/pages/initial-data-routes.ts";
import { createOEmbedRoutes } from "./outlets/pages/oembed-routes.ts";
import { renderPageHead } from "./outlets/pages/page-head.ts";
import { createPages } from "./outlets/pages/page-routes.ts";
import { redirectMovedTournaments } from "./outlets/pages/redirect-moved-tournaments.ts";
import { createPublicPageFinder, type FindPublicPage } from "./outlets/pages/public-pages.ts";
import { createOverlayRoutes } from "./outlets/screens/overlay-routes.ts";
import { createScreenServer } from "./outlets/screens/screen-server.ts";
import { createWallSightings, type WallSightings } from "./desk/wall-sightings.ts";
import { createWallRoutes } from "./outlets/screens/wall-routes.ts";
import { ProblemError } from "./platform/problem-error.ts";
import { getDataTime } from "./presenters/meta.ts";
import type { DataForRole } from "./reading/data-by-role.ts";

/** Routes with their path prefix. */
type Mounted = readonly [prefix: string, routes: Hono];

/** Creates all routes. Only staff can trigger a request to the service: one in five seconds. */
export function createApp(deps: AppDeps): Hono {
  const { everybody, staff } = deps.shown;
  const { publication, publicUrl, webDir, work } = deps;
  const events = createRequestSecurityRecorder(deps.recordSecurityEvent, deps.proxies);
  const identify = createStaffIdentification(deps.signIn, deps.sessions, deps.proxies);
  const know = attachStaff(identify);
  const findPage = createPublicPageFinder(everybody.world, everybody.past, work);
  const pages = createPages(webDir, (c) => findPageHead(c, findPage, deps));
  const walls = createWallSightings(everybody.now);
  const app = new Hono();
  addErrorHandlers(app, { logger: deps.logger, events, pages });
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

  const forEverybody = { ...deps, ...everybody };
  const forStaff = { ...deps, ...staff, headers: NO_STORE_HEADERS };
  const publicApi = { ...forEverybody, headers: PUBLIC_API_HEADERS };
  const images = { ...forEverybody, flagOf: createFlagSvgLookup(webDir) };
  const written = { ...deps, now: everybody.now, onChange: events.changed };
  /** In order of precedence. */
  const mounted: readonly Mounted[] = [
    ["/api/v1", createMetaRoutes({ ...forEverybody, headers: CROSS_ORIGIN_HEADERS })],
    ["/api/v1/desk", createMetaRoutes(forStaff)],
    ["/api/v1", createLiveChangeFeedRoutes(deps.feeds.everybody, PUBLIC_API_HEADERS, deps)],
    ["/api/v1/desk", createLiveChangeFeedRoutes(deps.feeds.desk, NO_STORE_HEADERS, deps)],
    ["/api/v1/desk", createDeskRoutes({ ...deps, walls })],
    ["/api/v1/desk", createAnnotationRoutes(written)],
    ["/api/v1/desk", createDeskAttentionRoutes({ ...written, log: deps.archive })],
    ["/api/v1", createRankingFileRoutes(publicApi)],
    ["/api/v1", createApiRoutes(publicApi)],
    ["/api/v1", createMatchFileRoutes(publicApi)],
    ["/api/v1/desk", createRankingFileRoutes(forStaff)],
    ["/api/v1/desk", createApiRoutes(forStaff)],
    ["/api/v1/desk", createMatchFileRoutes(forStaff)],
    ["/", createOpsRoutes(publication, deps.metrics)],
    [BRACKET_IMAGE_PREFIX, createImageRoutes(images)],
    [PREVIEW_IMAGE_PREFIX, createCardRoutes(images)],
    [CALENDAR_PREFIX, createCalendarRoutes({ ...forEverybody, log: deps.archive })],
    ["/", createOEmbedRoutes({ findPage, publicUrl })],
    ...framedRoutes(deps, walls),
    ["/", createApiDescriptionRoutes({ version: deps.facts.version, publicUrl })],
    ["/", createRawMatchListRoutes({ publication, pages, know })],
    ["/", createInitialDataRoutes({ ...forEverybody, pages, identify })],
    ["/", pages.routes],
  ];
  for (const [prefix, routes] of mounted) app.route(prefix, routes);
  return app;
}

/** Creates the routes for other sites, venue displays and broadcasts. */
function framedRoutes(deps: AppDeps, walls: WallSightings): readonly Mounted[] {
  const { embedParents: parents, publicUrl, webDir, work } = deps;
  const { everybody } = deps.shown;
  const widget = readWidgetUrls(webDir);
  const flag = (country: string): string | null =>
    widget.flagCodes.has(country) ? `/flags/${country}.${widget.flagVersion}.svg` : null;
  const loads = readScreenFileUrls(webDir);
  const screens = createScreenServer({ ...everybody, loads, parents, work });
  return [
    [
      WALL_PREFIX,
      createWallRoutes({ screens, timeZone: everybody.timeZone, flag, publicUrl, walls }),
    ],
    [OVERLAY_PREFIX, createOverlayRoutes({ screens, flag })],
    [EMBED_PREFIX, createEmbedRoutes({ ...everybody, widget, parents, work })],
  ];
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
