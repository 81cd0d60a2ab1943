import { must } from "#core/lib/must.ts";

/** Parts of a response that are safe to show in a message. */
export interface ResponseDetails {
  /** " (HTTP 503)"; "" if it is not known. */
  readonly status: string;
  /** The service's error code, or that it is unusual. */
  readonly code: string;
  readonly contentType: string;
}

/**
 * How a call to the Match Data Service may fail: an id for logs, metrics and pages, and what happened
 * and what to do next, for the person on duty.
 */
export const SERVICE_FAILURES = [
  failure(
    "client-refused",
    () =>
      "The service refuses our credentials (invalid_client). Check CLIENT_ID and CLIENT_SECRET.",
  ),
  failure(
    "token-refused",
    () =>
      "The service refuses the token it has just issued (invalid_token). Tell whoever runs the service.",
  ),
  /** Another error of its own, in its error body. */
  failure(
    "service-error",
    ({ code, status }) =>
      `The service answers the error ${code}${status}. Tell whoever runs the service.`,
  ),
  failure(
    "rate-limited",
    () =>
      "The service asks to be called less often (HTTP 429). It is left alone for a while; a larger POLL_SECONDS helps.",
  ),
  /** HTTP 5xx, or 4xx without an error body. */
  failure(
    "http-error",
    ({ status }) =>
      `The service fails${status}. Nothing to do here but wait; tell whoever runs it.`,
  ),
  failure(
    "redirected",
    ({ status }) =>
      `The service sends us elsewhere${status}, which is not followed. Check UPSTREAM_URL.`,
  ),
  /** 204, 206, 304, or no body where one is required. */
  failure(
    "empty-answer",
    ({ status }) =>
      `The service answers nothing${status} where a list must be. Tell whoever runs it.`,
  ),
  /** A web page, another encoding, truncated text. */
  failure(
    "not-json",
    ({ contentType, status }) =>
      `The service answers ${contentType} that is no JSON${status}. Check UPSTREAM_URL, or tell whoever runs it.`,
  ),
  /** JSON that is no token or no match list. */
  failure(
    "not-the-service",
    () =>
      "The answer is not what a Match Data Service sends. Check that UPSTREAM_URL leads to one.",
  ),
  failure(
    "too-large",
    () => "The answer is larger than a match list can be, and was dropped. Check UPSTREAM_URL.",
  ),
  failure(
    "host-not-found",
    () => "The host of the service is not known here. Check UPSTREAM_URL and this machine's DNS.",
  ),
  failure(
    "private-address",
    () =>
      "The host of the service leads into a private network. Check UPSTREAM_URL, or set ALLOW_INSECURE_UPSTREAM=1.",
  ),
  failure(
    "connection-refused",
    () =>
      "Nobody listens at the service's address. Check UPSTREAM_URL, or wait for the service to start.",
  ),
  failure(
    "connection-lost",
    () =>
      "The connection to the service broke before its answer was whole. It is tried again by itself.",
  ),
  failure(
    "tls-failed",
    () =>
      "The service's certificate is not to be trusted, or it does not speak TLS. Check UPSTREAM_URL and this machine's time.",
  ),
  failure(
    "connect-timeout",
    () =>
      "The service cannot be reached in time. Check this machine's network, or a firewall on the way.",
  ),
  failure(
    "answer-timeout",
    () => "The service takes too long to answer. It is tried again by itself.",
  ),
] as const;

/** Id of a failure. */
export type FailedOutcome = (typeof SERVICE_FAILURES)[number]["outcome"];

/** Every outcome of a call; `waiting` before the first one. */
export const SERVICE_OUTCOMES = [
  "ok",
  "waiting",
  ...SERVICE_FAILURES.map(({ outcome }) => outcome),
] as const;

export type ServiceOutcome = (typeof SERVICE_OUTCOMES)[number];

const MESSAGES = new Map(SERVICE_FAILURES.map(({ outcome, describe }) => [outcome, describe]));

/** Describes a failure in one or two English sentences. */
export function describeServiceFailure(outcome: FailedOutcome, details: ResponseDetails): string {
  return must(MESSAGES.get(outcome), "every failure has a message")(details);
}

function failure<const O extends string>(
  outcome: O,
  describe: (details: ResponseDetails) => string,
) {
  return { outcome, describe };
}
