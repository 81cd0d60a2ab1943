import { describeServiceFailure, type FailedOutcome } from "#core/model/service-outcome.ts";

/** A failed call to the service. Contains no text of the service except its error code. */
export interface ServiceFailure {
  readonly outcome: FailedOutcome;
  /** English sentence: the failure and what to do. */
  readonly message: string;
  /** Pause requested with `Retry-After`, in milliseconds; `null` if none was requested. */
  readonly retryAfter: number | null;
}

/** The value of a call, or its failure. */
export type ServiceResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: ServiceFailure };

/** Details of a response that a failure and its message may contain. */
export interface FailureInput {
  readonly status?: number;
  readonly contentType?: string;
  /** The service's error code. */
  readonly code?: string;
  readonly retryAfter?: number | null;
}

/** Content types that messages name: those of proxies, login pages and broken services. */
const KNOWN_TYPES = new Set([
  "application/json",
  "application/octet-stream",
  "application/xhtml+xml",
  "application/xml",
  "text/html",
  "text/plain",
  "text/xml",
]);

/** Creates the failure of an outcome, with its message. */
export function createFailureResult(
  outcome: FailedOutcome,
  input: FailureInput = {},
): { readonly ok: false; readonly failure: ServiceFailure } {
  const message = messageOf(outcome, input);
  return { ok: false, failure: { outcome, message, retryAfter: input.retryAfter ?? null } };
}

function messageOf(outcome: FailedOutcome, { status, code, contentType }: FailureInput): string {
  return describeServiceFailure(outcome, {
    status: status === undefined ? "" : ` (HTTP ${status})`,
    code: nameCode(code),
    contentType: nameType(contentType),
  });
}

/**
 * Returns the service's error code for a message if it has the form of one (RFC 6749, 5.2), so that
 * a message never contains a returned token or secret. No other text of the service is shown.
 */
function nameCode(code: string | undefined): string {
  return code !== undefined && /^[a-z_]{1,40}$/.test(code) ? code : "with an unknown code";
}

function nameType(contentType: string | undefined): string {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "") return "content without a type";
  return KNOWN_TYPES.has(type) ? type : "content of an unknown type";
}
