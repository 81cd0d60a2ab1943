import { failureResult, type Result } from "./failure.ts";
import { parseRetryAfter } from "./retry-after.ts";
import type { RawAnswer } from "./transport.ts";

/** What an answer is, before anybody looks for a token or a list in it. */
export type Classified =
  | Result<unknown>
  /** The token expired, or is not known any more: worth one new token. */
  | { readonly ok: false; readonly invalidToken: true };

/** No answer of the service nests deeper than a match's `best_of_params.lower`. */
const DEEPEST = 64;

/**
 * Judges an answer. The body speaks first: an object with a string `error` is an error whatever the
 * HTTP status (docs/service.md#errors); the status decides only where the body does not.
 *
 * @returns the parsed body, not trusted in any way, or why there is none.
 */
export function classify(answer: RawAnswer): Classified {
  const { status } = answer;
  if (status === 204 || status === 205 || status === 206 || status === 304) {
    return failureResult("empty-answer", { status });
  }
  if (status >= 300 && status < 400) return failureResult("redirected", { status });
  const body = parseJson(answer.text);
  const code = errorCodeOf(body);
  const retryAfter = parseRetryAfter(answer.header("retry-after"), answer.header("date"));
  if (code === "invalid_token") return { ok: false, invalidToken: true };
  if (code === "invalid_client") return failureResult("client-refused", { retryAfter });
  if (status === 429) return failureResult("rate-limited", { retryAfter });
  if (status >= 500) return failureResult("http-error", { status, retryAfter });
  if (code !== null) return failureResult("service-error", { status, code, retryAfter });
  if (status === 401 && challengesToken(answer)) return { ok: false, invalidToken: true };
  if (status >= 400) return failureResult("http-error", { status, retryAfter });
  if (answer.text.trim() === "") return failureResult("empty-answer", { status });
  if (body === undefined) {
    return failureResult("not-json", { status, contentType: answer.header("content-type") ?? "" });
  }
  return { ok: true, value: body };
}

/** The value of a JSON text; undefined where it is none, or nested beyond any use. */
function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // V8 quotes the text in its message: it must not travel on.
    return undefined;
  }
}

/** Deep nesting parses, and breaks whoever walks it later. Braces inside names count too: no harm. */
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
      if (depth > DEEPEST) return true;
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

/** RFC 6750, 3: some services say `invalid_token` in this header alone. */
function challengesToken(answer: RawAnswer): boolean {
  const challenge = answer.header("www-authenticate") ?? "";
  return /^bearer\b/i.test(challenge) && !/error="?(?!invalid_token)\w/i.test(challenge);
}
