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
export interface RequestSecurityRecorder {
  /** Records denied access; ignores other problems. */
  readonly refused: (c: Context, problem: ProblemError) => void;
  /** Records a request for an unknown host. */
  readonly unknownHost: (c: Context) => void;
  /** Records that staff changed a setting. @param setting Kind of the setting, not its value. */
  readonly changed: (c: Context, setting: string) => void;
}

export function createRequestSecurityRecorder(
  record: RecordSecurityEvent,
  proxies: TrustedProxies,
): RequestSecurityRecorder {
  const addressOf = (c: Context): string => getClientAddress(c, proxies);
  return {
    refused: (c, { id }) => {
      if (!GUARDED.test(c.req.path) || !ACCESS_PROBLEMS.has(id)) return;
      record("authz_fail", { address: addressOf(c), reason: id });
    },
    unknownHost: (c) => {
      record("input_validation_fail", { address: addressOf(c), reason: "unknown-host" });
    },
    changed: (c, setting) => {
      record("authz_admin", { address: addressOf(c), user: getRequestStaff(c).name, setting });
    },
  };
}
