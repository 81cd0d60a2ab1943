import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ProblemError } from "#server/platform/errors.ts";

/** The header of every state change. No page of another origin can send it: we allow no preflight. */
export const WRITE_HEADER = "x-matchdesk";

/** What one state change may send, in bytes. */
const LARGEST_BODY = 64 * 1024;
const READS = new Set(["GET", "HEAD"]);

const limitBody = bodyLimit({
  maxSize: LARGEST_BODY,
  onError: () => {
    throw new ProblemError("too-large", `Send at most ${LARGEST_BODY} bytes.`);
  },
});

/** Lets state changes pass that come from a page of ours: header, origin, and a small body. */
export const writeGuard: MiddlewareHandler = async (c, next) => {
  if (READS.has(c.req.method)) return next();
  if (c.req.header(WRITE_HEADER) !== "1") {
    throw new ProblemError("not-from-here", `Send the header ${WRITE_HEADER}: 1.`);
  }
  if (!isSameOrigin(c)) {
    throw new ProblemError("not-from-here", "Only pages of Matchdesk itself may change something.");
  }
  return limitBody(c, next);
};

/**
 * What the browser says of the page that asks. A program that is none says nothing, and carries
 * nobody's cookie but its own.
 */
function isSameOrigin(c: Context): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const origin = c.req.header("origin");
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === c.req.header("host");
}
