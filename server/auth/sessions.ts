import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import type { SessionTable, StoredSession } from "#server/archive/repository.ts";
import { createToken, hashToken } from "#server/platform/secret-hash.ts";
import type { Admission } from "./staff.ts";
import { type SignIn, groundsOf } from "./sign-in.ts";

/** Who is signed in, by the cookie of their browser. */
export interface Sessions {
  /** The session of whoever asks; null without one that still holds. */
  find(c: Context): Promise<StoredSession | null>;
  /** Signs somebody in, in place of whoever was in this browser before. */
  begin(c: Context, admission: Admission): Promise<void>;
  /**
   * Signs out this browser, or everything that is signed in as the same person.
   *
   * @returns Whether anybody was signed in.
   */
  end(c: Context, where: "here" | "everywhere"): Promise<boolean>;
}

/** How long one stays signed in at most, in milliseconds: a day at an event. */
const LIFE = 12 * HOUR;
/** How long a session may be unused, in milliseconds. */
const IDLE = 2 * HOUR;
/** A use is stored when the one before is this old: no request writes, but one in five minutes. */
const USE_STEP = 5 * MINUTE;
/** `__Host-` before it: set by this very host, for all of it, over HTTPS. */
const NAME = "matchdesk";
const COOKIE = {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "Lax",
  prefix: "host",
} as const;

/** Why a session ended. */
export type SessionEnd = "signed-out" | "signed-out-everywhere" | "expired" | "idle" | "revoked";

/**
 * @param deps.now This machine's own clock: a replayed service's would end sessions at will.
 * @param deps.onEnd Is called for every session that ends, with the staff member's name.
 */
export function createSessions(deps: {
  readonly signIn: SignIn;
  readonly table: SessionTable;
  readonly now: () => number;
  readonly onEnd: (c: Context, name: string, reason: SessionEnd) => void;
}): Sessions {
  const { signIn, table, now, onEnd } = deps;
  /** Uses that the store did not take, by token hash: a failing store must not sign anybody out. */
  const unstored = new Map<string, number>();
  /** Null while the session holds. */
  const endOf = ({ expiresAt, usedAt, grounds, subject }: StoredSession): SessionEnd | null => {
    if (expiresAt <= now()) return "expired";
    if (usedAt + IDLE <= now()) return "idle";
    return grounds === groundsOf(signIn, subject) ? null : "revoked";
  };
  const find = async (c: Context): Promise<StoredSession | null> => {
    const token = getCookie(c, NAME, "host");
    if (token === undefined) return null;
    const tokenHash = hashToken(token);
    const stored = await table.findByToken(tokenHash);
    if (stored === null) {
      unstored.delete(tokenHash);
      return null;
    }
    const session = {
      ...stored,
      usedAt: Math.max(stored.usedAt, unstored.get(tokenHash) ?? -Infinity),
    };
    const end = endOf(session);
    if (end !== null) {
      unstored.delete(tokenHash);
      // It has ended whether or not the store can delete it: that is then logged with the deletion.
      const isDeleted = await succeeds(table.deleteByToken(tokenHash));
      if (isDeleted) onEnd(c, session.name, end);
      return null;
    }
    if (session.usedAt + USE_STEP <= now()) {
      const isStored = await succeeds(table.updateUse(tokenHash, now()));
      if (isStored) unstored.delete(tokenHash);
      else unstored.set(tokenHash, now());
    }
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
      const times = { usedAt: now(), expiresAt: now() + LIFE };
      await table.insert({ tokenHash, subject, name, grounds, ...times }, now());
      setCookie(c, NAME, token, { ...COOKIE, maxAge: LIFE / SECOND });
    },
    end: async (c, where) => {
      const session = await find(c);
      if (session !== null && where === "everywhere") {
        await table.deleteAllBySubject(session.subject);
      }
      await forget(c);
      deleteCookie(c, NAME, COOKIE);
      if (session === null) return false;
      onEnd(c, session.name, where === "everywhere" ? "signed-out-everywhere" : "signed-out");
      return true;
    },
  };
}

async function succeeds(write: Promise<void>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}
