import type { Context, MiddlewareHandler } from "hono";
import { ProblemError } from "#server/platform/errors.ts";

/** Somebody who works at the desk. */
export interface Staff {
  /** As it is shown to other staff, and kept beside what they wrote. */
  readonly name: string;
}

/** Whom a sign-in lets in. */
export interface Admission {
  /** One for all of somebody's sessions. */
  readonly subject: string;
  /** As others see it. */
  readonly name: string;
  /** What lets them in: their sessions end when it is no longer so. */
  readonly grounds: string;
}

/** Says who asks; null for somebody who is no staff. */
export type StaffIdentification = (c: Context) => Promise<Staff | null> | Staff | null;

declare module "hono" {
  interface ContextVariableMap {
    /** Who asks, below `/api/v1/desk` and `/api/v1/session`; null for somebody who is no staff. */
    staff: Staff | null;
  }
}

/** Sets `c.var.staff`. Only where answers are `no-store`: public ones never depend on who asks. */
export function attachStaff(identify: StaffIdentification): MiddlewareHandler {
  return async (c, next) => {
    c.set("staff", await identify(c));
    await next();
  };
}

/** Lets staff pass, and answers anybody else with 401. After `knowStaff`. */
export const requireStaff: MiddlewareHandler = async (c, next) => {
  staffOf(c);
  await next();
};

/**
 * Who asks, in a route behind `requireStaff`.
 *
 * @throws ProblemError `sign-in-needed` where nobody is signed in.
 */
export function staffOf(c: Context): Staff {
  if (c.var.staff !== null) return c.var.staff;
  throw new ProblemError("sign-in-needed", "This is for staff. Sign in at /sign-in.");
}
