import type { Configuration, IDToken, UserInfoResponse } from "openid-client";
import { cleanText } from "#core/lib/text.ts";
import type { OidcClient } from "./oidc-client.ts";
import type { Admission } from "./staff.ts";

/** What is remembered of somebody who is at the provider's: only their own browser holds it. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: a stolen code is worth nothing without it. */
  readonly verifier: string;
  /** Path of the page they wanted. */
  readonly to: string;
}

/** Signing in with an OpenID provider: authorization code, PKCE, state and nonce. */
export interface OidcFlow {
  /** Where to send somebody who wants to sign in. */
  begin(to: string): Promise<{ readonly url: string; readonly pending: PendingSignIn }>;
  /**
   * Lets somebody in who came back; null for one who is not on the list.
   *
   * @param query Of the address they came back to.
   * @throws Error of openid-client where the answer is not one to what was asked.
   */
  finish(query: string, pending: PendingSignIn): Promise<Admission | null>;
  /**
   * Returns where a browser signs out at the provider (OpenID Connect RP-Initiated Logout), which
   * then leads it back to the start page; null if the provider has no such address or does not respond.
   */
  findEnd(): Promise<string | null>;
}

type Claims = IDToken | UserInfoResponse;

/** Of one question to the provider, in seconds. */
const PATIENCE = 10;
const LONGEST_NAME = 60;

/** A desk without a provider need not load it. */
const library = () => import("openid-client");

/** A flow that asks the provider nothing before somebody signs in. */
export function createOidcFlow(oidc: OidcClient): OidcFlow {
  let discovered: Promise<Configuration> | null = null;

  const discover = async (): Promise<Configuration> => {
    const { discovery, allowInsecureRequests } = await library();
    const issuer = new URL(oidc.issuer);
    // http: is only taken for this machine (staff-config.ts).
    const execute = issuer.protocol === "http:" ? [allowInsecureRequests] : [];
    const options = { timeout: PATIENCE, execute };
    return discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, options);
  };
  const configuration = (): Promise<Configuration> => {
    discovered ??= discover().catch((error: unknown) => {
      // It may be back for the next one who signs in.
      discovered = null;
      throw error;
    });
    return discovered;
  };

  return {
    begin: async (to) => {
      const client = await library();
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

    finish: async (query, { state, nonce, verifier }) => {
      const client = await library();
      const known = await configuration();
      const tokens = await client.authorizationCodeGrant(
        known,
        new URL(`${oidc.redirectUri}${query}`),
        { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
      );
      const token = tokens.claims();
      if (token === undefined) return null;
      const admission = admissionOf(oidc, token.sub, token);
      if (admission !== null || known.serverMetadata().userinfo_endpoint === undefined) {
        return admission;
      }
      // Many providers tell the e-mail address only there.
      const info = await client.fetchUserInfo(known, tokens.access_token, token.sub);
      return admissionOf(oidc, token.sub, info);
    },

    findEnd: async () => {
      try {
        const known = await configuration();
        if (known.serverMetadata().end_session_endpoint === undefined) return null;
        const { buildEndSessionUrl } = await library();
        const back = `${new URL(oidc.redirectUri).origin}/`;
        return buildEndSessionUrl(known, { post_logout_redirect_uri: back }).href;
      } catch {
        return null;
      }
    },
  };
}

/** An address counts only where the provider vouches for it: anybody could claim another one. */
function admissionOf(oidc: OidcClient, sub: string, claims: Claims): Admission | null {
  const { email, email_verified: isVerified, name } = claims;
  const address = typeof email === "string" && isVerified === true ? email.toLowerCase() : null;
  for (const subject of [`sub:${sub}`, address]) {
    const grounds = subject === null ? null : oidc.groundsOf(subject);
    if (subject === null || grounds === null) continue;
    const said = typeof name === "string" ? cleanText(name, LONGEST_NAME).trim() : "";
    return { subject, grounds, name: said || (address ?? "Staff") };
  }
  return null;
}
