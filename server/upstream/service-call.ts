import type { FailedOutcome } from "#core/model/service-outcome.ts";

/** Operations of the service that Matchdesk uses. */
export const ENDPOINTS = ["token", "matches"] as const;

/** One request to the service and its outcome, for metrics. */
export interface ServiceCall {
  readonly endpoint: (typeof ENDPOINTS)[number];
  /** `token-expired` if the token was rejected; the request is then repeated with a new token. */
  readonly outcome: "ok" | "token-expired" | FailedOutcome;
  /** Milliseconds, including an immediate repeat after a broken connection. */
  readonly duration: number;
}
