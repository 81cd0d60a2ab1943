import type { Session } from "#core/contract/session.ts";
import type { SignIn } from "./sign-in.ts";
import type { Staff } from "./staff.ts";

/**
 * What a reader is told of who they are.
 *
 * @param hidesSome Whether something is for staff only.
 */
export function describeSession(
  { type }: SignIn,
  staff: Staff | null,
  hidesSome: boolean,
): Session {
  const signIn = type === "password" || type === "oidc" ? type : null;
  return { name: staff?.name ?? null, signIn, hidesSome };
}
