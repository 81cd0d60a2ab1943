/** Headers by class of route: what a browser may do with an answer. Values never come from outside. */
export type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
};

/** JSON and files: nothing in them may run or load anything, should a browser ever show them. */
export const RESOURCE_HEADERS: Headers = {
  ...EVERYWHERE,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

/** Pictures for anybody's page: they may style themselves, and nothing else. */
export const IMAGE_HEADERS: Headers = {
  ...EVERYWHERE,
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
};

/**
 * What is the same for everybody. A cache in front asks us once a second at most, hands out what it
 * has while it asks, and goes on with that for an hour where nobody here answers. Browsers keep
 * nothing without asking: the dashboard says so again in its requests, for what a cache may do with
 * stale answers holds for theirs too.
 */
export const PUBLIC_HEADERS: Headers = {
  ...RESOURCE_HEADERS,
  "cache-control": "public, max-age=0, s-maxage=1, stale-while-revalidate=4, stale-if-error=3600",
};

/** What only staff see: no copy of it anywhere. */
export const DESK_HEADERS: Headers = { ...RESOURCE_HEADERS, "cache-control": "no-store" };

/**
 * Our own pages: scripts, styles and data from here alone, in nobody's frame.
 *
 * @param scriptHashes Of the scripts that stand in the page itself, as `sha256-…`.
 */
export function pageHeaders(scriptHashes: readonly string[]): Headers {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  return {
    ...EVERYWHERE,
    "cache-control": "no-cache",
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      `script-src ${scripts}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join("; "),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-frame-options": "DENY",
  };
}
