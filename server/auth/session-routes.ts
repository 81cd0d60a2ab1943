import { type Context, Hono } from "hono";
import type { SignedOut } from "#core/contract/session.ts";
import { createSignInLimiter } from "./sign-in-limiter.ts";
import { createOidcFlow } from "./oidc-flow.ts";
import { presentSession } from "./present-session.ts";
import { getClientAddress } from "#server/platform/peer.ts";
import type { Sessions } from "./sessions.ts";
import type { StaffSignInMethod } from "./sign-in.ts";
import type { Staff } from "./staff.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { RecordSecurityEvent } from "#server/platform/security-log.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { NO_STORE_HEADERS } from "#server/http/headers.ts";
import { createOidcRoutes } from "./oidc-routes.ts";
import { requireHttps } from "./require-https.ts";
import { createSerialQueue, type SerialQueue } from "#server/work/serial-queue.ts";

/** Maximum number of queued password checks. One needs 32 MiB, so only one runs at a time. */
const MAX_QUEUED = 20;
/** Characters of a password that are checked, in UTF-16 units. */
const MAX_PASSWORD_LENGTH = 1024;

/**
 * Creates `/session`: `GET` returns the current user, `POST` signs in with a password, `DELETE`
 * signs out, `DELETE /session/everywhere` on all devices. Must be behind `attachStaff` and
 * `rejectUnsafeWrites`.
 */
export function createSessionRoutes(deps: {
  readonly signIn: StaffSignInMethod;
  readonly sessions: Sessions;
  readonly proxies: TrustedProxies;
  readonly logger: Pick<Logger, "warn">;
  readonly recordSecurityEvent: RecordSecurityEvent;
  /** Whether some tournaments are visible to staff only. */
  readonly hidesSome: boolean;
}): Hono {
  const { signIn, sessions, proxies, hidesSome, recordSecurityEvent } = deps;
  const attempts = createSignInLimiter();
  const runInTurn = createLimitedQueue(MAX_QUEUED);
  const respond = (c: Context, staff: Staff | null): Response =>
    c.json(presentSession(signIn, staff, hidesSome), 200, NO_STORE_HEADERS);
  const flow = signIn.type === "oidc" ? createOidcFlow(signIn.client) : null;
  const end = async (c: Context, where: "here" | "everywhere"): Promise<Response> => {
    const wasSignedIn = await sessions.end(c, where);
    const body: SignedOut = {
      ...presentSession(signIn, null, hidesSome),
      // Without signing out there, the provider would sign in the next user as the same person.
      provider: wasSignedIn && flow !== null ? await flow.findEnd() : null,
    };
    return c.json(body, 200, NO_STORE_HEADERS);
  };

  const routes = new Hono();
  if (flow !== null) routes.route("/", createOidcRoutes({ ...deps, attempts, flow }));
  return routes
    .get("/session", (c) => respond(c, c.var.staff))
    .post("/session", async (c) => {
      if (signIn.type !== "password") {
        throw new ProblemError("not-found", "Password sign-in is not enabled on this server.");
      }
      requireHttps(c, proxies);
      const { name, password } = parseAttempt(await c.req.json().catch(() => null));
      const address = getClientAddress(c, proxies);
      const userName = signIn.users.findName(name);
      const user = userName === null ? {} : { user: userName };
      await attempts.count(address, name).catch((error: unknown) => {
        recordSecurityEvent("authn_login_fail_max", { address, ...user });
        throw error;
      });
      const admission = await runInTurn(() => signIn.users.admit(name, password));
      if (admission === null) {
        recordSecurityEvent("authn_login_fail", { address, reason: "wrong-password", ...user });
        throw new ProblemError("wrong-password", "Wrong name or password. Try again.");
      }
      await attempts.forgive(address, name);
      const staff = await sessions.begin(c, admission);
      recordSecurityEvent("authn_login_success", { address, user: staff.name });
      return respond(c, staff);
    })
    .delete("/session", (c) => end(c, "here"))
    .delete("/session/everywhere", (c) => end(c, "everywhere"));
}

function parseAttempt(body: unknown): { readonly name: string; readonly password: string } {
  if (typeof body === "object" && body !== null && "name" in body && "password" in body) {
    const { name, password } = body;
    if (typeof name === "string" && typeof password === "string") {
      return { name, password: password.slice(0, MAX_PASSWORD_LENGTH) };
    }
  }
  throw new ProblemError("bad-parameter", "The body must be JSON with a name and a password.");
}

/** Creates a queue for one task at a time, which rejects with `busy` if it has `limit` tasks. */
function createLimitedQueue(limit: number): SerialQueue {
  const enqueue = createSerialQueue();
  let waiting = 0;
  return async (work) => {
    if (waiting >= limit) {
      throw new ProblemError("busy", "Too many sign-ins at the same time. Try again in a moment.");
    }
    waiting += 1;
    return enqueue(work).finally(() => {
      waiting -= 1;
    });
  };
}
