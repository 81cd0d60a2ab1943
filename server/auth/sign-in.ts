import type { OidcRegistration } from "./oidc-registration.ts";
import type { PasswordUsers } from "./password-users.ts";

export type StaffSignInMethod =
  /** Sign-in is not configured: all users of this machine are staff. */
  | { readonly type: "none" }
  /** Sign-in is switched off by the administrator: all visitors are staff. */
  | { readonly type: "off" }
  | { readonly type: "password"; readonly users: PasswordUsers }
  | { readonly type: "oidc"; readonly client: OidcRegistration };

/** Returns the current admission token of a subject; `null` if they may not sign in. */
export function findAdmissionToken(signIn: StaffSignInMethod, subject: string): string | null {
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
