/**
 * How a call to the Match Data Service ended. A closed set: logs, metrics and pages tell outcomes
 * apart by these ids, and `server/upstream/failure.ts` holds the sentence for each.
 */
export const SERVICE_OUTCOMES = [
  "ok",
  /** Not asked yet. */
  "waiting",
  /** `invalid_client`: it does not accept our id and secret. */
  "client-refused",
  /** `invalid_token` on a token it had just issued. */
  "token-refused",
  /** Another error of its own, said in its error body. */
  "service-error",
  "rate-limited",
  /** HTTP 5xx, or 4xx without an error body. */
  "http-error",
  "redirected",
  /** 204, 206, 304, or nothing where a body must be. */
  "empty-answer",
  /** A body that is no JSON: a web page, another encoding, text cut short. */
  "not-json",
  /** JSON that is no token or no match list. */
  "not-the-service",
  "too-large",
  "host-not-found",
  /** The host's name leads into a private network. */
  "private-address",
  "connection-refused",
  "connection-lost",
  "tls-failed",
  "connect-timeout",
  "answer-timeout",
] as const;

export type ServiceOutcome = (typeof SERVICE_OUTCOMES)[number];
