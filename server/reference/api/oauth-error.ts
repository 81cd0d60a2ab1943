/** Error codes of RFC 6749 5.2 and RFC 6750 3.1. The last five are not in these RFCs. */
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

/** An error response: the document's Error body, with status and headers. */
export interface ErrorReply {
  readonly status: number;
  readonly error: ErrorCode;
  /** Human-readable sentence. */
  readonly description: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a 400 `invalid_request` error. */
export function createInvalidRequestError(description: string): ErrorReply {
  return { status: 400, error: "invalid_request", description };
}

export function createErrorResponse({
  status,
  error,
  description,
  headers = {},
}: ErrorReply): Response {
  return Response.json({ error, error_description: description }, { status, headers });
}
