import {
  BRACKET_IMAGE_PREFIX,
  CALENDAR_PREFIX,
  EMBED_PREFIX,
  EMBED_PREVIEW_PREFIX,
  OVERLAY_PREFIX,
  PREVIEW_IMAGE_PREFIX,
  WALL_PREFIX,
} from "#core/paths/route-prefixes.ts";
import type { Hono } from "hono";
import type { World } from "#core/world/world.ts";
import type { AppDeps } from "./app-deps.ts";
import type { RequestSecurityRecorder } from "./auth/security-events.ts";
import { attachStaff, type StaffIdentification } from "./auth/staff.ts";
import { createWallSightings, type WallSightings } from "./desk/wall-sightings.ts";
import { NO_STORE_HEADERS, PUBLIC_API_HEADERS, CROSS_ORIGIN_HEADERS } from "./http/headers.ts";
import { createResponseCache, type ResponseCache } from "./http/response-cache.ts";
import { createDataAgeHeaders } from "./http/data-age-headers.ts";
import { createLiveChangeFeedRoutes } from "./live/changes-routes.ts";
import { createApiDescriptionRoutes } from "./outlets/api/api-description-routes.ts";
import { createApiRoutes } from "./outlets/api/api-routes.ts";
import { createMetaRoutes, createOpsRoutes } from "./outlets/api/meta-routes.ts";
import { createRawMatchListRoutes } from "./outlets/api/raw-match-list-routes.ts";
import { createAnnotationRoutes, createStaffActRoutes } from "./outlets/desk/annotation-routes.ts";
import { createDeskAttentionRoutes } from "./outlets/desk/attention-routes.ts";
import { createDeskRoutes } from "./outlets/desk/desk-routes.ts";
import { createEmbedPreviewRoutes, createEmbedRoutes } from "./outlets/embeds/embed-routes.ts";
import { createFrozenPageRoutes } from "./outlets/embeds/frozen-page-routes.ts";
import { readScreenFileUrls, readWidgetUrls } from "./outlets/embeds/widget-files.ts";
import { createCalendarRoutes } from "./outlets/files/calendar-routes.ts";
import { createMatchFileRoutes } from "./outlets/files/match-file-routes.ts";
import { createRankingFileRoutes } from "./outlets/files/ranking-file-routes.ts";
import { createLinkPreviewRoutes } from "./outlets/images/link-previews/link-preview-routes.ts";
import { createFlagSvgLookup } from "./outlets/images/flag-svg-lookup.ts";
import { createImageRoutes } from "./outlets/images/image-routes.ts";
import { createInitialDataRoutes } from "./outlets/pages/initial-data-routes.ts";
import { createOEmbedRoutes } from "./outlets/pages/oembed-routes.ts";
import type { Pages } from "./outlets/pages/page-routes.ts";
import type { FindPublicPage } from "./outlets/pages/public-pages.ts";
import { createSearchEngineRoutes } from "./outlets/pages/search-engine-routes.ts";
import { createOverlayRoutes } from "./outlets/screens/overlay-routes.ts";
import { createScreenServer } from "./outlets/screens/screen-server.ts";
import { createWallRoutes } from "./outlets/screens/wall-routes.ts";

/** Routes with their path prefix. */
type Mounted = readonly [prefix: string, routes: Hono];

/** What all routes share. */
export interface RouteParts {
  /** Cache of the public API. */
  readonly api: ResponseCache<World>;
  readonly events: RequestSecurityRecorder;
  readonly findPage: FindPublicPage;
  readonly identify: StaffIdentification;
  readonly pages: Pages;
}

/** Creates all routes but those of sign-in, in order of precedence. */
export function createRoutes(
  deps: AppDeps,
  { api, events, findPage, identify, pages }: RouteParts,
): readonly Mounted[] {
  const { everybody, staff } = deps.shown;
  const { publication, publicUrl, webDir } = deps;
  const walls = createWallSightings(everybody.now);
  const forEverybody = { ...deps, ...everybody };
  const forStaff = { ...deps, ...staff, headers: NO_STORE_HEADERS };
  const publicApi = { ...forEverybody, headers: PUBLIC_API_HEADERS };
  const images = { ...forEverybody, flagOf: createFlagSvgLookup(webDir) };
  const written = { ...deps, now: everybody.now, onChange: events.changed };
  return [
    ["/api/v1", createMetaRoutes({ ...forEverybody, headers: CROSS_ORIGIN_HEADERS })],
    ["/api/v1/desk", createMetaRoutes(forStaff)],
    [
      "/api/v1",
      createLiveChangeFeedRoutes(deps.feeds.everybody, PUBLIC_API_HEADERS, everybody, deps),
    ],
    ["/api/v1/desk", createLiveChangeFeedRoutes(deps.feeds.desk, NO_STORE_HEADERS, staff, deps)],
    ["/api/v1/desk", createDeskRoutes({ ...deps, walls })],
    ["/api/v1/desk", createAnnotationRoutes(written)],
    ["/api/v1/desk", createDeskAttentionRoutes({ ...written, log: deps.archive })],
    ["/api/v1/desk", createStaffActRoutes(written)],
    ["/api/v1", createRankingFileRoutes(publicApi)],
    ["/api/v1", createApiRoutes({ ...forEverybody, cache: api })],
    ["/api/v1", createMatchFileRoutes(publicApi)],
    ["/api/v1/desk", createRankingFileRoutes(forStaff)],
    [
      "/api/v1/desk",
      createApiRoutes({
        ...forStaff,
        cache: createResponseCache(
          staff.world,
          createDataAgeHeaders(NO_STORE_HEADERS, staff),
          deps.work,
        ),
      }),
    ],
    ["/api/v1/desk", createMatchFileRoutes(forStaff)],
    ["/", createOpsRoutes(publication, deps.metrics)],
    [BRACKET_IMAGE_PREFIX, createImageRoutes(images)],
    [PREVIEW_IMAGE_PREFIX, createLinkPreviewRoutes(images)],
    [CALENDAR_PREFIX, createCalendarRoutes({ ...forEverybody, log: deps.archive })],
    ["/", createOEmbedRoutes({ findPage, publicUrl })],
    ["/", createSearchEngineRoutes({ ...forEverybody, publicUrl })],
    ...framedRoutes(deps, walls),
    ["/", createFrozenPageRoutes({ ...forEverybody, findPage })],
    ["/", createApiDescriptionRoutes({ version: deps.facts.version, publicUrl })],
    ["/", createRawMatchListRoutes({ publication, pages, know: attachStaff(identify) })],
    ["/", createInitialDataRoutes({ ...forEverybody, pages, identify })],
    ["/", pages.routes],
  ];
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
    [EMBED_PREVIEW_PREFIX, createEmbedPreviewRoutes()],
  ];
}
