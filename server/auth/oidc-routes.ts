import { Hono, type Context } from "hono";
import type { SignInProblem } from "#core/contract/session.ts";
import { sanitizeRedirectPath } from "#core/lib/sanitize-redirect-path.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";
import { classifyOidcFailure, describeOidcFailure } from "./oidc-failure.ts";
import type { OidcFlow, PendingSignIn } from "./oidc-flow.ts";
import { getClientAddress } from "#server/platform/peer.ts";
import { COOKIE, type Sessions } from "./sessions.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { RecordSecurityEvent } from "#server/platform/security-log.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { requireHttps } from "./require-https.ts";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const COOKIE_NAME = "matchdesk-pending";

/** Maximum duration of a sign-in at the provider, in seconds. */
const MAX_AGE = 600;

/**
 * Creates `GET /session/oidc?to=PATH`, which redirects to the provider, and `GET
 * /session/callback`, which redirects from there to `PATH`, or to `/sign-in` with the reason of a
 * failure.
 */
export function createOidcRoutes(deps: {
  readonly flow: OidcFlow;
  readonly sessions: Pick<Sessions, "begin">;
  readonly attempts: SignInLimiter;
  readonly proxies: TrustedProxies;
  readonly logger: Pick<Logger, "warn">;
  readonly recordSecurityEvent: RecordSecurityEvent;
}): Hono {
  const { flow, sessions, attempts, proxies, logger, recordSecurityEvent } = deps;

  /** Counts an attempt before it causes a request to the provider and log lines. */
  const count = async (c: Context): Promise<string> => {
    const address = getClientAddress(c, proxies);
    await attempts.count(address).catch((error: unknown) => {
      recordSecurityEvent("authn_login_fail_max", { address });
      throw error;
    });
    return address;
  };

  const fail = (c: Context, error: unknown, to: string, problem: SignInProblem): Response => {
    // Logs no part of the request, because it may contain codes and tokens.
    logger.warn({ reason: describeOidcFailure(error) }, "OpenID Connect sign-in failed");
    recordSecurityEvent("authn_login_fail", {
      address: getClientAddress(c, proxies),
      reason: "provider",
    });
    return redirectToSignIn(c, problem, to);
  };

  return new Hono()
    .get("/session/oidc", async (c) => {
      requireHttps(c, proxies);
      const to = sanitizeRedirectPath(c.req.query("to"));
      const address = await count(c);
      try {
        const { url, pending } = await flow.begin(to);
        await attempts.forgive(address);
        savePendingSignIn(c, pending);
        return redirect(c, url);
      } catch (error) {
        return fail(c, error, to, "unreachable");
      }
    })
    .get("/session/callback", async (c) => {
      const pending = consumePendingSignIn(c);
      const to = sanitizeRedirectPath(pending?.to);
      const address = await count(c);
      if (pending === null || pending.state !== c.req.query("state")) {
        return fail(c, new Error("this browser did not start this sign-in"), to, "expired");
      }
      try {
        const admission = await flow.finish(new URL(c.req.url).search, pending);
        if (admission === null) {
          recordSecurityEvent("authn_login_fail", { address, reason: "not-allowed" });
          return redirectToSignIn(c, "refused", to);
        }
        await attempts.forgive(address);
        await sessions.begin(c, admission);
        recordSecurityEvent("authn_login_success", { address, user: admission.name });
        return redirect(c, to);
      } catch (error) {
        return fail(c, error, to, classifyOidcFailure(error));
      }
    });
}

function redirectToSignIn(c: Context, problem: SignInProblem, to: string): Response {
  return redirect(c, `/sign-in?problem=${problem}&to=${encodeURIComponent(to)}`);
}

function redirect(c: Context, location: string): Response {
  for (const [name, value] of Object.entries(NO_STORE_HEADERS)) c.header(name, value);
  return c.redirect(location, 303);
}

/** Stores the state of a sign-in in a cookie. */
function savePendingSignIn(c: Context, pending: PendingSignIn): void {
  const text = Buffer.from(JSON.stringify(pending)).toString("base64url");
  setCookie(c, COOKIE_NAME, text, { ...COOKIE, maxAge: MAX_AGE });
}

/** Returns a sign-in's state and deletes its cookie; `null` if there is none or it is invalid. */
function consumePendingSignIn(c: Context): PendingSignIn | null {
  const text = getCookie(c, COOKIE_NAME, "host");
  if (text === undefined) return null;
  deleteCookie(c, COOKIE_NAME, COOKIE);
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function isPending(value: unknown): value is PendingSignIn {
  return (
    typeof value === "object" &&
    value !== null &&
    ["state", "nonce", "verifier", "to"].every(
      (name) => typeof new Map(Object.entries(value)).get(name) === "string",
    )
  );
}
