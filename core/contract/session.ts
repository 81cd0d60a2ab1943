import * as z from "zod/mini";

/** `GET /api/v1/session` (`no-store`): who asks. */
export const SessionSchema = z.object({
  /** As other staff see it; null for somebody who is no staff. */
  name: z.nullable(z.string()),
  /** How people sign in; null where there is no sign-in, and whoever may reach the desk is staff. */
  signIn: z.nullable(z.enum(["password", "oidc"])),
  /** Whether some tournaments are for staff only: they read all of them below `/api/v1/desk`. */
  hidesSome: z.boolean(),
});

/** `DELETE /api/v1/session`, `DELETE /api/v1/session/everywhere` (`no-store`): who asks afterwards. */
export const SignedOutSchema = z.extend(SessionSchema, {
  /** Where the browser signs out at the provider too; null if it need not or cannot. */
  provider: z.nullable(z.string()),
});

export type SignedOut = z.infer<typeof SignedOutSchema>;
export type Session = z.infer<typeof SessionSchema>;
