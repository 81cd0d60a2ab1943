/** URLs of full-screen pages. */
import { joinPathSegments, queryOf } from "./paths.ts";
import { OVERLAY_PREFIX, WALL_PREFIX } from "./route-prefixes.ts";

/** URLs of broadcast overlay pages. */
export const overlayPage = {
  channel: (name: string): string => `${OVERLAY_PREFIX}/channel/${joinPathSegments(name)}`,
  of: (kind: "match" | "bracket", site: string, id: string): string =>
    `${OVERLAY_PREFIX}/${kind}/${joinPathSegments(site, id)}`,
} as const;

/** Returns the URL of a wall: of all tournaments or one (`SITE/SLUG`), without or with a name. */
export const wallPage = (tournament?: string, name?: string): string =>
  `${WALL_PREFIX}${queryOf({ name, tournament })}`;
