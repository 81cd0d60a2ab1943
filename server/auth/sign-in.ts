import type { OidcClient } from "./oidc-client.ts";
import type { StaffUsers } from "./staff-users.ts";

/** How people become staff. */
export type SignIn =
  /** Everybody on this machine is. */
  | { readonly type: "none" }
  /** Everybody who reaches it is, said by whoever runs it. */
  | { readonly type: "off" }
  | { readonly type: "password"; readonly users: StaffUsers }
  | { readonly type: "oidc"; readonly client: OidcClient };

/** The grounds on which somebody would be let in now; null for nobody. */
export function groundsOf(signIn: SignIn, subject: string): string | null {
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
