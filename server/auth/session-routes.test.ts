import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Session, SessionSchema } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import type { PasswordUsers } from "./password-users.ts";
import { createTestUsers, sendFromPage, signInWithPassword } from "./testing/password-fixture.ts";
import { createTestSessionTable } from "#server/testing/session-table.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED, TEST_NOW } from "#server/testing/test-publication.ts";

const AINO = { name: "Aino", password: "horse" };

let users: PasswordUsers;
let now: number;
let app: ReturnType<typeof createTestApp>["app"];

beforeAll(async () => {
  users = await createTestUsers({ Aino: "horse", Ben: "cow" });
});

beforeEach(() => {
  now = TEST_NOW;
  const setting = { signIn: { type: "password", users }, machineNow: () => now } as const;
  ({ app } = createTestApp(PUBLISHED, setting));
});

const send = (
  method: string,
  path: string,
  ...parts: [cookie?: string, body?: unknown, base?: string]
) => sendFromPage(app, method, path, ...parts);
const signIn = () => signInWithPassword(app, "Aino", "horse");

async function sessionOf(cookie: string): Promise<Session> {
  const response = await send("GET", apiPaths.session, cookie);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return SessionSchema.parse(await response.json());
}

const userNameOf = async (cookie: string) => (await sessionOf(cookie)).name;
const endOf = async (cookie: string) => (await sessionOf(cookie)).endsInSeconds;

describe("sign-in with a password", () => {
  it("sets a host-only, HTTPS-only, HttpOnly cookie for twelve hours", async () => {
    const response = await send("POST", apiPaths.session, "", AINO);
    expect(SessionSchema.parse(await response.json())).toEqual({
      name: "Aino",
      signIn: "password",
      hidesSome: false,
      endsInSeconds: 12 * 60 * 60,
    });
    const [value = "", ...attributes] = response.headers.get("set-cookie")?.split("; ") ?? [];
    expect(value).toMatch(/^__Host-matchdesk=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(
      ["Max-Age=43200", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"].toSorted(),
    );
  });

  it("reports the seconds until the session ends, also after requests", async () => {
    const cookie = await signIn();
    now += HOUR;
    expect(await endOf(cookie)).toBe(11 * 60 * 60);
    now += MINUTE - 1;
    expect(await endOf(cookie)).toBe(11 * 60 * 60 - 60);
    expect(await endOf("")).toBeNull();
    now += 2 * HOUR;
    expect(await endOf(cookie)).toBeNull();
  });

  it("opens staff routes to the signed-in user only", async () => {
    const cookie = await signIn();
    expect(await userNameOf(cookie)).toBe("Aino");
    expect((await send("GET", apiPaths.deskMarks, cookie)).status).toBe(200);
    expect((await send("GET", "/matches", cookie)).status).toBe(200);
    for (const other of ["", "__Host-matchdesk=AAAA", "matchdesk=AAAA"]) {
      expect(await userNameOf(other)).toBeNull();
      expect((await send("GET", apiPaths.deskMarks, other)).status).toBe(401);
      const list = await send("GET", "/matches", other);
      expect(list.status).toBe(401);
      expect(await list.json()).toMatchObject({ error: "access_denied" });
    }
  });

  it("ends one session, or all sessions of the same user", async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const ben = await signInWithPassword(app, "ben", "cow");
    const out = await send("DELETE", apiPaths.session, first);
    expect(await out.json()).toMatchObject({ name: null, provider: null });
    expect(out.headers.get("set-cookie")).toContain("__Host-matchdesk=; Max-Age=0");
    const names = await Promise.all([first, second, third].map(userNameOf));
    expect(names).toEqual([null, "Aino", "Aino"]);
    await send("DELETE", apiPaths.sessionEverywhere, second);
    expect(await Promise.all([second, third, ben].map(userNameOf))).toEqual([null, null, "Ben"]);
  });

  it("ends the browser's previous session", async () => {
    const before = await signIn();
    const response = await send("POST", apiPaths.session, before, { name: "Ben", password: "cow" });
    expect(response.status).toBe(200);
    expect(await userNameOf(before)).toBeNull();
  });

  it("returns the same response for a wrong password and an unknown name", async () => {
    const admit = vi.spyOn(users, "admit");
    const attempts = [
      { ...AINO, password: "cow" },
      { ...AINO, name: "Nobody" },
    ];
    const responses = await Promise.all(
      attempts.map((attempt) => send("POST", apiPaths.session, "", attempt)),
    );
    expect(responses.map(({ status }) => status)).toEqual([401, 401]);
    expect(responses.map(({ headers }) => headers.get("set-cookie"))).toEqual([null, null]);
    const [wrong, unknown] = await Promise.all(responses.map((response) => response.text()));
    expect(wrong).toBe(unknown);
    // A hash is verified for an unknown name too, so that the time reveals nothing.
    expect(admit).toHaveBeenCalledWith("Nobody", "horse");
    admit.mockRestore();
  });

  it("limits failed attempts from an address, and returns the time until the next attempt", async () => {
    for (let turn = 0; turn < 12; turn += 1) await signIn();
    const wrong = { ...AINO, password: "cow" };
    const responses = [];
    for (let turn = 0; turn < 11; turn += 1) {
      responses.push(await send("POST", apiPaths.session, "", { ...wrong, name: `Guess ${turn}` }));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429]);
    const rejected = responses.at(-1);
    expect(Number(rejected?.headers.get("retry-after"))).toBeGreaterThan(14 * 60);
    expect(await rejected?.text()).toContain("Try again in 15 minutes.");
    expect((await send("POST", apiPaths.session, "", AINO)).status).toBe(429);
  });

  it("rejects a password over plain HTTP, except on this machine", async () => {
    const plain = await send("POST", apiPaths.session, "", AINO, "http://192.0.2.7:8787");
    expect(plain.status).toBe(403);
    expect(await plain.json()).toMatchObject({ id: "https-needed" });
    const local = await send("POST", apiPaths.session, "", AINO, "http://localhost:8787");
    expect(local.status).toBe(200);
  });

  it.each([null, {}, { name: "Aino" }, { name: 1, password: "horse" }, []])(
    "rejects the body %j",
    async (body) => {
      expect((await send("POST", apiPaths.session, "", body)).status).toBe(400);
    },
  );

  it("rejects an attempt from another site", async () => {
    const response = await app.request(`https://desk.example${apiPaths.session}`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: JSON.stringify(AINO),
    });
    expect(response.status).toBe(403);
  });
});

describe("session without grounds", () => {
  it("ends when the password changes or the name is removed", async () => {
    const sessions = createTestSessionTable();
    const appOf = (list: PasswordUsers) =>
      createTestApp(PUBLISHED, { signIn: { type: "password", users: list }, sessions }).app;
    const cookie = await signInWithPassword(appOf(users), "Aino", "horse");
    const isStaff = async (list: PasswordUsers) =>
      (await sendFromPage(appOf(list), "GET", apiPaths.deskMarks, cookie)).status === 200;
    expect(await isStaff(users)).toBe(true);
    expect(await isStaff(await createTestUsers({ Aino: "new" }))).toBe(false);
    expect(await isStaff(await createTestUsers({ Ben: "cow" }))).toBe(false);
  });
});

describe("session route without sign-in", () => {
  it("reports that all users of this machine are staff", async () => {
    const { app: open } = createTestApp();
    const response = await open.request(apiPaths.session);
    expect(await response.json()).toEqual({
      name: "Staff",
      signIn: null,
      hidesSome: false,
      endsInSeconds: null,
    });
    const post = { method: "POST", headers: { "x-matchdesk": "1" }, body: "{}" };
    expect((await open.request(apiPaths.session, post)).status).toBe(404);
  });

  it("reports whether tournaments are visible to staff only", async () => {
    const audience = createVisibility({ sites: new Set(), tournaments: new Set() });
    const { app: narrow } = createTestApp(PUBLISHED, { audience });
    const response = await narrow.request(apiPaths.session);
    expect(await response.json()).toMatchObject({ hidesSome: true });
  });
});
