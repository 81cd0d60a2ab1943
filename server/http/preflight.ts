import type { ResponseHeaders } from "./headers.ts";

/** Methods of everything that other sites may read. */
export const READ_METHODS = "GET, HEAD, OPTIONS";

/**
 * Request headers that a script of another site may set: those that routes read, and those that
 * HTTP clients set on every request. Browsers send others, such as `Accept-Encoding`, by themselves.
 */
const REQUEST_HEADERS = [
  "Accept",
  "Accept-Language",
  "Cache-Control",
  "Content-Type",
  "If-Modified-Since",
  "If-None-Match",
  "Last-Event-ID",
  "Pragma",
  "X-Request-Id",
  "X-Requested-With",
].join(", ");

/** Seconds for which a browser may use a preflight response; Chromium uses at most 7,200. */
const MAX_AGE = 86_400;

/** Paths that every site may request, and whose problems every site may therefore read. */
const SHARED =
  /^\/(api\/v1\/(?!(desk|session)(\/|$))|openapi\.json$|oembed$|(brackets|cards|calendar|embed|overlay|wall|flags)(\/|$)|(widget|screen)\.|embed-)/;

const PREFLIGHT_HEADERS: ResponseHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": READ_METHODS,
  "access-control-allow-headers": REQUEST_HEADERS,
  "access-control-max-age": String(MAX_AGE),
  allow: READ_METHODS,
};

/** Returns whether every site may read the response at a path. */
export function isSharedPath(path: string): boolean {
  return SHARED.test(path);
}

/**
 * Creates the response to `OPTIONS` at a path that every site may read. It is the same for every
 * method and header, and for missing and hidden resources.
 */
export function createPreflightResponse(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
}
