/** Every way our own API says no. Ids are stable: clients and pages tell problems apart by them. */
const PROBLEMS = {
  "bad-parameter": { status: 400, title: "A parameter cannot be used" },
  "wrong-password": { status: 401, title: "Not signed in" },
  "sign-in-needed": { status: 401, title: "Sign in first" },
  "https-needed": { status: 403, title: "Sign-in needs HTTPS" },
  "not-from-here": { status: 403, title: "Not from a page of Matchdesk" },
  "not-found": { status: 404, title: "Nothing at this address" },
  "method-not-allowed": { status: 405, title: "This address is for reading only" },
  "unknown-host": { status: 421, title: "Unknown host name" },
  "too-large": { status: 413, title: "Too much was sent" },
  "too-many-attempts": { status: 429, title: "Too many attempts" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  broken: { status: 500, title: "Matchdesk failed" },
  "not-implemented": { status: 501, title: "Not in this form" },
  "too-many-streams": { status: 503, title: "No more live updates" },
  busy: { status: 503, title: "Too much to do at once" },
  "store-failing": { status: 503, title: "The archive cannot be read or written" },
  "no-answer-yet": { status: 503, title: "The service has not answered yet" },
} as const;

export type ProblemId = keyof typeof PROBLEMS;

/** Thrown by routes; becomes a problem+json answer (RFC 9457). `detail` says what to do next. */
export class ProblemError extends Error {
  readonly id: ProblemId;
  /** Seconds after which it is worth asking again; null where the answer's kind says so. */
  readonly retryAfter: number | null;

  constructor(id: ProblemId, detail: string, retryAfter: number | null = null) {
    super(detail);
    this.id = id;
    this.retryAfter = retryAfter;
  }

  get status(): (typeof PROBLEMS)[ProblemId]["status"] {
    return PROBLEMS[this.id].status;
  }

  get title(): string {
    return PROBLEMS[this.id].title;
  }
}
