import type { OidcClient } from "./oidc-client.ts";
import type { StaffUsers } from "./staff-users.ts";

/** Configured sign-in method. */
export type SignIn =
  /** Sign-in is not configured: all users of this machine are staff. */
  | { readonly type: "none" }
  /** Sign-in is switched off by the administrator: all visitors are staff. */
  | { readonly type: "off" }
  | { readonly type: "password"; readonly users: StaffUsers }
  | { readonly type: "oidc"; readonly client: OidcClient };

/** Returns the current admission token of a subject; `null` if they may not sign in. */
export function signInGroundsOf(signIn: SignIn, subject: string): string | null {
  switch (signIn.type) {
    case "none":
    case "off":
      return null;
    case "password":
      return signIn.users.groundsOf(subject);
    case "oidc":
      return signIn.client.groundsOf(subject);
  }
}
