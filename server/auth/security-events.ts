import type { Context } from "hono";
import { getClientAddress } from "#server/platform/peer.ts";
import { getRequestStaff } from "./staff.ts";
import type { ProblemError, ProblemId } from "#server/platform/problem-error.ts";
import type { RecordSecurityEvent } from "#server/platform/security-log.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";

/** Problems that mean denied access. Recorded on the staff and session routes. */
const ACCESS_PROBLEMS: ReadonlySet<ProblemId> = new Set([
  "sign-in-needed",
  "https-needed",
  "not-from-here",
]);
const GUARDED = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Records security events of requests with the client's address. */
export type RequestSecurityRecorder = ReturnType<typeof createRequestSecurityRecorder>;

export function createRequestSecurityRecorder(
  record: RecordSecurityEvent,
  proxies: TrustedProxies,
) {
  const addressOf = (c: Context): string => getClientAddress(c, proxies);
  return {
    /** Records denied access; ignores other problems. */
    refused: (c: Context, { id }: ProblemError) => {
      if (!GUARDED.test(c.req.path) || !ACCESS_PROBLEMS.has(id)) return;
      record("authz_fail", { address: addressOf(c), reason: id });
    },
    unknownHost: (c: Context) => {
      record("input_validation_fail", { address: addressOf(c), reason: "unknown-host" });
    },
    /** Records that staff changed a setting. @param setting Kind of the setting, not its value. */
    changed: (c: Context, setting: string) => {
      record("authz_admin", { address: addressOf(c), user: getRequestStaff(c).name, setting });
    },
  };
}
