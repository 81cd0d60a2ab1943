import type { Instant } from "#core/model/match.ts";
import type { ErrorReply } from "./oauth-error.ts";
import type { ClientStore } from "#server/reference/store/clients.ts";

/** The sites that the token of a request may read, or the error response. */
export type Caller =
  | { readonly ok: true; readonly sites: readonly string[] }
  | { readonly ok: false; readonly refusal: ErrorReply };

/** `Authorization` header of RFC 6750 2.1. The scheme is case-insensitive (RFC 9110 11.1). */
const BEARER = /^bearer +([\w\-.~+/]+=*) *$/i;
const REALM = 'Bearer realm="matches"';

/**
 * Finds the client that owns the token in an `Authorization` header.
 *
 * @param authorization value of the header; `null` if the request has none
 * @param now real time, because tokens do not expire by the replay clock
 */
export async function authenticateCaller(
  authorization: string | null,
  clients: Pick<ClientStore, "findTokenOwner">,
  now: Instant,
): Promise<Caller> {
  // RFC 6750 3.1: a request without a token gets a challenge without an error code.
  if (!/^bearer\b/i.test(authorization ?? "")) {
    return unauthorized("An access token is required: Authorization: Bearer <token>.", REALM);
  }
  const token = BEARER.exec(authorization ?? "")?.[1];
  const owner =
    token === undefined
      ? ({ ok: false, reason: "unknown" } as const)
      : await clients.findTokenOwner(token, now);
  if (owner.ok) return { ok: true, sites: owner.sites };
  const description =
    owner.reason === "expired"
      ? "The access token provided has expired."
      : "The access token provided is invalid.";
  return unauthorized(
    description,
    `${REALM}, error="invalid_token", error_description="${description}"`,
  );
}

function unauthorized(description: string, challenge: string): Caller {
  return {
    ok: false,
    refusal: {
      status: 401,
      error: "invalid_token",
      description,
      headers: { "WWW-Authenticate": challenge },
    },
  };
}
