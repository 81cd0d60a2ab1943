/** Prefixes of the paths of everything that is neither a page nor the API. */
export const BRACKET_IMAGE_PREFIX = "/brackets";
export const PREVIEW_IMAGE_PREFIX = "/cards";
export const CALENDAR_PREFIX = "/calendar";
export const EMBED_PREFIX = "/embed";
export const EMBED_PREVIEW_PREFIX = "/embed-preview";
export const OVERLAY_PREFIX = "/overlay";
export const WALL_PREFIX = "/wall";
