import { MINUTE } from "#core/lib/time.ts";
import type { Logger } from "./logger.ts";

/** Levels and messages of security events, by name in OWASP's Application Logging Vocabulary. */
const EVENTS = {
  authn_login_success: { level: "info", message: "Staff signed in." },
  authn_login_fail: { level: "warn", message: "A sign-in failed." },
  authn_login_fail_max: { level: "warn", message: "Too many sign-ins failed." },
  authz_admin: { level: "info", message: "Staff changed a setting." },
  authz_fail: { level: "warn", message: "A request was rejected." },
  input_validation_fail: { level: "warn", message: "A request for an unknown host was rejected." },
  session_expired: { level: "info", message: "A session ended." },
} as const;

export type SecurityEvent = keyof typeof EVENTS;

/** Fields of an event. None may contain a secret, a query or text chosen by a client. */
export interface SecurityEventFields {
  /** Address of the client, behind trusted proxies. */
  readonly address: string;
  /** Name of a staff member. */
  readonly user?: string;
  /** One word from a fixed list, such as `wrong-password`. */
  readonly reason?: string;
  /** Kind of the changed setting, for `authz_admin`. */
  readonly setting?: string;
}

export type RecordSecurityEvent = (event: SecurityEvent, fields: SecurityEventFields) => void;

/** Number of events whose repetitions are counted; beyond it, the oldest counts are lost. */
const CAPACITY = 1000;
/** Events that a client can repeat freely: only the first in a minute is logged. */
const REPEATABLE: ReadonlySet<SecurityEvent> = new Set([
  "authz_fail",
  "authn_login_fail_max",
  "input_validation_fail",
]);

/**
 * Creates the security log. Repetitions within a minute of the monotonic time are counted, and the
 * count (`repeated`) is part of the next line, so that a client cannot fill the disk.
 */
export function createSecurityLog(
  logger: Pick<Logger, "info" | "warn">,
  now: () => number,
): RecordSecurityEvent {
  const recent = new Map<string, { readonly until: number; repeated: number }>();
  return (event, fields) => {
    const at = now();
    const key = JSON.stringify([event, fields]);
    const last = recent.get(key);
    if (last !== undefined && at < last.until) {
      last.repeated += 1;
      return;
    }
    if (REPEATABLE.has(event)) {
      for (const [oldest, { until }] of recent) {
        if (until > at && recent.size < CAPACITY) break;
        recent.delete(oldest);
      }
      recent.delete(key);
      recent.set(key, { until: at + MINUTE, repeated: 0 });
    }
    const { level, message } = EVENTS[event];
    const count = last === undefined || last.repeated === 0 ? {} : { repeated: last.repeated };
    logger[level]({ event, ...fields, ...count }, message);
  };
}
