import type { Context } from "hono";
import { isLoopbackHost } from "#server/platform/loopback.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { isFromHere } from "#server/platform/peer.ts";
import type { Sessions } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";
import type { Staff, StaffIdentification } from "./staff.ts";

/** Where nobody signs in. */
const EVERYBODY: Staff = { name: "Staff" };

/** Tells staff from everybody else, in the way that is configured. */
export function identifyStaff(
  { type }: SignIn,
  sessions: Pick<Sessions, "find">,
  proxies: TrustedProxies,
): StaffIdentification {
  switch (type) {
    case "none":
      return (c) => (isLoopback(c, proxies) ? EVERYBODY : null);
    case "off":
      return () => EVERYBODY;
    case "password":
    case "oidc":
      return async (c) => {
        const session = await sessions.find(c);
        return session === null ? null : { name: session.name };
      };
  }
}

/**
 * Whether somebody on this machine calls it by its own name. A page elsewhere may give its own name
 * this machine's address (DNS rebinding), and whoever is elsewhere may say `Host: localhost` to a
 * proxy here: each would be staff if one of the two were enough.
 */
function isLoopback(c: Context, proxies: TrustedProxies): boolean {
  const { hostname } = new URL(c.req.url);
  return isLoopbackHost(hostname) && isFromHere(c, proxies);
}
