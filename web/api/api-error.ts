import type { StaffActView } from "#core/contract/staff-act.ts";

/** Error of a request to the Matchdesk server; its id and message come from an RFC 9457 problem. */
export class ApiError extends Error {
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Stable id of the problem, for example `not-found`; `unknown` if the response is no problem. */
  readonly id: string;
  /** Seconds until a retry makes sense; `null` if the response has no `Retry-After`. */
  readonly retryAfter: number | null;

  /** Act of another person that came first; `null` for other problems. */
  readonly later: StaffActView | null;

  constructor(
    status: number,
    id: string,
    detail: string,
    retryAfter: number | null = null,
    later: StaffActView | null = null,
  ) {
    super(detail);
    this.name = "ApiError";
    this.status = status;
    this.id = id;
    this.retryAfter = retryAfter;
    this.later = later;
  }
}

/** Returns whether the response was a 404: a retry would not help. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
