import { MAX_STAFF_NAME } from "#core/lib/input-limits.ts";
import type { Configuration, IDToken, UserInfoResponse } from "openid-client";
import { cleanText } from "#core/lib/text.ts";
import type { Logger } from "#server/platform/logger.ts";
import { describeOidcFailure } from "./oidc-failure.ts";
import type { OidcRegistration } from "./oidc-registration.ts";
import type { Admission } from "./staff.ts";

/** State of a sign-in in progress, stored only in a cookie of the browser. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier, without which a stolen authorization code is useless. */
  readonly verifier: string;
  /** Path of the page to open after the sign-in. */
  readonly to: string;
}

/** Sign-in with an OpenID provider: authorization code flow with PKCE, state and nonce. */
export type OidcFlow = ReturnType<typeof createOidcFlow>;

type Claims = IDToken | UserInfoResponse;

/** Timeout of a request to the provider, in seconds. */
const REQUEST_TIMEOUT = 10;

/** Loads openid-client when it is needed, because most servers do not need it. */
const loadLibrary = () => import("openid-client");

/** Creates a flow. It sends no request to the provider before the first sign-in. */
export function createOidcFlow(oidc: OidcRegistration) {
  let discovered: Promise<Configuration> | null = null;

  const configuration = (): Promise<Configuration> => {
    discovered ??= discover(oidc).catch((error: unknown) => {
      // The next sign-in tries again.
      discovered = null;
      throw error;
    });
    return discovered;
  };

  return {
    /** Starts a sign-in. Returns the provider's URL, and the state to store in the browser. */
    begin: async (
      to: string,
    ): Promise<{ readonly url: string; readonly pending: PendingSignIn }> => {
      const client = await loadLibrary();
      const pending: PendingSignIn = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        to,
      };
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: oidc.redirectUri,
        scope: "openid email profile",
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, pending };
    },

    /**
     * Completes a sign-in by the query of the callback URL; `null` if the user is not on the staff
     * list. Rejects with an error of openid-client if the response does not belong to `pending`.
     */
    finish: async (
      query: string,
      { state, nonce, verifier }: PendingSignIn,
    ): Promise<Admission | null> => {
      const client = await loadLibrary();
      const provider = await configuration();
      const tokens = await client.authorizationCodeGrant(
        provider,
        new URL(`${oidc.redirectUri}${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
      );
      const token = tokens.claims();
      if (token === undefined) return null;
      const admission = admissionOf(oidc, token.sub, token);
      if (admission !== null || provider.serverMetadata().userinfo_endpoint === undefined) {
        return admission;
      }
      // Many providers return the e-mail address only from this endpoint.
      const info = await client.fetchUserInfo(provider, tokens.access_token, token.sub);
      return admissionOf(oidc, token.sub, info);
    },

    /**
     * Returns the URL for signing out at the provider (OpenID Connect RP-Initiated Logout), which
     * then redirects to the start page; `null` if the provider has no such URL or does not respond.
     */
    findEnd: async (): Promise<string | null> => {
      try {
        const provider = await configuration();
        if (provider.serverMetadata().end_session_endpoint === undefined) return null;
        const { buildEndSessionUrl } = await loadLibrary();
        const back = `${new URL(oidc.redirectUri).origin}/`;
        return buildEndSessionUrl(provider, { post_logout_redirect_uri: back }).href;
      } catch {
        return null;
      }
    },
  };
}

/** Logs a warning if staff cannot sign in because the provider cannot be used now. */
export async function warnIfProviderFails(
  oidc: OidcRegistration,
  logger: Pick<Logger, "warn">,
): Promise<void> {
  try {
    await discover(oidc);
  } catch (error) {
    const cause = describeOidcFailure(error);
    logger.warn(
      {},
      `OIDC_ISSUER: ${oidc.issuer} cannot be used as an OpenID provider (${cause}), so staff cannot sign in. Check the URL, the provider and the network; each sign-in tries again, without a restart.`,
    );
  }
}

/** Requests the provider's addresses and keys. */
async function discover(oidc: OidcRegistration): Promise<Configuration> {
  const { discovery, allowInsecureRequests } = await loadLibrary();
  const issuer = new URL(oidc.issuer);
  // staff-config.ts accepts http: only for this machine.
  const execute = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
  const options = { timeout: REQUEST_TIMEOUT, execute };
  return discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, options);
}

/**
 * Returns the admission of a user on the staff list; `null` for others. An unverified e-mail
 * address is ignored, because a user could enter any address.
 */
function admissionOf(oidc: OidcRegistration, sub: string, claims: Claims): Admission | null {
  const { email, email_verified: isVerified, name } = claims;
  const address = typeof email === "string" && isVerified === true ? email.toLowerCase() : null;
  for (const subject of [`sub:${sub}`, address]) {
    const grounds = subject === null ? null : oidc.groundsOf(subject);
    if (subject === null || grounds === null) continue;
    const displayName = typeof name === "string" ? cleanText(name, MAX_STAFF_NAME).trim() : "";
    return { subject, grounds, name: displayName || (address ?? "Staff") };
  }
  return null;
}
