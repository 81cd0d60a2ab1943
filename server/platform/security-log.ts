import { MINUTE } from "#core/lib/time.ts";
import type { Logger } from "./logger.ts";

/** Security events by their names in OWASP's Application Logging Vocabulary, and their messages. */
const EVENTS = {
  authn_login_success: { level: "info", message: "staff signed in" },
  authn_login_fail: { level: "warn", message: "a sign-in failed" },
  authn_login_fail_max: { level: "warn", message: "too many sign-ins failed" },
  authz_admin: { level: "info", message: "staff changed a setting" },
  authz_fail: { level: "warn", message: "a request was refused" },
  input_validation_fail: { level: "warn", message: "a request for an unknown host was refused" },
  session_expired: { level: "info", message: "a session ended" },
} as const;

export type SecurityEvent = keyof typeof EVENTS;

/** Facts of one event. None of them may be a secret, a query or a text that a client chose. */
export interface SecurityFacts {
  /** Address of the client, behind trusted proxies. */
  readonly address: string;
  /** Name of a staff member. */
  readonly user?: string;
  /** One word from a fixed list, like `wrong-password`. */
  readonly reason?: string;
  /** What was changed, for `authz_admin`. */
  readonly setting?: string;
}

/** Writes security events to the log. */
export type RecordSecurityEvent = (event: SecurityEvent, facts: SecurityFacts) => void;

/** Different events that are counted within a minute; events beyond are logged without a count. */
const CAPACITY = 1000;
/** Events that a client can repeat at will: only the first in a minute is logged at once. */
const REPEATABLE: ReadonlySet<SecurityEvent> = new Set([
  "authz_fail",
  "authn_login_fail_max",
  "input_validation_fail",
]);

/**
 * Creates the security log. Repetitions within a minute are counted, and the count (`repeated`) is
 * part of the next line, so that a client cannot fill the disk.
 *
 * @param now Monotonic, in milliseconds.
 */
export function createSecurityLog(
  logger: Pick<Logger, "info" | "warn">,
  now: () => number,
): RecordSecurityEvent {
  const recent = new Map<string, { readonly until: number; repeated: number }>();
  return (event, facts) => {
    const at = now();
    const key = JSON.stringify([event, facts]);
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
    logger[level]({ event, ...facts, ...count }, message);
  };
}
