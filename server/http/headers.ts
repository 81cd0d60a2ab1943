import { createHash } from "node:crypto";
import {
  EVENTS_TRUSTED_TYPES_POLICY,
  OFFLINE_TRUSTED_TYPES_POLICY,
} from "#core/lib/trusted-types.ts";

/** All values of `cache-control`: how long browsers and shared caches may use a response. */
export const CACHE_CONTROL = {
  /** Data for staff and administrators, and responses that are only valid for one request. */
  never: "no-store",
  /** Browsers revalidate before each use. */
  revalidate: "no-cache",
  /** Same as `revalidate`, but shared caches must not store the response. */
  revalidatePrivately: "private, no-cache",
  /** Event streams: proxies must not compress or buffer them. */
  stream: "no-cache, no-transform",
  /**
   * Responses that are the same for every viewer. A shared cache revalidates at most once a second,
   * serves its copy meanwhile, and serves it for an hour if this server does not respond. Browsers
   * revalidate before each use; the dashboard also requests that explicitly, because the directives
   * for stale responses apply to browser caches too.
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
  /** Message images for brackets that do not exist. */
  missingImage: "public, max-age=30, stale-while-revalidate=60",
  /** Link preview images. */
  linkPreview: "public, max-age=60, stale-while-revalidate=60",
} as const;

/** Response headers. Values never contain external data. */
export type ResponseHeaders = Readonly<Record<string, string>>;

const COMMON_HEADERS: ResponseHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

/** For JSON and files of this server: they run and load nothing, and no other site reads them. */
export const RESOURCE_HEADERS: ResponseHeaders = {
  ...COMMON_HEADERS,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

/**
 * For every response over HTTPS: makes browsers use only HTTPS for 180 days. Not for subdomains,
 * because other servers may run there. Browsers ignore it on plain HTTP and for IP addresses.
 */
export const HTTPS_HEADERS: ResponseHeaders = {
  "strict-transport-security": `max-age=${180 * 24 * 60 * 60}`,
};

/** Age of the oldest data in a response in seconds, because a viewer's clock may be wrong. */
export const DATA_AGE_HEADER = "matchdesk-data-age";

/** Header with the service's time, in milliseconds since the epoch, from which embeds count. */
export const NOW_HEADER = "matchdesk-now";

/** Header with the site of that data, percent-encoded, if other data in the response is current. */
export const DATA_SITE_HEADER = "matchdesk-data-site";

/** Headers that scripts of other sites may read, besides those that browsers always show them. */
const EXPOSED_HEADERS = [
  "age",
  "allow",
  "content-disposition",
  "date",
  "etag",
  DATA_AGE_HEADER,
  NOW_HEADER,
  DATA_SITE_HEADER,
  "ratelimit",
  "ratelimit-policy",
  "retry-after",
].join(", ");

/** For responses that every site may read, without the viewer's cookies. */
const CROSS_ORIGIN: ResponseHeaders = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": EXPOSED_HEADERS,
  "cross-origin-resource-policy": "cross-origin",
};

/** For workers, whose requests their own policy restricts, not that of their page. */
export const WORKER_HEADERS: ResponseHeaders = {
  ...COMMON_HEADERS,
  "cache-control": CACHE_CONTROL.revalidate,
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** For images, which every site may show. They may contain styles, but nothing active. */
export const IMAGE_HEADERS: ResponseHeaders = {
  ...COMMON_HEADERS,
  ...CROSS_ORIGIN,
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** For the public API with any caching: data that every site may read. */
export const CROSS_ORIGIN_HEADERS: ResponseHeaders = {
  ...RESOURCE_HEADERS,
  ...CROSS_ORIGIN,
};

/** Caching of public data: see `CACHE.public`. */
export const PUBLIC_CACHE_HEADERS: ResponseHeaders = { "cache-control": CACHE_CONTROL.public };

/** For the public API with the caching of public data. */
export const PUBLIC_API_HEADERS: ResponseHeaders = {
  ...CROSS_ORIGIN_HEADERS,
  ...PUBLIC_CACHE_HEADERS,
};

/** For responses to staff and administrators, which no cache may store. */
export const NO_STORE_HEADERS: ResponseHeaders = {
  ...RESOURCE_HEADERS,
  "cache-control": CACHE_CONTROL.never,
};

/** Returns the policy source `sha256-…` that allows an inline style or script with this text. */
export function createCspHash(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * Returns the headers of a page that other sites may frame. It uses no cookies, changes no data and
 * is not indexed. The route adds `cache-control` and `content-type`.
 */
export function createEmbedHeaders(policy: {
  /** Allowed parents as sources of `frame-ancestors`: `config.embedParents`. */
  readonly parents: string;
  /** Hashes of inline styles, as `sha256-…`. */
  readonly styleHashes?: readonly string[];
  /** Hashes of inline scripts, as `sha256-…`. */
  readonly scriptHashes?: readonly string[];
  /** Whether the page registers the service worker. */
  readonly hasServiceWorker?: boolean;
}): ResponseHeaders {
  const { parents, styleHashes = [], scriptHashes = [], hasServiceWorker = false } = policy;
  return {
    ...COMMON_HEADERS,
    ...CROSS_ORIGIN,
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${sourcesOf(scriptHashes)}`,
      `style-src ${sourcesOf(styleHashes)}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      `frame-ancestors ${parents}`,
      "require-trusted-types-for 'script'",
      `trusted-types ${EVENTS_TRUSTED_TYPES_POLICY}${hasServiceWorker ? ` ${OFFLINE_TRUSTED_TYPES_POLICY}` : ""}`,
    ].join("; "),
    // Otherwise a cross-origin isolated page could not frame it.
    "cross-origin-embedder-policy": "require-corp",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-robots-tag": "noindex",
  };
}

/**
 * Returns the headers of the dashboard's pages: no framing, and scripts, styles and data from this
 * server only. `scriptHashes` are those of inline scripts, as `sha256-…`.
 */
export function createDashboardHeaders(scriptHashes: readonly string[]): ResponseHeaders {
  return {
    ...COMMON_HEADERS,
    "cache-control": CACHE_CONTROL.revalidate,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${sourcesOf(scriptHashes)}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      // For the preview of an embed.
      "frame-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${OFFLINE_TRUSTED_TYPES_POLICY} ${EVENTS_TRUSTED_TYPES_POLICY}`,
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
