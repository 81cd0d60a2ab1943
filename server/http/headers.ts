import { createHash } from "node:crypto";
import { OFFLINE_POLICY } from "#core/lib/trusted-types.ts";

/** Headers by class of route: what a browser may do with an answer. Values never come from outside. */
export type Headers = Readonly<Record<string, string>>;

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
  "cache-control": "no-cache",
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

/**
 * What is the same for everybody. A cache in front asks us once a second at most, hands out what it
 * has while it asks, and goes on with that for an hour where nobody here answers. Browsers keep
 * nothing without asking: the dashboard says so again in its requests, for what a cache may do with
 * stale answers holds for theirs too.
 */
export const PUBLIC_CACHING: Headers = {
  "cache-control": "public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=3600",
};

/** The public API as it is at the moment. */
export const PUBLIC_HEADERS: Headers = { ...SHARED_HEADERS, ...PUBLIC_CACHING };

/** What only staff see, or whoever runs Matchdesk: no copy of it anywhere. */
export const DESK_HEADERS: Headers = { ...RESOURCE_HEADERS, "cache-control": "no-store" };

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
    "cache-control": "no-cache",
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
