import type { Session } from "#core/contract/session.ts";
import type { StaffSignInMethod } from "./sign-in.ts";
import type { Staff } from "./staff.ts";

/** Describes a session for its user; `hidesSome` if some tournaments are visible to staff only. */
export function presentSession(
  { type }: StaffSignInMethod,
  staff: Staff | null,
  hidesSome: boolean,
): Session {
  const signIn = type === "password" || type === "oidc" ? type : null;
  const { name = null, endsInSeconds = null } = staff ?? {};
  return { name, signIn, hidesSome, endsInSeconds };
}
