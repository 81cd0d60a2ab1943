import * as z from "zod/mini";

/**
 * Why a sign-in at the OpenID provider failed, as `problem` of the sign-in page: the user is not on
 * the staff list; the user or the provider cancelled it; it was not started in this browser or took
 * too long; the provider rejects Matchdesk; the provider does not respond as one; any other cause.
 */
export type SignInProblem =
  | "refused"
  | "cancelled"
  | "expired"
  | "client"
  | "unreachable"
  | "failed";

/** `GET /api/v1/session` (`no-store`): the session of the request. */
export const SessionSchema = z.object({
  /** Name of the staff member, as shown to other staff; null if not staff. */
  name: z.nullable(z.string()),
  /** Sign-in method; null if sign-in is not configured. */
  signIn: z.nullable(z.enum(["password", "oidc"])),
  /** True if some tournaments are for staff only; staff read them below `/api/v1/desk`. */
  hidesSome: z.boolean(),
  /**
   * Seconds until the session ends at the latest, whatever the clocks of browser and service show;
   * null without a session. It ends earlier after `SESSION_IDLE_LIMIT` without a request for staff.
   */
  endsInSeconds: z.nullable(z.int()),
});

/**
 * `DELETE /api/v1/session`, `DELETE /api/v1/session/everywhere` (`no-store`): the session
 * afterwards.
 */
export const SignedOutSchema = z.extend(SessionSchema, {
  /** URL for signing out at the OpenID provider too; null if not needed or not supported. */
  provider: z.nullable(z.string()),
});

export type SignedOut = z.infer<typeof SignedOutSchema>;
export type Session = z.infer<typeof SessionSchema>;
