import { type Context, Hono } from "hono";
import type { SignedOut } from "#core/contract/session.ts";
import { createAttempts } from "./sign-in-limiter.ts";
import { createOidcFlow } from "./oidc-flow.ts";
import { describeSession } from "./describe-session.ts";
import { clientOf } from "#server/platform/peer.ts";
import type { Sessions } from "./sessions.ts";
import type { SignIn } from "./sign-in.ts";
import type { Staff } from "./staff.ts";
import { ProblemError } from "#server/platform/errors.ts";
import type { Logger } from "#server/platform/logger.ts";
import type { RecordSecurityEvent } from "#server/platform/security-log.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { DESK_HEADERS } from "#server/http/headers.ts";
import { createOidcRoutes } from "./oidc-routes.ts";
import { requireHttps } from "./require-https.ts";

export interface SessionDeps {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly proxies: TrustedProxies;
  readonly logger: Pick<Logger, "warn">;
  readonly recordSecurityEvent: RecordSecurityEvent;
  /** Whether something is for staff only. */
  readonly hidesSome: boolean;
}

/** A guess takes 32 MiB while it is looked at: one at a time, and few wait. */
const MOST_WAITING = 20;
/** Longest password looked at, in UTF-16 units. */
const LONGEST_PASSWORD = 1024;

/**
 * `/session`: `GET` says who asks, `POST` signs in with a password, `DELETE` signs out,
 * `DELETE /session/everywhere` on every machine. Behind `knowStaff` and `writeGuard`.
 */
export function createSessionRoutes(deps: SessionDeps): Hono {
  const { signIn, sessions, proxies, hidesSome, recordSecurityEvent } = deps;
  const attempts = createAttempts();
  const inTurn = createSerialQueue(MOST_WAITING);
  const respond = (c: Context, staff: Staff | null): Response =>
    c.json(describeSession(signIn, staff, hidesSome), 200, DESK_HEADERS);
  const flow = signIn.type === "oidc" ? createOidcFlow(signIn.client) : null;
  const end = async (c: Context, where: "here" | "everywhere"): Promise<Response> => {
    const wasSignedIn = await sessions.end(c, where);
    const body: SignedOut = {
      ...describeSession(signIn, null, hidesSome),
      // The provider would sign the next one in as the same person, without asking.
      provider: wasSignedIn && flow !== null ? await flow.findEnd() : null,
    };
    return c.json(body, 200, DESK_HEADERS);
  };

  const routes = new Hono();
  if (flow !== null) routes.route("/", createOidcRoutes({ ...deps, attempts, flow }));
  return routes
    .get("/session", (c) => respond(c, c.var.staff))
    .post("/session", async (c) => {
      if (signIn.type !== "password") {
        throw new ProblemError("not-found", "Nobody signs in with a password here.");
      }
      requireHttps(c, proxies);
      const { name, password } = parseAttempt(await c.req.json().catch(() => null));
      const address = clientOf(c, proxies);
      const known = signIn.users.findName(name);
      const user = known === null ? {} : { user: known };
      await attempts.count(address, name).catch((error: unknown) => {
        recordSecurityEvent("authn_login_fail_max", { address, ...user });
        throw error;
      });
      const admission = await inTurn(() => signIn.users.admit(name, password));
      if (admission === null) {
        recordSecurityEvent("authn_login_fail", { address, reason: "wrong-password", ...user });
        throw new ProblemError("wrong-password", "Name and password do not fit. Try again.");
      }
      await attempts.forgive(address, name);
      await sessions.begin(c, admission);
      recordSecurityEvent("authn_login_success", { address, user: admission.name });
      return respond(c, admission);
    })
    .delete("/session", (c) => end(c, "here"))
    .delete("/session/everywhere", (c) => end(c, "everywhere"));
}

function parseAttempt(body: unknown): { readonly name: string; readonly password: string } {
  if (typeof body === "object" && body !== null && "name" in body && "password" in body) {
    const { name, password } = body;
    if (typeof name === "string" && typeof password === "string") {
      return { name, password: password.slice(0, LONGEST_PASSWORD) };
    }
  }
  throw new ProblemError("bad-parameter", "Send a name and a password, as JSON.");
}

/**
 * Creates a queue that runs one task after the other; a task that comes while `most` wait is
 * rejected with `busy`.
 */
function createSerialQueue(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= most) {
      throw new ProblemError("busy", "Many are signing in at this moment. Try again.");
    }
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
