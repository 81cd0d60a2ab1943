import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createClockRoutes } from "./clock-routes.ts";
import { createErrorResponse, type ErrorReply, createInvalidRequestError } from "./oauth-error.ts";
import type { ReplayClock } from "./replay-clock.ts";
import type { ClientStore } from "#server/reference/store/clients.ts";
import type { ListQuery, MatchStore } from "#server/reference/store/matches.ts";
import { createTokenAttemptLimit } from "./token-attempt-limit.ts";
import { createInvalidClientError, parseTokenRequest } from "./token-request.ts";
import type { Instant } from "#core/model/match.ts";

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
  const callerOf = (c: Context): Promise<Caller> =>
    authenticateCaller(c.req.header("Authorization") ?? null, clients, realNow());

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
    const caller = await callerOf(c);
    return caller.ok
      ? c.json({ data: { message: "Hello you!" } })
      : createErrorResponse(caller.refusal);
  });
  app.all("/hello", () => createErrorResponse(notAllowed("GET, HEAD")));

  app.get("/matches", async (c) => {
    const caller = await callerOf(c);
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

/** Returns the remote address; "" if the request has no connection, as in tests. */
function remoteAddressOf(c: Context<{ Bindings?: Partial<HttpBindings> }>): string {
  return c.env?.incoming?.socket.remoteAddress ?? "";
}

/** The sites that the token of a request may read, or the error response. */
type Caller =
  | { readonly ok: true; readonly sites: readonly string[] }
  | { readonly ok: false; readonly refusal: ErrorReply };

/** `Authorization` header of RFC 6750 2.1. The scheme is case-insensitive (RFC 9110 11.1). */
const BEARER = /^bearer +([\w\-.~+/]+=*) *$/i;
const REALM = 'Bearer realm="matches"';

/**
 * Finds the client that owns the token in an `Authorization` header (`null` if there is none).
 * `now` is real time, because tokens do not expire by the replay clock.
 */
async function authenticateCaller(
  authorization: string | null,
  clients: Pick<ClientStore, "findTokenOwner">,
  now: Instant,
): Promise<Caller> {
  // RFC 6750 3.1: a request without a token gets a challenge without an error code.
  if (!/^bearer\b/i.test(authorization ?? "")) {
    return unauthorized("An access token is required: Authorization: Bearer <token>.", REALM);
  }
  const token = BEARER.exec(authorization ?? "")?.[1];
  const owner =
    token === undefined
      ? ({ ok: false, reason: "unknown" } as const)
      : await clients.findTokenOwner(token, now);
  if (owner.ok) return { ok: true, sites: owner.sites };
  const description =
    owner.reason === "expired"
      ? "The access token provided has expired."
      : "The access token provided is invalid.";
  return unauthorized(
    description,
    `${REALM}, error="invalid_token", error_description="${description}"`,
  );
}

function unauthorized(description: string, challenge: string): Caller {
  return {
    ok: false,
    refusal: {
      status: 401,
      error: "invalid_token",
      description,
      headers: { "WWW-Authenticate": challenge },
    },
  };
}

/** The parsed query, or the error response. */
type ParsedListRequest =
  | { readonly ok: true; readonly request: Pick<ListQuery, "ended" | "limit"> }
  | { readonly ok: false; readonly refusal: ErrorReply };

const DEFAULT_LIMIT = 20;
const WHOLE_FROM_1_TO_100 = /^(100|[1-9]\d?)$/;

/**
 * Parses the query of `GET /matches/`. Of `ended` the document says "any value, […] its presence
 * selects", so `ended=false`, `ended=0` and a bare `ended` all select the ended list.
 */
function parseListRequest(query: URLSearchParams): ParsedListRequest {
  const limits = query.getAll("limit");
  if (limits.length > 1 || query.getAll("ended").length > 1) {
    return invalidQuery("A parameter is given more than once.");
  }
  const [limit = `${DEFAULT_LIMIT}`] = limits;
  if (!WHOLE_FROM_1_TO_100.test(limit)) {
    return invalidQuery("The parameter limit must be a whole number from 1 to 100.");
  }
  return { ok: true, request: { ended: query.has("ended"), limit: Number(limit) } };
}

function invalidQuery(description: string): ParsedListRequest {
  return { ok: false, refusal: createInvalidRequestError(description) };
}
