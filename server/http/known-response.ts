import type { IncomingMessage, ServerResponse } from "node:http";
import { type CachedResponse, createResponseHeaders, matchesEntityTag } from "./cached-response.ts";
import { chooseEncoding } from "./encoding.ts";
import type { HeadersOf } from "./data-age-headers.ts";
import type { ResponseHeaders } from "./headers.ts";
import type { RateLimit } from "./rate-limit.ts";
import type { ResponseCache } from "./response-cache.ts";

/**
 * Sends the response to a request if it is known without the routes, or `sendOther` if it exceeds
 * the rate limit. Returns whether it did; if not, nothing was done.
 */
export type SendKnownResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  sendOther: () => void,
) => boolean;

/**
 * Creates a function that sends responses which the routes sent before for the same host and target.
 * It is several times as fast as the routes, because it creates no `Request` and no `Response`.
 */
export function createKnownResponses(deps: {
  readonly cache: Pick<ResponseCache<object>, "findKnown">;
  readonly headers: HeadersOf;
  readonly limit: Pick<RateLimit, "count">;
  /** Called for every request to which a response is sent. */
  readonly onKnown: () => void;
}): SendKnownResponse {
  const { cache, headers, limit, onKnown } = deps;
  return (request, response, sendOther) => {
    const entry = cache.findKnown(request);
    if (entry === undefined) return false;
    const known = select(entry, request, headers(entry));
    if (known === null) return false;
    onKnown();
    const address = request.socket.remoteAddress ?? "";
    void limit
      .count(address, getForwardedFor(request))
      .then((wait) =>
        wait === null
          ? response.writeHead(known.status, known.headers).end(known.body)
          : sendOther(),
      );
    return true;
  };
}

/** Selects status, headers and body; `null` if the body is not available in that encoding yet. */
function select(
  entry: CachedResponse,
  { headers: sent }: IncomingMessage,
  policy: ResponseHeaders,
): {
  readonly status: number;
  readonly headers: ResponseHeaders;
  readonly body?: Uint8Array;
} | null {
  const encoding = chooseEncoding(sent["accept-encoding"], entry.length);
  const whole = createResponseHeaders(entry, encoding, policy);
  if (matchesEntityTag(sent["if-none-match"], entry)) {
    return { status: 304, headers: whole.headers };
  }
  const body = entry.bodies.get(encoding);
  if (body === undefined) return null;
  whole.withLength ??= { ...whole.headers, "content-length": String(body.length) };
  return { status: entry.status, headers: whole.withLength, body };
}

function getForwardedFor({ headers }: IncomingMessage): string | undefined {
  const value = headers["x-forwarded-for"];
  return Array.isArray(value) ? value.join(", ") : value;
}
