import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { HOUR, SECOND } from "#core/lib/time.ts";
import type { SessionTable, StoredSession } from "#server/archive/repository.ts";
import { createToken, hashToken } from "#server/secret-hash.ts";
import { type Admission, type SignIn, groundsOf } from "./sign-in.ts";

/** Who is signed in, by the cookie of their browser. */
export interface Sessions {
  /** The session of whoever asks; null without one that still holds. */
  find(c: Context): Promise<StoredSession | null>;
  /** Signs somebody in, in place of whoever was in this browser before. */
  begin(c: Context, admission: Admission): Promise<void>;
  /** Signs out this browser, or everything that is signed in as the same person. */
  end(c: Context, where: "here" | "everywhere"): Promise<void>;
}

/** How long one stays signed in, in milliseconds: a day at an event. */
const LIFE = 12 * HOUR;
/** `__Host-` before it: set by this very host, for all of it, over HTTPS. */
const NAME = "matchdesk";
const COOKIE = {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  prefix: "host",
} as const;

/** @param now This machine's own clock: a replayed service's would end sessions at will. */
export function createSessions(signIn: SignIn, table: SessionTable, now: () => number): Sessions {
  const find = async (c: Context): Promise<StoredSession | null> => {
    const token = getCookie(c, NAME, "host");
    if (token === undefined) return null;
    const session = await table.findByToken(hashToken(token), now());
    if (session === null || session.grounds !== groundsOf(signIn, session.subject)) return null;
    return session;
  };
  const forget = async (c: Context): Promise<void> => {
    const token = getCookie(c, NAME, "host");
    if (token !== undefined) await table.deleteByToken(hashToken(token));
  };

  return {
    find,
    begin: async (c, { subject, name, grounds }) => {
      await forget(c);
      const token = createToken();
      const tokenHash = hashToken(token);
      await table.insert({ tokenHash, subject, name, grounds, expiresAt: now() + LIFE }, now());
      setCookie(c, NAME, token, { ...COOKIE, maxAge: LIFE / SECOND });
    },
    end: async (c, where) => {
      const session = where === "everywhere" ? await find(c) : null;
      if (session !== null) await table.deleteAllBySubject(session.subject);
      await forget(c);
      deleteCookie(c, NAME, COOKIE);
    },
  };
}
