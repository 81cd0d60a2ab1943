import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ProblemError } from "#server/platform/problem-error.ts";

/** Header required for writes. Other origins cannot send it, because no preflight is allowed. */
export const CSRF_HEADER = "x-matchdesk";

/** In bytes. */
const MAX_BODY_SIZE = 64 * 1024;
const READS = new Set(["GET", "HEAD"]);

const limitBody = bodyLimit({
  maxSize: MAX_BODY_SIZE,
  onError: () => {
    throw new ProblemError(
      "too-large",
      `The request body is too large. Send at most ${MAX_BODY_SIZE} bytes.`,
    );
  },
});

/** Rejects writes without the header, from another origin, or with a large body. */
export const rejectUnsafeWrites: MiddlewareHandler = async (c, next) => {
  if (READS.has(c.req.method)) return next();
  if (c.req.header(CSRF_HEADER) !== "1") {
    throw new ProblemError("not-from-here", `A write needs the header ${CSRF_HEADER}: 1.`);
  }
  if (!isSameOrigin(c)) {
    throw new ProblemError("not-from-here", "Writes are only allowed from pages of this server.");
  }
  return limitBody(c, next);
};

/**
 * Returns whether the browser reports a same-origin request. A program that is not a browser sends
 * neither header; it is accepted, because it cannot use another person's cookie.
 */
function isSameOrigin(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const origin = c.req.header("origin");
  if (origin === undefined) return true;
  // A request over HTTP/2 has no such header.
  const host = c.req.header("host") ?? new URL(c.req.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
