/**
 * The end of a session while pages of staff are open. Staff are asked to sign in again; what they
 * pressed waits until then.
 */
import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "#core/contract/session.ts";
import { SESSION_IDLE_LIMIT } from "#core/lib/session-idle-limit.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { createStore } from "#web/hooks/create-store.ts";
import { sessionQuery } from "./app-data-provider.tsx";
import { fetchJson } from "./fetch-json.ts";

/** Time before the end of a session from which on staff are asked to sign in, in milliseconds. */
const NOTICE = 10 * MINUTE;
/** Interval between checks of the clock and, near the end and after it, of the session. */
const CHECK_INTERVAL = 5 * SECOND;
/** The server stores the use of a session every five minutes, in milliseconds. */
const TOLERANCE = 6 * MINUTE;

/** An act that waits: path and body of its request. */
export interface Act {
  readonly path: string;
  readonly body: unknown;
}

interface WaitingAct extends Act {
  /** Sends the act; resolves after it has succeeded or failed. */
  readonly send: () => Promise<void>;
  /** Lets the act fail with the first response of the server. */
  readonly cancel: () => void;
}

interface SessionState {
  /** `ending` in the last ten minutes; `ended` if the time of the session is over. */
  readonly phase: "valid" | "ending" | "ended";
  /** Whether the sheet that asks to sign in is open. */
  readonly isSheetOpen: boolean;
  /** Acts that are sent after the sign-in, in this order. */
  readonly acts: readonly WaitingAct[];
}

/** Meaning of a request without a valid session: `signed-out` if it was ended on purpose. */
type SessionCheck = SessionState["phase"] | "signed-out";

const VALID: SessionState = { phase: "valid", isSheetOpen: false, acts: [] };
const store = createStore(VALID);

/** Asks the server about the session; `null` if no staff have signed in on this page. */
let check: (() => Promise<SessionCheck>) | null = null;

/** Returns the state of the session of this page. */
export const useSessionState = store.use;

/**
 * Watches the session of the staff member who uses this page, until the returned function is
 * called. Without that, requests fail as soon as the session has ended.
 */
export function watchSession(client: QueryClient): () => void {
  let current: Promise<SessionCheck> | null = null;
  const checkOnce = (): Promise<SessionCheck> => {
    current ??= fetchSession()
      .then((session) => applySession(client, session))
      .finally(() => {
        current = null;
      });
    return current;
  };
  const checkNearEnd = (): void => {
    if (store.get().phase === "valid" && getTimeLeft(client) > NOTICE) return;
    // A server that does not respond is not the end of a session.
    checkOnce().catch(() => {});
  };
  check = checkOnce;
  const timer = setInterval(checkNearEnd, CHECK_INTERVAL);
  addEventListener("focus", checkNearEnd);
  return () => {
    check = null;
    clearInterval(timer);
    removeEventListener("focus", checkNearEnd);
    store.set(VALID);
  };
}

/** Returns the milliseconds until the session ends at the latest. */
export function getTimeLeft(client: QueryClient): number {
  const { data, dataUpdatedAt = 0 } = client.getQueryState(sessionQuery.queryKey) ?? {};
  const seconds = data?.endsInSeconds ?? null;
  return seconds === null ? Infinity : dataUpdatedAt + seconds * SECOND - Date.now();
}

/**
 * Applies the server's response about the session of this browser: asks to sign in if it has ended
 * or ends soon, and sends what waits if the same person has signed in again.
 */
export async function applySession(client: QueryClient, session: Session): Promise<SessionCheck> {
  const before = store.get();
  if (session.name === null) {
    if (before.phase === "ended") return "ended";
    if (!hasTimedOut(client)) return "signed-out";
    store.set({ ...before, phase: "ended", isSheetOpen: true });
    return "ended";
  }
  if (session.name !== client.getQueryData(sessionQuery.queryKey)?.name) {
    closeSignInSheet();
    // A full page load drops the data of the other person and what they pressed.
    location.reload();
    return "signed-out";
  }
  const isNew = (session.endsInSeconds ?? Infinity) * SECOND > NOTICE;
  if (before.phase === "ended" || isNew) {
    await resume(client, session);
    return "valid";
  }
  if (before.phase === "valid") store.set({ ...before, phase: "ending", isSheetOpen: true });
  return "ending";
}

/** Opens the sheet again if the session has ended. */
export function openSignInSheet(): void {
  const before = store.get();
  if (before.phase === "ended") store.set({ ...before, isSheetOpen: true });
}

/** Closes the sheet; acts that wait fail. */
export function closeSignInSheet(): void {
  const before = store.get();
  store.set({ ...before, isSheetOpen: false, acts: [] });
  for (const { cancel } of before.acts) cancel();
}

/** Returns whether a rejected request for data is repeated after a sign-in on this page. */
export async function waitsForSignIn(): Promise<boolean> {
  if (check === null) return false;
  if (store.get().phase === "ended") return true;
  // A server that does not respond is not the end of a session.
  return (await check().catch(() => null)) !== "signed-out";
}

/**
 * Sends an act again that was rejected with `error` because the session has ended: after a sign-in on
 * this page, and after the acts that wait longer.
 */
export async function sendAfterSignIn<T>(
  act: Act,
  send: () => Promise<T>,
  error: Error,
): Promise<T> {
  const result = await check?.().catch(() => null);
  if (result === "valid" || result === "ending") return send();
  if (result !== "ended") throw error;
  return new Promise<T>((resolve, reject) => {
    const waiting: WaitingAct = {
      ...act,
      send: () => send().then(resolve, reject),
      cancel: () => reject(error),
    };
    const before = store.get();
    store.set({ ...before, isSheetOpen: true, acts: [...before.acts, waiting] });
  });
}

/** Continues with a new session. Data that could not be loaded is requested again. */
async function resume(client: QueryClient, session: Session): Promise<void> {
  const { phase, acts } = store.get();
  client.setQueryData(sessionQuery.queryKey, session);
  store.set(VALID);
  // oxlint-disable-next-line no-await-in-loop -- the acts are done in the order of the presses
  for (const { send } of acts) await send();
  if (phase !== "ended") return;
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "session" });
}

/**
 * Returns whether a session that is no longer valid can have reached its maximum age or idle time.
 * If not, staff have signed out or were removed, and their data must leave the screen.
 */
function hasTimedOut(client: QueryClient): boolean {
  const uses = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => queryKey[0] === "session" || queryKey[0] === "desk" })
    .map(({ state }) => state.dataUpdatedAt);
  const idleTime = Date.now() - Math.max(...uses);
  return getTimeLeft(client) <= TOLERANCE || idleTime >= SESSION_IDLE_LIMIT - TOLERANCE;
}

/** Fetches the session of the browser; the page itself keeps the last valid one. */
function fetchSession(): Promise<Session> {
  return fetchJson(apiPaths.session, ["name", "endsInSeconds"], new AbortController().signal);
}
