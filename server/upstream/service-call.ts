import type { FailedOutcome } from "#core/model/service-outcome.ts";

/** Operations of the service that Matchdesk uses. */
export const ENDPOINTS = ["token", "matches"] as const;

/** One request to the service and how it ended, for counting. */
export interface ServiceCall {
  readonly endpoint: (typeof ENDPOINTS)[number];
  /** `token-expired` is no failure yet: the call is repeated with a new token. */
  readonly outcome: "ok" | "token-expired" | FailedOutcome;
  /** Milliseconds; an immediate repeat after a broken connection counts with the request it repeats. */
  readonly duration: number;
}
