import type { SearchSchemaInput } from "@tanstack/react-router";
import { decodeText } from "#core/lib/decode.ts";

/** Search parameters of the sign-in page. "" is the default and is left out of the URL. */
export interface SignInSearch {
  /** Path to open afterwards; untrusted, `sanitizeRedirectPath` restricts it to this origin. */
  readonly to: string;
  /** Why sign-in with the provider failed: `refused` or `failed`; "" if it did not. */
  readonly problem: string;
}

export function parseSignInSearch(raw: Partial<SignInSearch> & SearchSchemaInput): SignInSearch {
  return { to: decodeText(raw.to), problem: decodeText(raw.problem) };
}
