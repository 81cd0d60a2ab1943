import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** What the address of the sign-in page may carry. "" is the default and leaves the address. */
export interface SignInSearch {
  /** Where to go afterwards; whatever it says, `safePath` keeps it on this origin. */
  readonly to: string;
  /** Why the provider's people came back without being signed in: `refused` or `failed`. */
  readonly problem: string;
}

export function parseSignInSearch(raw: Partial<SignInSearch> & SearchSchemaInput): SignInSearch {
  return { to: decodeText(raw.to), problem: decodeText(raw.problem) };
}
