import { createInvalidRequestError, type ErrorReply } from "./oauth-error.ts";

/** A well-formed token request whose credentials are not yet verified. */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether they were sent by HTTP Basic: a failure then requires a challenge (RFC 6749 5.2). */
  readonly byBasic: boolean;
}

/** The parsed token request, or the error response. */
export type ParsedTokenRequest =
  | { readonly ok: true; readonly request: TokenRequest }
  | { readonly ok: false; readonly refusal: ErrorReply };

type Credentials = Pick<TokenRequest, "clientId" | "clientSecret">;

const BASIC_CHALLENGE = { "WWW-Authenticate": 'Basic realm="token", charset="UTF-8"' };

/**
 * Parses `POST /token/` according to RFC 6749: credentials in the form
 * (docs/service.md#access-tokens) or by HTTP Basic (section 2.3.1, `null` without the header), but
 * not both. A repeated parameter is an error; an empty one counts as missing.
 */
export function parseTokenRequest(
  contentType: string | null,
  authorization: string | null,
  body: string,
): ParsedTokenRequest {
  const mediaType = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  if (mediaType !== "application/x-www-form-urlencoded") {
    return failure(
      createInvalidRequestError("The content type must be application/x-www-form-urlencoded."),
    );
  }
  const form = new URLSearchParams(body);
  const repeated = [...form.keys()].find((name) => form.getAll(name).length > 1);
  if (repeated !== undefined) {
    return failure(
      createInvalidRequestError(`The parameter ${quote(repeated)} is given more than once.`),
    );
  }
  const grantType = form.get("grant_type") ?? "";
  if (grantType === "")
    return failure(createInvalidRequestError("The parameter grant_type is missing."));
  if (grantType !== "client_credentials") {
    return failure({
      status: 400,
      error: "unsupported_grant_type",
      description: 'The parameter grant_type must be "client_credentials".',
    });
  }
  const scope = form.get("scope") ?? "";
  if (scope !== "" && scope !== "basic") {
    return failure({
      status: 400,
      error: "invalid_scope",
      description: 'The only scope is "basic".',
    });
  }
  return authorization === null ? fromForm(form) : fromBasic(authorization, form);
}

/** Returns a 401 `invalid_client` error, with a challenge if the client used HTTP Basic. */
export function createInvalidClientError(byBasic: boolean): ErrorReply {
  return {
    status: 401,
    error: "invalid_client",
    description: "The client credentials are invalid.",
    ...(byBasic ? { headers: BASIC_CHALLENGE } : {}),
  };
}

function fromForm(form: URLSearchParams): ParsedTokenRequest {
  const clientId = form.get("client_id") ?? "";
  const clientSecret = form.get("client_secret") ?? "";
  // RFC 6749 5.2: "no client authentication included" is invalid_client; if only one of the two is
  // missing, the request is malformed.
  if (clientId === "" && clientSecret === "") return failure(createInvalidClientError(false));
  if (clientId === "")
    return failure(createInvalidRequestError("The parameter client_id is missing."));
  if (clientSecret === "")
    return failure(createInvalidRequestError("The parameter client_secret is missing."));
  return { ok: true, request: { clientId, clientSecret, byBasic: false } };
}

function fromBasic(authorization: string, form: URLSearchParams): ParsedTokenRequest {
  if (form.has("client_secret")) {
    return failure(
      createInvalidRequestError("The client sent credentials both in the form and by HTTP Basic."),
    );
  }
  const credentials = parseBasic(authorization);
  if (credentials === null) return failure(createInvalidClientError(true));
  const formClientId = form.get("client_id") ?? "";
  if (formClientId !== "" && formClientId !== credentials.clientId) {
    return failure(
      createInvalidRequestError("The parameter client_id differs from the client of HTTP Basic."),
    );
  }
  return { ok: true, request: { ...credentials, byBasic: true } };
}

/**
 * Parses a Basic `Authorization` header; `null` if it is invalid. RFC 6749 2.3.1: id and secret are
 * each form-urlencoded before they are joined.
 */
function parseBasic(authorization: string): Credentials | null {
  const encoded = /^basic +([a-z\d+/]+=*) *$/i.exec(authorization)?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  const clientId = decodeForm(text.slice(0, Math.max(colon, 0)));
  const clientSecret = decodeForm(text.slice(colon + 1));
  return clientId === null || clientId === "" || clientSecret === null
    ? null
    : { clientId, clientSecret };
}

function decodeForm(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return null;
  }
}

function failure(refusal: ErrorReply): ParsedTokenRequest {
  return { ok: false, refusal };
}

/** Quotes a parameter name for an error text: truncated, with control characters escaped. */
function quote(name: string): string {
  return JSON.stringify(name.slice(0, 40));
}
