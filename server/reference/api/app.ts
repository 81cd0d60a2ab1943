import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { authenticateCaller } from "./bearer.ts";
import { createClockRoutes } from "./clock-routes.ts";
import { parseListRequest } from "./list-request.ts";
import { createErrorResponse, type ErrorReply } from "./oauth-error.ts";
import type { ReplayClock } from "./replay-clock.ts";
import type { ClientStore } from "#server/reference/store/clients.ts";
import type { MatchStore } from "#server/reference/store/matches.ts";
import { createTokenAttemptLimit } from "./token-attempt-limit.ts";
import { createInvalidClientError, parseTokenRequest } from "./token-request.ts";

/** Dependencies of the reference service. */
export interface ReferenceDeps {
  readonly clients: Pick<ClientStore, "verify" | "issueToken" | "findTokenOwner">;
  readonly matches: Pick<MatchStore, "list">;
  /** Current time of the replayed events; also sent as the `Date` header of every response. */
  readonly clock: ReplayClock;
  /** Real time in milliseconds. Tokens expire by it, independently of the replay clock. */
  readonly realNow: () => number;
  /** Lifetime of a new access token, in seconds. */
  readonly tokenSeconds: number;
  /** Whether `GET /clock` and `PUT /clock` exist, for requests from this machine. */
  readonly clockControl: boolean;
  /** Called with every unexpected error. Clients receive a general message instead. */
  readonly onError: (error: Error) => void;
}

const TOO_LARGE: ErrorReply = {
  status: 413,
  error: "invalid_request",
  description: "The form is too large.",
};
const limitBody = bodyLimit({ maxSize: 16 * 1024, onError: () => createErrorResponse(TOO_LARGE) });
const NOT_FOUND: ErrorReply = {
  status: 404,
  error: "not_found",
  description: "Supported requests: POST /token/, GET /hello/, GET /matches/.",
};
const BROKEN: ErrorReply = {
  status: 500,
  error: "server_error",
  description: "Internal error. See the log of the service.",
};

/**
 * Creates the Match Data Service of docs/service.md. Details that the document does not specify
 * follow RFC 6749 and RFC 6750.
 */
export function createReferenceApp(deps: ReferenceDeps): Hono {
  const { clients, matches, clock, realNow, tokenSeconds } = deps;
  const attempts = createTokenAttemptLimit();
  const app = new Hono({ strict: false });

  app.use(async (c, next) => {
    await next();
    c.header("Date", new Date(clock.now()).toUTCString());
    c.header("Cache-Control", "no-store");
  });
  app.notFound(() => createErrorResponse(NOT_FOUND));
  app.onError((error) => {
    deps.onError(error);
    return createErrorResponse(BROKEN);
  });

  app.post("/token", limitBody, async (c) => {
    const contentType = c.req.header("Content-Type") ?? null;
    const authorization = c.req.header("Authorization") ?? null;
    const parsed = parseTokenRequest(contentType, authorization, await c.req.text());
    if (!parsed.ok) return createErrorResponse(parsed.refusal);
    const { clientId, clientSecret, byBasic } = parsed.request;
    const address = remoteAddressOf(c);
    const tooMany = await attempts.count(clientId, address);
    if (tooMany !== null) return createErrorResponse(tooMany);
    if (!(await clients.verify(clientId, clientSecret)))
      return createErrorResponse(createInvalidClientError(byBasic));
    await attempts.forgive(clientId, address);
    const token = await clients.issueToken(clientId, realNow(), tokenSeconds);
    return c.json(
      { access_token: token, expires_in: tokenSeconds, token_type: "Bearer", scope: "basic" },
      200,
      { Pragma: "no-cache" },
    );
  });
  app.all("/token", () => createErrorResponse(notAllowed("POST")));

  app.get("/hello", async (c) => {
    const caller = await authenticateCaller(
      c.req.header("Authorization") ?? null,
      clients,
      realNow(),
    );
    return caller.ok
      ? c.json({ data: { message: "Hello you!" } })
      : createErrorResponse(caller.refusal);
  });
  app.all("/hello", () => createErrorResponse(notAllowed("GET, HEAD")));

  app.get("/matches", async (c) => {
    const caller = await authenticateCaller(
      c.req.header("Authorization") ?? null,
      clients,
      realNow(),
    );
    if (!caller.ok) return createErrorResponse(caller.refusal);
    const parsed = parseListRequest(new URL(c.req.url).searchParams);
    if (!parsed.ok) return createErrorResponse(parsed.refusal);
    const query = { ...parsed.request, sites: caller.sites, now: clock.now() };
    return c.json({ object: "matches", data: await matches.list(query) });
  });
  app.all("/matches", () => createErrorResponse(notAllowed("GET, HEAD")));

  if (deps.clockControl) app.route("/", createClockRoutes(clock));
  return app;
}

function notAllowed(allowed: string): ErrorReply {
  return {
    status: 405,
    error: "method_not_allowed",
    description: `This URL supports only ${allowed}.`,
    headers: { Allow: allowed },
  };
}

/**
 * Returns the remote address of the connection; "" if the request has no connection, as in tests.
 */
function remoteAddressOf(c: Context<{ Bindings?: Partial<HttpBindings> }>): string {
  return c.env?.incoming?.socket.remoteAddress ?? "";
}
