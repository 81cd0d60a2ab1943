import { isLoopbackHost } from "#server/service-credential.ts";
import type { Staff, StaffIdentification } from "./staff.ts";

const EVERYBODY: Staff = { name: "Staff" };

/**
 * Without sign-in everybody is staff who reaches this machine by its own name. A page elsewhere may
 * give its own name this machine's address (DNS rebinding) and would then be staff too.
 */
export const loopbackStaff: StaffIdentification = (c) => {
  const { hostname } = new URL(c.req.url);
  return isLoopbackHost(hostname) ? EVERYBODY : null;
};

/** `STAFF_AUTH=off`: whoever runs Matchdesk lets everybody who reaches it be staff. */
export const everybodyIsStaff: StaffIdentification = () => EVERYBODY;
