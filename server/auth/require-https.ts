import type { Context } from "hono";
import { isSecure } from "#server/platform/peer.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";

/**
 * A browser keeps no session over plain HTTP, and anybody on the way would read the password.
 *
 * @throws ProblemError `https-needed`
 */
export function requireHttps(c: Context, proxies: TrustedProxies): void {
  if (isSecure(c, proxies)) return;
  throw new ProblemError(
    "https-needed",
    "Sign-in needs HTTPS. Set TLS_CERT_FILE and TLS_KEY_FILE, or name the proxy that speaks HTTPS in TRUSTED_PROXIES.",
  );
}
