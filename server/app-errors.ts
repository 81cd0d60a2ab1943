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

/** Adds the responses to errors and unknown URLs: problems, or a page for browsers. */
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
      logger.warn(
        { err: error, requestId },
        "A request failed because the archive cannot be read or written.",
      );
      const problem = new ProblemError(
        "store-failing",
        describeStoreFailure(error, isReadRequest(c)),
      );
      return problemResponse(problem, c.req.path);
    }
    logger.error({ err: error, requestId }, "A request failed with an unexpected error.");
    const problem = new ProblemError(
      "broken",
      `Unexpected error. Search the Matchdesk log for request id ${requestId}.`,
    );
    return problemResponse(problem, c.req.path);
  });
  app.notFound((c) => {
    if (!isReadRequest(c)) {
      throw new ProblemError("method-not-allowed", "This resource is read-only. Use GET or HEAD.");
    }
    if (prefersPage(c)) return pages.page(404);
    return problemResponse(
      new ProblemError("not-found", "Nothing exists at this URL. See /api for the available URLs."),
      c.req.path,
    );
  });
}

/** Returns whether a request changes nothing. */
export function isReadRequest(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}
