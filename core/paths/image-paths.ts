/** URLs of images. */
import { joinPathSegments, queryOf } from "./paths.ts";
import { BRACKET_IMAGE_PREFIX, PREVIEW_IMAGE_PREFIX } from "./route-prefixes.ts";

/** Options of a bracket's image; absent or "" means the default. */
export interface BracketImageQuery {
  readonly theme?: "light" | "dark" | "auto";
  /** Key of the contestant whose path is highlighted. */
  readonly contestant?: string;
  /** `4`: the last four columns; `ro8,ro4`: these rounds. */
  readonly rounds?: string;
  /** Width in pixels. */
  readonly width?: number;
}

/** Returns the URL of a bracket's image. */
export function bracketImage(
  site: string,
  id: string,
  format: "svg" | "png",
  query: BracketImageQuery = {},
): string {
  return `${BRACKET_IMAGE_PREFIX}/${joinPathSegments(site, id)}.${format}${queryOf(query)}`;
}

/** Size of preview images in pixels, to which sites crop them. */
export const PREVIEW_IMAGE_SIZE = { width: 1200, height: 630 };

/** Returns the URL of the preview image for links to a contestant. */
export const contestantPreviewImagePath = (key: string): string =>
  `${PREVIEW_IMAGE_PREFIX}/contestants/${joinPathSegments(key)}.png`;

/** Returns the URL of the preview image for links to a tournament or a part of it. */
export const previewImagePath = (
  kind: "tournaments" | "rankings" | "matches" | "groups" | "brackets",
  site: string,
  id: string,
): string => `${PREVIEW_IMAGE_PREFIX}/${kind}/${joinPathSegments(site, id)}.png`;
