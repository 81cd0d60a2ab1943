import { badRequest, type Refusal } from "./oauth-error.ts";

/** What a token request asks for, once its form is right; its credentials are still to be verified. */
export interface TokenRequest {
  readonly clientId: string;
  readonly clientSecret: string;
  /** True when the credentials came by HTTP Basic: RFC 6749 5.2 then wants a challenge on refusal. */
  readonly byBasic: boolean;
}

export type ParsedTokenRequest =
  | { readonly ok: true; readonly request: TokenRequest }
  | { readonly ok: false; readonly refusal: Refusal };

type Credentials = Pick<TokenRequest, "clientId" | "clientSecret">;

const BASIC_CHALLENGE = { "WWW-Authenticate": 'Basic realm="token", charset="UTF-8"' };

/**
 * Reads `POST /token/` as RFC 6749 has it: credentials in the form (docs/service.md#access-tokens) or
 * by HTTP Basic (section 2.3.1), never both; no parameter twice; empty ones count as left out.
 *
 * @param authorization the header, null when there is none
 */
export function parseTokenRequest(
  contentType: string | null,
  authorization: string | null,
  body: string,
): ParsedTokenRequest {
  const mediaType = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  if (mediaType !== "application/x-www-form-urlencoded") {
    return no(badRequest("The content type must be application/x-www-form-urlencoded."));
  }
  const form = new URLSearchParams(body);
  const repeated = [...form.keys()].find((name) => form.getAll(name).length > 1);
  if (repeated !== undefined) {
    return no(badRequest(`The parameter ${quote(repeated)} is given more than once.`));
  }
  const grantType = form.get("grant_type") ?? "";
  if (grantType === "") return no(badRequest("The parameter grant_type is missing."));
  if (grantType !== "client_credentials") {
    return no({
      status: 400,
      error: "unsupported_grant_type",
      description: 'The parameter grant_type must be "client_credentials".',
    });
  }
  const scope = form.get("scope") ?? "";
  if (scope !== "" && scope !== "basic") {
    return no({ status: 400, error: "invalid_scope", description: 'The only scope is "basic".' });
  }
  return authorization === null ? fromForm(form) : fromBasic(authorization, form);
}

/** 401 `invalid_client`, with a challenge for those who came by HTTP Basic. */
export function invalidClient(byBasic: boolean): Refusal {
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
  // RFC 6749 5.2: "no client authentication included" is invalid_client, half of it is a bad request.
  if (clientId === "" && clientSecret === "") return no(invalidClient(false));
  if (clientId === "") return no(badRequest("The parameter client_id is missing."));
  if (clientSecret === "") return no(badRequest("The parameter client_secret is missing."));
  return { ok: true, request: { clientId, clientSecret, byBasic: false } };
}

function fromBasic(authorization: string, form: URLSearchParams): ParsedTokenRequest {
  if (form.has("client_secret")) {
    return no(badRequest("The client authenticates twice: in the form and by HTTP Basic."));
  }
  const credentials = readBasic(authorization);
  if (credentials === null) return no(invalidClient(true));
  const named = form.get("client_id") ?? "";
  if (named !== "" && named !== credentials.clientId) {
    return no(badRequest("The parameter client_id names another client than HTTP Basic."));
  }
  return { ok: true, request: { ...credentials, byBasic: true } };
}

/** RFC 6749 2.3.1: both halves are form-urlencoded before they are joined. */
function readBasic(authorization: string): Credentials | null {
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

function no(refusal: Refusal): ParsedTokenRequest {
  return { ok: false, refusal };
}

/** Names from outside come back in error texts: short, and without what could break a line. */
function quote(name: string): string {
  return JSON.stringify(name.slice(0, 40));
}
