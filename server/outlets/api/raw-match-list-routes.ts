import { type Context, Hono, type MiddlewareHandler } from "hono";
import type { Publication } from "#server/ingest/source/publication.ts";
import { CACHE_CONTROL, RESOURCE_HEADERS } from "#server/http/headers.ts";
import { type Pages, prefersPage } from "#server/outlets/pages/page-routes.ts";

const DEFAULT_LIMIT = 20;
const INTEGER_1_TO_100 = /^(100|[1-9]\d?)$/;

/**
 * Creates the route `GET /matches`, which reproduces the service's own list from its last response,
 * with the same parameters, envelope and errors (docs/service.md). Only for staff, because the list
 * contains staff flags. A browser gets the web page of this URL instead.
 */
export function createRawMatchListRoutes(deps: {
  readonly publication: () => Publication;
  readonly pages: Pick<Pages, "page">;
  /** Sets `c.var.staff`. */
  readonly know: MiddlewareHandler;
}): Hono {
  const serveList = async (c: Context): Promise<Response> => {
    if (prefersPage(c)) {
      const page = await deps.pages.page();
      page.headers.set("vary", "Accept");
      page.headers.set("cache-control", CACHE_CONTROL.never);
      return page;
    }
    if (c.var.staff === null) {
      return respondError(401, "access_denied", "This list is for staff. Sign in at /sign-in.");
    }
    const { world, sentLists } = deps.publication();
    if (world === null) {
      return respondError(
        503,
        "temporarily_unavailable",
        "No data from the service yet. Retry in a moment.",
      );
    }
    const limits = c.req.queries("limit") ?? [];
    if (limits.length > 1 || (c.req.queries("ended") ?? []).length > 1) {
      return respondError(400, "invalid_request", "A parameter is given more than once.");
    }
    const [limit = `${DEFAULT_LIMIT}`] = limits;
    if (!INTEGER_1_TO_100.test(limit)) {
      const description = "The parameter limit must be a whole number from 1 to 100.";
      return respondError(400, "invalid_request", description);
    }
    const list = c.req.query("ended") === undefined ? sentLists.upcoming : sentLists.ended;
    return respond(200, { object: "matches", data: list.slice(0, Number(limit)) });
  };
  return new Hono().get("/matches", deps.know, serveList);
}

function respondError(status: 400 | 401 | 503, error: string, description: string): Response {
  return respond(status, { error, error_description: description });
}

function respond(status: number, body: unknown): Response {
  const headers = {
    ...RESOURCE_HEADERS,
    "content-type": "application/json",
    "cache-control": CACHE_CONTROL.never,
    vary: "Accept",
  };
  return new Response(JSON.stringify(body), { status, headers });
}
