import type { Context } from "hono";
import { isConfidential } from "#server/platform/peer.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";

/**
 * Rejects a sign-in over plain HTTP (`https-needed`): a browser would not store the session cookie,
 * and others on the network could read the password.
 */
export function requireHttps(c: Context, proxies: TrustedProxies): void {
  if (isConfidential(c, proxies)) return;
  throw new ProblemError(
    "https-needed",
    "Sign-in needs HTTPS. Set TLS_CERT_FILE and TLS_KEY_FILE, or list your HTTPS proxy in TRUSTED_PROXIES.",
  );
}
