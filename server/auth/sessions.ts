import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { SESSION_IDLE_LIMIT } from "#core/lib/session-idle-limit.ts";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import type { SessionTable } from "#server/archive/session-table.ts";
import type { StoredSession } from "#server/archive/repository.ts";
import { createToken, hashToken } from "#server/platform/secret-hash.ts";
import type { Admission, Staff } from "./staff.ts";
import { type StaffSignInMethod, findAdmissionToken } from "./sign-in.ts";

/** Sessions of signed-in staff, identified by a cookie. */
export type Sessions = ReturnType<typeof createSessions>;

/** Maximum lifetime of a session in milliseconds: a day at an event. */
const MAX_AGE = 12 * HOUR;
/** Milliseconds between two stored uses, so that not every request writes to the archive. */
const USE_INTERVAL = 5 * MINUTE;
/** Sent with the prefix `__Host-`: only this host can set it, for all paths, over HTTPS. */
const COOKIE_NAME = "matchdesk";
/** Options of all cookies. */
export const COOKIE = {
  path: "/",
  httpOnly: true,
  secure: true,
  // Not `Strict`, because the redirect of an OpenID provider must send them.
  sameSite: "Lax",
  prefix: "host",
} as const;

export type SessionEndReason =
  | "signed-out"
  | "signed-out-everywhere"
  | "expired"
  | "idle"
  | "revoked";

/**
 * Creates the sessions of a server. `now` is this machine's time, because that of a replayed
 * service would end sessions early. `onEnd` is called with the staff member's name for every
 * session that ends.
 */
export function createSessions(deps: {
  readonly signIn: StaffSignInMethod;
  readonly table: SessionTable;
  readonly now: () => number;
  readonly onEnd: (c: Context, name: string, reason: SessionEndReason) => void;
}) {
  const { signIn, table, now, onEnd } = deps;
  /** Uses that could not be stored, by token hash: a failing archive must end no session. */
  const unstored = new Map<string, number>();
  /** Returns why a session has ended; `null` while it is valid. */
  const endOf = ({
    expiresAt,
    usedAt,
    grounds,
    subject,
  }: StoredSession): SessionEndReason | null => {
    if (expiresAt <= now()) return "expired";
    if (usedAt + SESSION_IDLE_LIMIT <= now()) return "idle";
    return grounds === findAdmissionToken(signIn, subject) ? null : "revoked";
  };
  /** Returns the valid session of a request; `null` if there is none. */
  const find = async (c: Context): Promise<StoredSession | null> => {
    const token = getCookie(c, COOKIE_NAME, "host");
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
      // It has ended even if it cannot be deleted. `onEnd` is called only once, with the deletion.
      const isDeleted = await succeeds(table.deleteByToken(tokenHash));
      if (isDeleted) onEnd(c, session.name, end);
      return null;
    }
    if (session.usedAt + USE_INTERVAL <= now()) {
      const isStored = await succeeds(table.updateUse(tokenHash, now()));
      if (isStored) unstored.delete(tokenHash);
      else unstored.set(tokenHash, now());
    }
    return session;
  };
  const deleteCurrent = async (c: Context): Promise<void> => {
    const token = getCookie(c, COOKIE_NAME, "host");
    if (token !== undefined) await table.deleteByToken(hashToken(token));
  };

  const presentStaff = ({ name, expiresAt }: Pick<StoredSession, "name" | "expiresAt">): Staff => ({
    name,
    endsInSeconds: Math.floor((expiresAt - now()) / SECOND),
  });

  return {
    /** Reads the names of all staff with a session, with the time of its last use. */
    findPeople: table.findPeople,
    /** Returns the staff member whose valid session a request has; `null` if there is none. */
    findStaff: async (c: Context): Promise<Staff | null> => {
      const session = await find(c);
      return session === null ? null : presentStaff(session);
    },
    /** Creates a session and ends the browser's previous one. */
    begin: async (c: Context, { subject, name, grounds }: Admission): Promise<Staff> => {
      await deleteCurrent(c);
      const token = createToken();
      const tokenHash = hashToken(token);
      const times = { usedAt: now(), expiresAt: now() + MAX_AGE };
      await table.insert({ tokenHash, subject, name, grounds, ...times }, now());
      setCookie(c, COOKIE_NAME, token, { ...COOKIE, maxAge: MAX_AGE / SECOND });
      return presentStaff({ name, expiresAt: times.expiresAt });
    },
    /** Ends the browser's session, or all of the staff member; returns whether one was valid. */
    end: async (c: Context, where: "here" | "everywhere") => {
      const session = await find(c);
      if (session !== null && where === "everywhere") {
        await table.deleteAllBySubject(session.subject);
      }
      await deleteCurrent(c);
      deleteCookie(c, COOKIE_NAME, COOKIE);
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
