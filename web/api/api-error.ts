/** An answer of our server that is no data, after RFC 9457. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable id, e.g. `match_not_found`. */
  readonly id: string;
  /** Seconds after which it is worth trying again; null where the answer does not say. */
  readonly retryAfter: number | null;

  constructor(status: number, id: string, detail: string, retryAfter: number | null = null) {
    super(detail);
    this.name = "ApiError";
    this.status = status;
    this.id = id;
    this.retryAfter = retryAfter;
  }
}

/** Whether an error says that the thing asked for is not there: asking again changes nothing. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
