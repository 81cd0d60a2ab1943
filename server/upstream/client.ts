import { parseEnvelope } from "#core/wire/envelope.ts";
import type { ListName } from "#core/model/match.ts";
import type { ListDate } from "#server/clock/clock.ts";
import type { ServiceCredential } from "./service-credential.ts";
import { classifyResponse } from "./classify.ts";
import { createFailureResult, type ServiceResult } from "./failure.ts";
import { type AccessToken, parseTokenResponse } from "./access-token.ts";
import type { ServiceCall } from "./service-call.ts";
import type { RawResponse, ServiceRequest, Transport } from "./transport.ts";
import { MINUTE } from "#core/lib/time.ts";

interface CachedToken {
  readonly token: string;
  /** Monotonic time from which a new token is requested, in milliseconds. */
  readonly renewAt: number;
  /** Monotonic expiry, in milliseconds. */
  readonly expiresAt: number;
}

/** How long before its expiry a token is renewed: a fifth of its lifetime, at most a minute. */
const MARGIN = MINUTE;
const MARGIN_SHARE = 0.2;

/** Maximum number of matches in one response of the service (docs/service.md#limits). */
export const LIST_LIMIT = 100;

/** HTTP client of one service with one client's credentials. */
export type UpstreamClient = ReturnType<typeof createUpstreamClient>;

type RequestResult<T> = ServiceResult<T> | { readonly ok: false; readonly invalidToken: true };

const LIST_QUERY: Readonly<Record<ListName, string>> = {
  upcoming: `limit=${LIST_LIMIT}`,
  ended: `ended=true&limit=${LIST_LIMIT}`,
};

/** Creates a client of the service. It sends the secret only to the token endpoint. */
export function createUpstreamClient(deps: {
  readonly credential: ServiceCredential;
  readonly transport: Transport;
  readonly monotonic: () => number;
  /** Called with each new token and its lifetime in milliseconds. Used by the log scrubber. */
  readonly onToken: (token: string, lifetime: number) => void;
  /** Called with the time headers of lists: no other response may set the service clock. */
  readonly onListDate: (date: ListDate) => void;
  /** Called after each request. */
  readonly onCall: (call: ServiceCall) => void;
}) {
  const { credential, transport } = deps;
  const tokens = createTokenCache({ grant: requestToken, monotonic: deps.monotonic });

  async function sendRequest<T>(
    endpoint: ServiceCall["endpoint"],
    request: ServiceRequest,
    parse: (body: unknown) => ServiceResult<T>,
    onParsed: (response: RawResponse) => void = () => {},
  ): Promise<RequestResult<T>> {
    const startedAt = deps.monotonic();
    const response = await transport.send(request);
    const classified = response.ok ? classifyResponse(response.value) : response;
    const parsed = classified.ok ? parse(classified.value) : classified;
    const result = addRequestToMessage(parsed, request);
    if (response.ok && result.ok) onParsed(response.value);
    deps.onCall({
      endpoint,
      outcome: outcomeOf(result),
      duration: deps.monotonic() - startedAt,
    });
    return result;
  }

  async function requestToken(): Promise<ServiceResult<AccessToken>> {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: credential.clientId,
      client_secret: credential.clientSecret,
    });
    const request: ServiceRequest = {
      method: "POST",
      url: `${credential.baseUrl}/token/`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: body.toString(),
    };
    const result = await sendRequest("token", request, parseTokenResponse);
    if ("invalidToken" in result) return createFailureResult("not-the-service");
    if (result.ok) deps.onToken(result.value.token, result.value.lifetime);
    return result;
  }

  /** Requests a list. A rejected token is renewed once; a second rejection is a failure. */
  async function requestList(
    list: ListName,
    isRetry = false,
  ): Promise<ServiceResult<readonly unknown[]>> {
    const token = await tokens.token();
    if (!token.ok) return token;
    const request: ServiceRequest = {
      method: "GET",
      url: `${credential.baseUrl}/matches/?${LIST_QUERY[list]}`,
      headers: { authorization: `Bearer ${token.value}` },
    };
    const result = await sendRequest("matches", request, parseList, ({ header }) =>
      deps.onListDate({ list, date: header("date"), age: header("age") }),
    );
    if (!("invalidToken" in result)) return result;
    tokens.drop(token.value);
    return isRetry ? createFailureResult("token-refused") : requestList(list, true);
  }

  return {
    /** Requests a list of maximum length. Resolves to its raw items; never rejects. */
    fetchList: (name: ListName): Promise<ServiceResult<readonly unknown[]>> => requestList(name),
    /** Closes the connections; requests in progress fail. */
    close: () => transport.close(),
  };
}

function parseList(body: unknown): ServiceResult<readonly unknown[]> {
  const envelope = parseEnvelope(body);
  return envelope.ok ? { ok: true, value: envelope.items } : createFailureResult("not-the-service");
}

/** Adds the request to the message of a failure whose cause may be `UPSTREAM_URL`. */
function addRequestToMessage<T>(
  result: RequestResult<T>,
  { method, url }: ServiceRequest,
): RequestResult<T> {
  if (result.ok || "invalidToken" in result) return result;
  const { failure } = result;
  if (!failure.message.includes("UPSTREAM_URL")) return result;
  const message = `${failure.message} The request was ${method} ${url}; UPSTREAM_URL is its part before /token/ or /matches/.`;
  return { ok: false, failure: { ...failure, message } };
}

function outcomeOf(result: RequestResult<unknown>): ServiceCall["outcome"] {
  if (result.ok) return "ok";
  return "invalidToken" in result ? "token-expired" : result.failure.outcome;
}

/**
 * Creates an empty cache. Concurrent callers share a single token request. Lifetimes are measured
 * by the monotonic clock, so a jump of the machine's time does not affect them.
 */
function createTokenCache(deps: {
  readonly grant: () => Promise<ServiceResult<AccessToken>>;
  readonly monotonic: () => number;
}) {
  let cached: CachedToken | null = null;
  let pending: Promise<ServiceResult<string>> | null = null;

  async function renew(): Promise<ServiceResult<string>> {
    const requestedAt = deps.monotonic();
    const response = await deps.grant();
    if (response.ok) {
      const { token, lifetime } = response.value;
      const expiresAt = requestedAt + lifetime;
      cached = { token, expiresAt, renewAt: expiresAt - Math.min(MARGIN, lifetime * MARGIN_SHARE) };
      return { ok: true, value: token };
    }
    // The old token is still valid if the early renewal failed.
    if (cached !== null && deps.monotonic() < cached.expiresAt)
      return { ok: true, value: cached.token };
    return response;
  }

  return {
    /** Resolves to a valid token. Requests a new one if there is none or it is about to expire. */
    async token(): Promise<ServiceResult<string>> {
      if (cached !== null && deps.monotonic() < cached.renewAt)
        return { ok: true, value: cached.token };
      pending ??= renew().finally(() => {
        pending = null;
      });
      return pending;
    },
    /** Removes a token that the service has rejected, unless it was replaced already. */
    drop(token: string) {
      if (cached?.token === token) cached = null;
    },
  };
}
