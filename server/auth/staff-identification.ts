import type { Context } from "hono";
import { isLoopbackHost } from "#server/platform/loopback.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { isLocalRequest } from "#server/platform/peer.ts";
import type { Sessions } from "./sessions.ts";
import type { StaffSignInMethod } from "./sign-in.ts";
import type { Staff, StaffIdentification } from "./staff.ts";

/** Used for all staff if there is no sign-in. */
const ANONYMOUS_STAFF: Staff = { name: "Staff", endsInSeconds: null };

/** Creates the identification of staff for the configured sign-in method. */
export function createStaffIdentification(
  { type }: StaffSignInMethod,
  sessions: Pick<Sessions, "findStaff">,
  proxies: TrustedProxies,
): StaffIdentification {
  switch (type) {
    case "none":
      return (c) => (isLoopback(c, proxies) ? ANONYMOUS_STAFF : null);
    case "off":
      return () => ANONYMOUS_STAFF;
    case "password":
    case "oidc":
      return (c) => sessions.findStaff(c);
  }
}

/**
 * Returns whether a request is from this machine and names a loopback host. Both are required: a
 * foreign page can let its own name resolve to this machine (DNS rebinding), and a foreign client
 * can send `Host: localhost` to a proxy on this machine.
 */
function isLoopback(c: Context, proxies: TrustedProxies): boolean {
  const { hostname } = new URL(c.req.url);
  return isLoopbackHost(hostname) && isLocalRequest(c, proxies);
}
