import type { Context } from "hono";
import { clientOf } from "#server/platform/peer.ts";
import { staffOf } from "./staff.ts";
import type { ProblemError, ProblemId } from "#server/platform/errors.ts";
import type { RecordSecurityEvent } from "#server/platform/security-log.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";

/** Problems that are refusals of access, at the addresses of staff and of sign-in. */
const REFUSALS: ReadonlySet<ProblemId> = new Set([
  "sign-in-needed",
  "https-needed",
  "not-from-here",
]);
const GUARDED = /^\/api\/v1\/(desk|session)(\/|$)/;

/** Security events of requests, with the client's address. */
export interface RequestEvents {
  /** Records a refusal of access; other problems are no security event. */
  readonly refused: (c: Context, problem: ProblemError) => void;
  readonly unknownHost: (c: Context) => void;
  /** Records that the staff member of the request changed a setting, by the kind of the setting. */
  readonly changed: (c: Context, setting: string) => void;
}

/** Creates the recorder of what happens in requests. */
export function createRequestEvents(
  record: RecordSecurityEvent,
  proxies: TrustedProxies,
): RequestEvents {
  const addressOf = (c: Context): string => clientOf(c, proxies);
  return {
    refused: (c, { id }) => {
      if (!GUARDED.test(c.req.path) || !REFUSALS.has(id)) return;
      record("authz_fail", { address: addressOf(c), reason: id });
    },
    unknownHost: (c) => {
      record("input_validation_fail", { address: addressOf(c), reason: "unknown-host" });
    },
    changed: (c, setting) => {
      record("authz_admin", { address: addressOf(c), user: staffOf(c).name, setting });
    },
  };
}
