import { isLoopbackHost } from "#server/service-credential.ts";
import type { Sessions } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";
import type { Staff, StaffIdentification } from "./staff.ts";

/** Where nobody signs in. */
const EVERYBODY: Staff = { name: "Staff" };

/** Tells staff from everybody else, in the way that is configured. */
export function identifyStaff(
  { type }: SignIn,
  sessions: Pick<Sessions, "find">,
): StaffIdentification {
  switch (type) {
    case "none":
      return loopbackStaff;
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
 * Everybody who reaches this machine by its own name. A page elsewhere may give its own name this
 * machine's address (DNS rebinding) and would then be staff too.
 */
const loopbackStaff: StaffIdentification = (c) => {
  const { hostname } = new URL(c.req.url);
  return isLoopbackHost(hostname) ? EVERYBODY : null;
};
