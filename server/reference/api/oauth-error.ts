/** RFC 6749 5.2 and RFC 6750 3.1; the last four are our own, where neither has a code. */
export type ErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_scope"
  | "unsupported_grant_type"
  | "invalid_token"
  | "access_denied"
  | "too_many_requests"
  | "not_found"
  | "method_not_allowed"
  | "server_error";

/** An answer that says no: the document's Error body, with its status and headers. */
export interface Refusal {
  readonly status: number;
  readonly error: ErrorCode;
  /** A sentence for people. */
  readonly description: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** 400 `invalid_request`. */
export function badRequest(description: string): Refusal {
  return { status: 400, error: "invalid_request", description };
}

/** The refusal as a response. */
export function refuse({ status, error, description, headers = {} }: Refusal): Response {
  return Response.json({ error, error_description: description }, { status, headers });
}
