import type { Context, Hono } from "hono";
import { ArchiveError } from "./archive/database/archive-error.ts";
import { storeCause } from "./archive/database/result-code.ts";
import type { RequestEvents } from "./auth/security-events.ts";
import { problemResponse } from "./http/problem.ts";
import { requestIdOf } from "./http/request-id.ts";
import { describeStoreFailure } from "./http/store-failure.ts";
import { type Pages, prefersPage } from "./outlets/pages/page-routes.ts";
import { ProblemError } from "./platform/errors.ts";
import type { Logger } from "./platform/logger.ts";

/** Responds to errors and unknown addresses: with problems, and with a page for browsers. */
export function handleErrors(
  app: Hono,
  deps: {
    readonly logger: Pick<Logger, "warn" | "error">;
    readonly events: Pick<RequestEvents, "refused">;
    readonly pages: Pick<Pages, "page">;
  },
): void {
  const { logger, events, pages } = deps;
  app.onError((error, c) => {
    if (error instanceof ProblemError) {
      events.refused(c, error);
      return problemResponse(error, c.req.path);
    }
    const requestId = requestIdOf(c);
    if (error instanceof ArchiveError || storeCause(error) !== null) {
      logger.warn({ err: error, requestId }, "a request needed the archive, which fails");
      const problem = new ProblemError("store-failing", describeStoreFailure(error, isRead(c)));
      return problemResponse(problem, c.req.path);
    }
    logger.error({ err: error, requestId }, "a request broke");
    const problem = new ProblemError("broken", `Look for ${requestId} in Matchdesk's log.`);
    return problemResponse(problem, c.req.path);
  });
  app.notFound((c) => {
    if (!isRead(c)) throw new ProblemError("method-not-allowed", "Nothing here can be changed.");
    if (prefersPage(c)) return pages.page(404);
    return problemResponse(new ProblemError("not-found", "There is no such address."), c.req.path);
  });
}

/** Returns whether a request changes nothing. */
export function isRead(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}
