import type { ServiceOutcome } from "#core/model/service-outcome.ts";

export type FailedOutcome = Exclude<ServiceOutcome, "ok" | "waiting">;

/** Why a call to the service gave nothing to use. Holds no text of the service but its error code. */
export interface Failure {
  readonly outcome: FailedOutcome;
  /** What happened and what to do next, for the person on duty. */
  readonly message: string;
  /** How long the service asks to be left alone, in milliseconds; null when it does not say. */
  readonly retryAfter: number | null;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** What of an answer may stand in a message. */
export interface FailureFacts {
  readonly status?: number;
  readonly contentType?: string;
  /** The service's error code. */
  readonly code?: string;
  readonly retryAfter?: number | null;
}

/** Content types worth naming: what proxies, login pages and broken services send. */
const KNOWN_TYPES = new Set([
  "application/json",
  "application/octet-stream",
  "application/xhtml+xml",
  "application/xml",
  "text/html",
  "text/plain",
  "text/xml",
]);

/** The failure of one outcome, with its sentence. */
export function failed(
  outcome: FailedOutcome,
  facts: FailureFacts = {},
): { readonly ok: false; readonly failure: Failure } {
  const message = messageOf(outcome, facts);
  return { ok: false, failure: { outcome, message, retryAfter: facts.retryAfter ?? null } };
}

function messageOf(outcome: FailedOutcome, facts: FailureFacts): string {
  const status = facts.status === undefined ? "" : ` (HTTP ${facts.status})`;
  switch (outcome) {
    case "client-refused":
      return "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.";
    case "token-refused":
      return "The service refuses the token it has just issued (invalid_token). Tell whoever runs the service.";
    case "service-error":
      return `The service answers the error ${nameCode(facts.code)}${status}. Tell whoever runs the service.`;
    case "rate-limited":
      return "The service asks to be called less often (HTTP 429). It is left alone for a while; a larger POLL_SECONDS helps.";
    case "http-error":
      return `The service fails${status}. Nothing to do here but wait; tell whoever runs it.`;
    case "redirected":
      return `The service sends us elsewhere${status}, which is not followed. Check UPSTREAM_URL.`;
    case "empty-answer":
      return `The service answers nothing${status} where a list must be. Tell whoever runs it.`;
    case "not-json":
      return `The service answers ${nameType(facts.contentType)} that is no JSON${status}. Check UPSTREAM_URL, or tell whoever runs it.`;
    case "not-the-service":
      return "The answer is not what a Match Data Service sends. Check that UPSTREAM_URL leads to one.";
    case "too-large":
      return "The answer is larger than a match list can be, and was dropped. Check UPSTREAM_URL.";
    case "host-not-found":
      return "The host of the service is not known here. Check UPSTREAM_URL and this machine's DNS.";
    case "private-address":
      return "The host of the service leads into a private network. Check UPSTREAM_URL, or set ALLOW_INSECURE_UPSTREAM=1.";
    case "connection-refused":
      return "Nobody listens at the service's address. Check UPSTREAM_URL, or wait for the service to start.";
    case "connection-lost":
      return "The connection to the service broke before its answer was whole. It is tried again by itself.";
    case "tls-failed":
      return "The service's certificate is not to be trusted, or it does not speak TLS. Check UPSTREAM_URL and this machine's time.";
    case "connect-timeout":
      return "The service cannot be reached in time. Check this machine's network, or a firewall on the way.";
    case "answer-timeout":
      return "The service takes too long to answer. It is tried again by itself.";
  }
}

/**
 * The only text of the service that is ever shown: what an error code looks like (RFC 6749, 5.2, and
 * every code in use), so that neither a token nor a secret that is thrown back passes for one.
 */
function nameCode(code: string | undefined): string {
  return code !== undefined && /^[a-z_]{1,40}$/.test(code) ? code : "with an unusual code";
}

function nameType(contentType: string | undefined): string {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "") return "something without a content type";
  return KNOWN_TYPES.has(type) ? type : "something of an unusual content type";
}
