import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { PendingSignIn } from "./oidc-flow.ts";

const COOKIE_NAME = "matchdesk-pending";
const COOKIE = {
  path: "/",
  httpOnly: true,
  secure: true,
  // `Lax`, because the provider's redirect must send it.
  sameSite: "Lax",
  prefix: "host",
} as const;
/** Maximum duration of a sign-in at the provider, in seconds. */
const MAX_AGE = 600;

/** Stores the state of a sign-in in a cookie. */
export function savePendingSignIn(c: Context, pending: PendingSignIn): void {
  const text = Buffer.from(JSON.stringify(pending)).toString("base64url");
  setCookie(c, COOKIE_NAME, text, { ...COOKIE, maxAge: MAX_AGE });
}

/**
 * Returns the state of a sign-in and deletes its cookie; `null` if there is none or it is invalid.
 */
export function consumePendingSignIn(c: Context): PendingSignIn | null {
  const text = getCookie(c, COOKIE_NAME, "host");
  if (text === undefined) return null;
  deleteCookie(c, COOKIE_NAME, COOKIE);
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function isPending(value: unknown): value is PendingSignIn {
  return (
    typeof value === "object" &&
    value !== null &&
    ["state", "nonce", "verifier", "to"].every(
      (name) => typeof new Map(Object.entries(value)).get(name) === "string",
    )
  );
}
