import { describeServiceFailure, type FailedOutcome } from "#core/model/service-outcome.ts";

/** Why a call to the service gave nothing to use. Holds no text of the service but its error code. */
export interface Failure {
  readonly outcome: FailedOutcome;
  /** What happened and what to do next, for the person on duty. */
  readonly message: string;
  /** How long the service asks to be left alone, in milliseconds; null when it does not say. */
  readonly retryAfter: number | null;
}

export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** What of an answer may stand in a message. */
export interface FailureInput {
  readonly status?: number;
  readonly contentType?: string;
  /** The service's error code. */
  readonly code?: string;
  readonly retryAfter?: number | null;
}

/** Content types worth naming: what proxies, login pages and broken services send. */
const KNOWN_TYPES = new Set([
  "application/json",
  "application/octet-stream",
  "application/xhtml+xml",
  "application/xml",
  "text/html",
  "text/plain",
  "text/xml",
]);

/** The failure of one outcome, with its sentence. */
export function failureResult(
  outcome: FailedOutcome,
  facts: FailureInput = {},
): { readonly ok: false; readonly failure: Failure } {
  const message = messageOf(outcome, facts);
  return { ok: false, failure: { outcome, message, retryAfter: facts.retryAfter ?? null } };
}

function messageOf(outcome: FailedOutcome, { status, code, contentType }: FailureInput): string {
  return describeServiceFailure(outcome, {
    status: status === undefined ? "" : ` (HTTP ${status})`,
    code: nameCode(code),
    contentType: nameType(contentType),
  });
}

/**
 * The only text of the service that is ever shown: what an error code looks like (RFC 6749, 5.2, and
 * every code in use), so that neither a token nor a secret that is thrown back passes for one.
 */
function nameCode(code: string | undefined): string {
  return code !== undefined && /^[a-z_]{1,40}$/.test(code) ? code : "with an unusual code";
}

function nameType(contentType: string | undefined): string {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "") return "something without a content type";
  return KNOWN_TYPES.has(type) ? type : "something of an unusual content type";
}
