/** All problems of the API. Ids are stable, because clients distinguish problems by them. */
const PROBLEMS = {
  "bad-parameter": { status: 400, title: "Invalid parameter" },
  "wrong-password": { status: 401, title: "Wrong name or password" },
  "sign-in-needed": { status: 401, title: "Sign-in required" },
  "https-needed": { status: 403, title: "Sign-in needs HTTPS" },
  "not-from-here": { status: 403, title: "Cross-site request rejected" },
  "not-found": { status: 404, title: "Not found" },
  "already-changed": { status: 409, title: "Changed by another person" },
  "method-not-allowed": { status: 405, title: "Method not allowed" },
  "unknown-host": { status: 421, title: "Unknown host name" },
  "too-large": { status: 413, title: "Request body too large" },
  "too-many-attempts": { status: 429, title: "Too many attempts" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  broken: { status: 500, title: "Internal server error" },
  "not-implemented": { status: 501, title: "Format not supported" },
  "too-many-streams": { status: 503, title: "Too many event streams" },
  busy: { status: 503, title: "Server busy" },
  "store-failing": { status: 503, title: "The archive cannot be read or written" },
  "no-answer-yet": { status: 503, title: "No data yet" },
} as const;

export type ProblemId = keyof typeof PROBLEMS;

/** Thrown by routes; becomes a problem+json response (RFC 9457). `detail` contains what to do. */
export class ProblemError extends Error {
  readonly id: ProblemId;
  /** Seconds until a retry makes sense; `null` to use the default for the status. */
  readonly retryAfter: number | null;
  /** Further members of the response. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    id: ProblemId,
    detail: string,
    retryAfter: number | null = null,
    members: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail);
    this.id = id;
    this.retryAfter = retryAfter;
    this.members = members;
  }

  get status(): (typeof PROBLEMS)[ProblemId]["status"] {
    return PROBLEMS[this.id].status;
  }

  get title(): string {
    return PROBLEMS[this.id].title;
  }
}
