import {
  BRACKET_IMAGE_PREFIX,
  CALENDAR_PREFIX,
  EMBED_PREFIX,
  EMBED_PREVIEW_PREFIX,
  OVERLAY_PREFIX,
  PREVIEW_IMAGE_PREFIX,
  WALL_PREFIX,
} from "./route-prefixes.ts";

/**
 * All paths to which the server responds with something else than the dashboard; those that end
 * with a slash are prefixes. `npm run dev` sends only these to the server.
 */
export const SERVER_PATHS: readonly string[] = [
  "/api",
  "/api/v1/",
  `${BRACKET_IMAGE_PREFIX}/`,
  `${CALENDAR_PREFIX}/`,
  `${EMBED_PREFIX}/`,
  `${EMBED_PREVIEW_PREFIX}/`,
  "/healthz",
  "/metrics",
  "/oembed",
  "/openapi.json",
  `${OVERLAY_PREFIX}/`,
  `${PREVIEW_IMAGE_PREFIX}/`,
  "/readyz",
  "/robots.txt",
  "/sitemap.xml",
  WALL_PREFIX,
];

/** Returns whether the server responds to a path, rather than the dashboard. */
export function isServerPath(path: string): boolean {
  return SERVER_PATHS.some((own) => (own.endsWith("/") ? path.startsWith(own) : path === own));
}
