import { createFailureResult, type ServiceResult } from "./failure.ts";
import type { RawResponse } from "./transport.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";

/** Longest pause that is respected, in milliseconds: the service may recover earlier. */
const MAX_PAUSE = 15 * MINUTE;

/** Result of classifying a response: its parsed body, or a failure. */
export type ClassifiedResponse =
  | ServiceResult<unknown>
  /** The service rejected the token: it may have expired, so a new one should be requested. */
  | { readonly ok: false; readonly invalidToken: true };

/** Maximum nesting of a response. The deepest member is a match's `best_of_params.lower`. */
const MAX_DEPTH = 64;

/**
 * Classifies a response. A body with a string `error` is an error for any HTTP status
 * (docs/service.md#errors), also for 200; any other body is parsed but not validated.
 */
export function classifyResponse(response: RawResponse): ClassifiedResponse {
  const { status } = response;
  if (status === 204 || status === 205 || status === 206 || status === 304) {
    return createFailureResult("empty-answer", { status });
  }
  if (status >= 300 && status < 400) return createFailureResult("redirected", { status });
  const body = parseJson(response.text);
  const code = errorCodeOf(body);
  const retryAfter = parseRetryAfter(response.header("retry-after"), response.header("date"));
  if (code === "invalid_token") return { ok: false, invalidToken: true };
  if (code === "invalid_client") return createFailureResult("client-refused", { retryAfter });
  if (status === 429) return createFailureResult("rate-limited", { retryAfter });
  if (status >= 500) return createFailureResult("http-error", { status, retryAfter });
  if (code !== null) return createFailureResult("service-error", { status, code, retryAfter });
  if (status === 401 && isTokenChallenge(response)) return { ok: false, invalidToken: true };
  if (status === 404 || status === 405 || status === 410) {
    return createFailureResult("wrong-address", { status, retryAfter });
  }
  if (status >= 400) return createFailureResult("http-error", { status, retryAfter });
  if (response.text.trim() === "") return createFailureResult("empty-answer", { status });
  if (body === undefined) {
    return createFailureResult("not-json", {
      status,
      contentType: response.header("content-type") ?? "",
    });
  }
  return { ok: true, value: body };
}

/** Parses JSON text; returns `undefined` if it is invalid or nested too deeply. */
function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Drops the error, because V8 quotes the text in its message.
    return undefined;
  }
}

/** Returns whether JSON text is nested too deeply for recursive code. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

function errorCodeOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("error" in body)) return null;
  return typeof body.error === "string" ? body.error : null;
}

/** Returns whether `WWW-Authenticate` rejects the token, maybe without a code (RFC 6750, 3). */
function isTokenChallenge(response: RawResponse): boolean {
  const challenge = response.header("www-authenticate") ?? "";
  return /^bearer\b/i.test(challenge) && !/error="?(?!invalid_token)\w/i.test(challenge);
}

/**
 * Parses `Retry-After` (RFC 9110, 10.2.3): whole seconds, or a date, counted from the header
 * `Date`. Returns milliseconds, at most 15 minutes; `null` if the header is missing or invalid.
 */
function parseRetryAfter(value: string | null, date: string | null): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,15}$/.test(text)) return Math.min(Number(text) * SECOND, MAX_PAUSE);
  const until = Date.parse(text);
  const from = Date.parse(date ?? "");
  if (Number.isNaN(until) || Number.isNaN(from)) return null;
  return Math.min(Math.max(until - from, 0), MAX_PAUSE);
}
