import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { PendingSignIn } from "./oidc-flow.ts";

const NAME = "matchdesk-pending";
const COOKIE = {
  path: "/",
  httpOnly: true,
  secure: true,
  // Lax: it comes back with whom the provider sends back.
  sameSite: "Lax",
  prefix: "host",
} as const;
/** How long somebody may take at the provider's, in seconds. */
const LIFE = 600;

/** Remembers, in the browser of who signs in, what they must come back with. */
export function savePendingSignIn(c: Context, pending: PendingSignIn): void {
  const text = Buffer.from(JSON.stringify(pending)).toString("base64url");
  setCookie(c, NAME, text, { ...COOKIE, maxAge: LIFE });
}

/** What is remembered, once; null for a browser that did not begin here. */
export function consumePendingSignIn(c: Context): PendingSignIn | null {
  const text = getCookie(c, NAME, "host");
  if (text === undefined) return null;
  deleteCookie(c, NAME, COOKIE);
  try {
    const kept: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return isPending(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isPending(kept: unknown): kept is PendingSignIn {
  return (
    typeof kept === "object" &&
    kept !== null &&
    ["state", "nonce", "verifier", "to"].every(
      (name) => typeof new Map(Object.entries(kept)).get(name) === "string",
    )
  );
}
