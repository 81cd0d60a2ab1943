import type { Context, MiddlewareHandler } from "hono";
import type { StoredSession } from "#server/archive/repository.ts";
import { ProblemError } from "#server/platform/problem-error.ts";

/** A staff member. */
export interface Staff {
  /** Display name, also stored with the staff member's annotations. */
  readonly name: string;
  /** Seconds until the session ends at the latest; `null` if there is no sign-in. */
  readonly endsInSeconds: number | null;
}

/** A user who may sign in. */
export type Admission = Pick<StoredSession, "subject" | "name" | "grounds">;

/** Identifies the staff member who sent the request; `null` if not staff. */
export type StaffIdentification = (c: Context) => Promise<Staff | null> | Staff | null;

declare module "hono" {
  interface ContextVariableMap {
    /** The staff member who sent the request; `null` if not staff. Set by `attachStaff`. */
    staff: Staff | null;
  }
}

/** Sets `c.var.staff`. Only for `no-store` responses: public ones must not depend on the user. */
export function attachStaff(identify: StaffIdentification): MiddlewareHandler {
  return async (c, next) => {
    c.set("staff", await identify(c));
    await next();
  };
}

/** Rejects requests that are not from staff with 401. Must be behind `attachStaff`. */
export const requireStaff: MiddlewareHandler = async (c, next) => {
  getRequestStaff(c);
  await next();
};

/** Returns the staff member who sent the request; throws `sign-in-needed` if there is none. */
export function getRequestStaff(c: Context): Staff {
  if (c.var.staff !== null) return c.var.staff;
  throw new ProblemError("sign-in-needed", "This resource is for staff. Sign in at /sign-in.");
}
