import { createHash } from "node:crypto";
import { OFFLINE_POLICY } from "#core/lib/trusted-types.ts";

/** Headers by class of route: what a browser may do with an answer. Values never come from outside. */
export type Headers = Readonly<Record<string, string>>;

/** Every `cache-control` value of our responses. */
export const CACHE = {
  /** Data of staff and operators, and responses that only hold for this request. */
  never: "no-store",
  /** Browsers ask before each use. */
  revalidate: "no-cache",
  /** As `revalidate`, and no cache in between may store it. */
  revalidatePrivately: "private, no-cache",
  /** Event streams: no proxy may compress or collect them. */
  stream: "no-cache, no-transform",
  /**
   * The same for every viewer. A shared cache asks this server at most once a second, serves its copy
   * meanwhile, and keeps serving it for an hour if this server does not respond. Browsers ask before
   * each use; the dashboard repeats that in its requests, because what a cache may do with stale
   * responses also holds for theirs.
   */
  public: "public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=3600",
  /** The description of the API, which changes only with the version. */
  apiDescription: "public, max-age=300",
  /** Calendar programs poll every few minutes at most, and keep their copy if polling fails. */
  calendar: "public, max-age=60, stale-while-revalidate=300, stale-if-error=86400",
  /** Files without a hash in their name that other sites load, like `/widget.js`. */
  embeddedFile: "public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400",
  /** Files with a hash of their content in their name. */
  hashedFile: "public, max-age=31536000, immutable",
  /** Images of brackets that are not complete. */
  liveImage: "public, max-age=15, stale-while-revalidate=60",
  /** Images of complete brackets. */
  completeImage: "public, max-age=600, stale-while-revalidate=60",
  /** Images that say that there is no such bracket. */
  missingImage: "public, max-age=30, stale-while-revalidate=60",
  /** Cards of matches and tournaments for link previews. */
  card: "public, max-age=60, stale-while-revalidate=60",
} as const;

const EVERYWHERE: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

/** JSON and files of our own pages: nothing in them may run or load anything, or be read from elsewhere. */
export const RESOURCE_HEADERS: Headers = {
  ...EVERYWHERE,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/** What anybody's page may read, always without its reader's cookies. */
const FOR_ANYBODY: Headers = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** The service worker: what it may ask for is said here, not by the page it works for. */
export const WORKER_HEADERS: Headers = {
  ...EVERYWHERE,
  "cache-control": CACHE.revalidate,
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** Pictures for anybody's page: they may style themselves, and nothing else. */
export const IMAGE_HEADERS: Headers = {
  ...EVERYWHERE,
  ...FOR_ANYBODY,
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Seconds since the service answered last, for widgets: their reader's clock may be wrong. */
export const DATA_AGE = "matchdesk-data-age";

/** The public API, however it is kept: no more than data for anybody's page. */
export const SHARED_HEADERS: Headers = {
  ...RESOURCE_HEADERS,
  ...FOR_ANYBODY,
  "access-control-expose-headers": DATA_AGE,
};

/** See `CACHE.public`. */
export const PUBLIC_CACHING: Headers = { "cache-control": CACHE.public };

/** The public API as it is at the moment. */
export const PUBLIC_HEADERS: Headers = { ...SHARED_HEADERS, ...PUBLIC_CACHING };

/** What only staff see, or whoever runs Matchdesk: no copy of it anywhere. */
export const DESK_HEADERS: Headers = { ...RESOURCE_HEADERS, "cache-control": CACHE.never };

/** The source that lets a style or script of this text stand in a page itself: `sha256-…`. */
export function cspHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** What may stand in a frame on somebody else's page. */
export interface EmbedPolicy {
  /** Who may frame it, as sources of `frame-ancestors`: `config.embedParents`. */
  readonly parents: string;
  /** Of styles and scripts that stand in the page itself, as `sha256-…`. */
  readonly styleHashes?: readonly string[];
  readonly scriptHashes?: readonly string[];
}

/**
 * Pages that are made to be framed: no cookie is read or set, nothing in them changes anything, no
 * search engine lists them. `cache-control` and `content-type` are the route's.
 */
export function embedHeaders({
  parents,
  styleHashes = [],
  scriptHashes = [],
}: EmbedPolicy): Headers {
  return {
    ...EVERYWHERE,
    ...FOR_ANYBODY,
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${sourcesOf(scriptHashes)}`,
      `style-src ${sourcesOf(styleHashes)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${parents}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join("; "),
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-robots-tag": "noindex",
  };
}

/**
 * Our own pages: scripts, styles and data from here alone, in nobody's frame.
 *
 * @param scriptHashes Of the scripts that stand in the page itself, as `sha256-…`.
 */
export function pageHeaders(scriptHashes: readonly string[]): Headers {
  return {
    ...EVERYWHERE,
    "cache-control": CACHE.revalidate,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${sourcesOf(scriptHashes)}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      // The preview of an embed.
      "frame-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${OFFLINE_POLICY}`,
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
  };
}

function sourcesOf(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
}
