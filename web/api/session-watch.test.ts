import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HOUR, MINUTE, SECOND } from "#core/lib/time.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { Session } from "#core/contract/session.ts";
import { AINO } from "#web/testing/sample-session.ts";
import { sessionQuery } from "./app-data-provider.tsx";
import { sendJson } from "./send-json.ts";
import { applySession, closeSignInSheet, waitsForSignIn, watchSession } from "./session-watch.ts";

const SIGNED_OUT: Session = { ...AINO, name: null, endsInSeconds: null };
const SIGN_IN_NEEDED = { id: "sign-in-needed", detail: "This resource is for staff." };

/** Response of the server to a request for the session; `null` if it does not respond. */
let session: Session | null;
/** Whether the server accepts acts. */
let isAccepting: boolean;
/** Bodies of all acts that the server received. */
let received: unknown[];
let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  session = AINO;
  isAccepting = true;
  received = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { readonly body: string }) => {
    if (path !== apiPaths.session) {
      received.push(JSON.parse(body));
      return isAccepting ? Response.json({ ok: true }) : rejection();
    }
    if (session === null) throw new TypeError("Failed to fetch");
    return Response.json(session);
  });
  client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  client.setQueryData(sessionQuery.queryKey, AINO);
  stop = watchSession(client);
});

afterEach(() => {
  stop();
});

const rejection = (): Response => Response.json(SIGN_IN_NEEDED, { status: 401 });
/** Returns the message of the error with which an act fails; an empty text if it succeeds. */
const failureOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "",
    (error: Error) => error.message,
  );
const claim = (id: string) => sendJson("PUT", apiPaths.deskAttention, { id });

/** Lets the session end after two hours without a request. */
function endSession(): void {
  vi.setSystemTime(Date.now() + 2 * HOUR);
  session = SIGNED_OUT;
  isAccepting = false;
}

/** Lets the same person or another one sign in on this page or in another tab. */
function signInAgain(next: Session): void {
  session = next;
  isAccepting = true;
}

describe("sendJson after the end of a session", () => {
  it("sends the acts again in their order after one sign-in, with the same bodies", async () => {
    endSession();
    const acts = Promise.all([claim("a"), claim("b")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(received).toEqual([{ id: "a" }, { id: "b" }]);
    signInAgain(AINO);
    await applySession(client, AINO);
    expect(await acts).toEqual([{ ok: true }, { ok: true }]);
    expect(received.slice(2)).toEqual([{ id: "a" }, { id: "b" }]);
  });

  it("sends an act again when the person has signed in in another tab", async () => {
    endSession();
    const act = claim("a");
    await vi.advanceTimersByTimeAsync(0);
    signInAgain(AINO);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(await act).toEqual({ ok: true });
  });

  it("sends an act again only once", async () => {
    endSession();
    const failure = failureOf(claim("a"));
    await vi.advanceTimersByTimeAsync(0);
    await applySession(client, AINO);
    expect(await failure).toBe(SIGN_IN_NEEDED.detail);
    expect(received).toHaveLength(2);
  });

  it("fails when the sheet is closed, and sends nothing", async () => {
    endSession();
    const failure = failureOf(claim("a"));
    await vi.advanceTimersByTimeAsync(0);
    closeSignInSheet();
    expect(await failure).toBe(SIGN_IN_NEEDED.detail);
    signInAgain(AINO);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(received).toHaveLength(1);
  });

  it("sends nothing and reloads the page when another person has signed in", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
    endSession();
    const failure = failureOf(claim("a"));
    await vi.advanceTimersByTimeAsync(0);
    signInAgain({ ...AINO, name: "Ben" });
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(await failure).toBe(SIGN_IN_NEEDED.detail);
    expect(reload).toHaveBeenCalledOnce();
    expect(received).toHaveLength(1);
  });

  it("fails at once when the session was ended on purpose", async () => {
    vi.setSystemTime(Date.now() + HOUR);
    session = SIGNED_OUT;
    isAccepting = false;
    await expect(claim("a")).rejects.toThrow(SIGN_IN_NEEDED.detail);
    expect(await waitsForSignIn()).toBe(false);
  });

  it("fails at once without staff who have signed in", async () => {
    stop();
    endSession();
    await expect(claim("a")).rejects.toThrow(SIGN_IN_NEEDED.detail);
  });
});

describe("waitsForSignIn", () => {
  it("returns true after the end of the session, and refetches after the sign-in", async () => {
    endSession();
    expect(await waitsForSignIn()).toBe(true);
    const invalidate = vi.spyOn(client, "invalidateQueries");
    await applySession(client, AINO);
    expect(invalidate).toHaveBeenCalledOnce();
    expect(client.getQueryData(sessionQuery.queryKey)).toEqual(AINO);
  });

  it("returns true without asking when the server does not respond", async () => {
    vi.setSystemTime(Date.now() + 3 * HOUR);
    session = null;
    expect(await waitsForSignIn()).toBe(true);
    session = AINO;
    expect(await waitsForSignIn()).toBe(true);
  });
});

describe("watchSession", () => {
  it("does not request the session more than ten minutes before its end", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError("offline"));
    vi.stubGlobal("fetch", fetch);
    vi.setSystemTime(Date.now() + 12 * HOUR - 10 * MINUTE - 6 * SECOND);
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5 * SECOND);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
