import { must } from "#core/lib/must.ts";

/** Details of a response, safe to show in a message. */
export interface ResponseDetails {
  /** " (HTTP 503)"; "" if unknown. */
  readonly status: string;
  /** The service's error code, or a note that it is not a known one. */
  readonly code: string;
  readonly contentType: string;
}

/**
 * Failures of a call to the service: an id for logs and pages, a message for the person on duty.
 */
export const SERVICE_FAILURES = [
  failure(
    "client-refused",
    () =>
      "The service rejected the credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
  ),
  failure(
    "token-refused",
    () =>
      "The service rejected the access token it had just issued (invalid_token). Contact its operator.",
  ),
  /** Another error code in the service's error body. */
  failure(
    "service-error",
    ({ code, status }) =>
      `The service returned the error ${code}${status}. Contact its operator if this persists.`,
  ),
  failure(
    "rate-limited",
    () =>
      "The service is rate-limiting Matchdesk (HTTP 429). Retrying later; increase POLL_SECONDS if this persists.",
  ),
  /** HTTP 5xx, or HTTP 4xx without an error body. */
  failure(
    "http-error",
    ({ status }) =>
      `The service failed${status}. Retrying; if this persists, check UPSTREAM_URL or contact its operator.`,
  ),
  /** HTTP 404, 405 or 410 without an error body. */
  failure(
    "wrong-address",
    ({ status }) => `Nothing exists at this address of the service${status}. Check UPSTREAM_URL.`,
  ),
  failure(
    "redirected",
    ({ status }) =>
      `The service responded with a redirect${status}, which Matchdesk does not follow. Check UPSTREAM_URL.`,
  ),
  /** HTTP 204, 206 or 304, or no body although one is required. */
  failure(
    "empty-answer",
    ({ status }) =>
      `The service returned an empty response${status} instead of a list. Contact its operator.`,
  ),
  /** An HTML page, another encoding, or truncated text. */
  failure(
    "not-json",
    ({ contentType, status }) =>
      `The service returned ${contentType} instead of JSON${status}. Check UPSTREAM_URL, or contact its operator.`,
  ),
  /** JSON that is neither a token nor a match list. */
  failure(
    "not-the-service",
    () => "The response is not one of a Match Data Service. Check UPSTREAM_URL.",
  ),
  failure(
    "too-large",
    () => "The response exceeded the size limit and was dropped. Check UPSTREAM_URL.",
  ),
  failure(
    "host-not-found",
    () => "The host name of the service could not be resolved. Check UPSTREAM_URL and DNS.",
  ),
  failure(
    "private-address",
    () =>
      "The host of the service resolves to a private address. Check UPSTREAM_URL, or set ALLOW_INSECURE_UPSTREAM=1.",
  ),
  failure(
    "connection-refused",
    () => "Connection refused by the service. Check UPSTREAM_URL, or wait for it to start.",
  ),
  failure(
    "connection-lost",
    () => "The connection closed before the response was complete. Retrying automatically.",
  ),
  failure(
    "tls-failed",
    () =>
      "TLS connection failed: untrusted certificate, or no TLS. Check UPSTREAM_URL and the system clock.",
  ),
  failure(
    "certificate-expired",
    () =>
      "The service's certificate has expired or is not valid yet. Contact its operator, and check the system clock.",
  ),
  failure(
    "connect-timeout",
    () => "Connecting to the service timed out. Check the network and firewalls.",
  ),
  failure("answer-timeout", () => "The service did not respond in time. Retrying automatically."),
] as const;

export type FailedOutcome = (typeof SERVICE_FAILURES)[number]["outcome"];

export const FAILED_OUTCOMES = SERVICE_FAILURES.map(({ outcome }) => outcome);

/** Every outcome of a call; `waiting` before the first one. */
export const SERVICE_OUTCOMES = ["ok", "waiting", ...FAILED_OUTCOMES] as const;

export type ServiceOutcome = (typeof SERVICE_OUTCOMES)[number];

/** Group of failures for staff: no response, an error, a wrong address, or a response of no use. */
export type FailureGroup = "no-answer" | "error" | "wrong-address" | "unusable";

const FAILURE_GROUPS: Readonly<Record<FailedOutcome, FailureGroup>> = {
  "client-refused": "error",
  "token-refused": "error",
  "service-error": "error",
  "rate-limited": "error",
  "http-error": "error",
  "wrong-address": "wrong-address",
  redirected: "wrong-address",
  "not-the-service": "wrong-address",
  "host-not-found": "wrong-address",
  "private-address": "wrong-address",
  "empty-answer": "unusable",
  "not-json": "unusable",
  "too-large": "unusable",
  "tls-failed": "unusable",
  "certificate-expired": "unusable",
  "connection-refused": "no-answer",
  "connection-lost": "no-answer",
  "connect-timeout": "no-answer",
  "answer-timeout": "no-answer",
};

/** Returns the group of a failure. */
export function getFailureGroup(outcome: FailedOutcome): FailureGroup {
  return FAILURE_GROUPS[outcome];
}

const MESSAGES = new Map(SERVICE_FAILURES.map(({ outcome, describe }) => [outcome, describe]));

/** Returns cause and instruction of a failure as one or two English sentences. */
export function describeServiceFailure(outcome: FailedOutcome, details: ResponseDetails): string {
  return must(MESSAGES.get(outcome), "every failure has a message")(details);
}

function failure<const O extends string>(
  outcome: O,
  describe: (details: ResponseDetails) => string,
) {
  return { outcome, describe };
}
