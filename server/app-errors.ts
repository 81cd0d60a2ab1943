import type { Context, Hono } from "hono";
import { ArchiveError, isStoreError } from "./archive/database/archive-error.ts";
import type { RequestSecurityRecorder } from "./auth/security-events.ts";
import { createProblemResponse } from "./http/problem.ts";
import { getOrCreateRequestId } from "./http/request-id.ts";
import { prefersPage, type Pages } from "./outlets/pages/page-routes.ts";
import { ProblemError } from "./platform/problem-error.ts";
import type { Logger } from "./platform/logger.ts";

/** Adds the responses to errors and unknown URLs: problems, or a page for browsers. */
export function addErrorHandlers(
  app: Hono,
  deps: {
    readonly logger: Pick<Logger, "debug" | "warn" | "error">;
    readonly events: Pick<RequestSecurityRecorder, "refused">;
    readonly pages: Pick<Pages, "page">;
  },
): void {
  const { logger, events, pages } = deps;
  app.onError((error, c) => {
    if (error instanceof ProblemError) {
      events.refused(c, error);
      return createProblemResponse(error, c.req.path);
    }
    const requestId = getOrCreateRequestId(c);
    if (isBrokenOffByClient(c, error)) {
      logger.debug({ requestId }, "A client broke off its request.");
      return createProblemResponse(
        new ProblemError("bad-parameter", "The request body is incomplete. Send it again."),
        c.req.path,
      );
    }
    if (isStoreError(error)) {
      logger.warn(
        { err: error, requestId },
        "A request failed because the archive cannot be read or written.",
      );
      const problem = new ProblemError(
        "store-failing",
        describeStoreFailingProblem(error, isReadRequest(c)),
      );
      return createProblemResponse(problem, c.req.path);
    }
    logger.error({ err: error, requestId }, "A request failed with an unexpected error.");
    const problem = new ProblemError(
      "broken",
      `Unexpected error. Search the Matchdesk log for request id ${requestId}.`,
    );
    return createProblemResponse(problem, c.req.path);
  });
  app.notFound((c) => {
    if (!isReadRequest(c)) {
      throw new ProblemError("method-not-allowed", "This resource is read-only. Use GET or HEAD.");
    }
    if (prefersPage(c)) return pages.page(404);
    return createProblemResponse(
      new ProblemError("not-found", "Nothing exists at this URL. See /api for the available URLs."),
      c.req.path,
    );
  });
}

/** Returns whether the body could not be read because the client closed the connection. */
function isBrokenOffByClient(c: Context, error: Error): boolean {
  if (!("code" in error)) return false;
  // Over HTTP/2, Node reports the end of the body before that of the request.
  if (error.code === "ABORT_ERR") return true;
  return c.req.raw.signal.aborted && error.code === "ECONNRESET";
}

/** Returns whether a request changes nothing. */
export function isReadRequest(c: Context): boolean {
  return c.req.method === "GET" || c.req.method === "HEAD";
}

/** Formats the detail of the problem `store-failing`: what happened, why, and what to do. */
function describeStoreFailingProblem(error: unknown, isRead: boolean): string {
  const isUnreachable = error instanceof ArchiveError && error.id === "archive-unreachable";
  const cause = isUnreachable ? "The database does not respond" : "The archive cannot be used";
  if (isRead) {
    return `${cause}, so archived data cannot be shown now; try again in a few seconds.`;
  }
  // Without a response, it is unknown whether the database has committed.
  const result = isUnreachable ? "the change may not be stored" : "the change is not stored";
  return `${cause}, so ${result}; reload the page and try again when the attention list no longer shows "Not stored".`;
}
