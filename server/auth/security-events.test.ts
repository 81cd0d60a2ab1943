/** T25: sign-ins and denied access are logged with fixed names and without secrets. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { must } from "#core/lib/must.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import type { PasswordUsers } from "./password-users.ts";
import { createTestUsers, sendFromPage, signInWithPassword } from "./testing/password-fixture.ts";
import { createTestSessionTable } from "#server/testing/session-table.ts";
import { sampleHold } from "#core/testing/sample-hold.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED, TEST_NOW } from "#server/testing/test-publication.ts";

const DESK = "https://desk.example";
const PASSWORD = "canary-password";
const MEMBERS = new Set(["event", "user", "reason", "setting"]);

let users: PasswordUsers;
let now: number;
let writes: number;
let isFailing: boolean;
let test: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  users = await createTestUsers({ Aino: PASSWORD });
});

beforeEach(() => {
  now = TEST_NOW;
  writes = 0;
  isFailing = false;
  const table = createTestSessionTable();
  const sessions = {
    ...table,
    updateUse: async (token: string, at: number) => {
      writes += 1;
      if (isFailing) throw new Error("the disk is full");
      await table.updateUse(token, at);
    },
    deleteByToken: async (token: string) => {
      if (isFailing) throw new Error("the disk is full");
      await table.deleteByToken(token);
    },
  };
  const setting = { signIn: { type: "password", users }, sessions, machineNow: () => now } as const;
  test = createTestApp(PUBLISHED, setting);
});

const send = (method: string, path: string, cookie?: string, body?: unknown) =>
  sendFromPage(test.app, method, path, cookie, body);
const signIn = (name = "aino", password = PASSWORD) => signInWithPassword(test.app, name, password);

/** Returns all security events so far, without time, level, address and message. */
const events = (): readonly Readonly<Record<string, unknown>>[] =>
  test.lines
    .map((line): object => JSON.parse(line))
    .filter((line) => "event" in line)
    .map((line) => Object.fromEntries(Object.entries(line).filter(([name]) => MEMBERS.has(name))));

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await send("GET", apiPaths.deskMarks, cookie)).status === 200;

describe("security events", () => {
  it("record sign-ins and sign-outs with user and address", async () => {
    const cookie = await signIn();
    await send("DELETE", apiPaths.session, cookie);
    await send("DELETE", apiPaths.sessionEverywhere, await signIn());
    await send("DELETE", apiPaths.session, "");
    expect(events()).toEqual([
      { event: "authn_login_success", user: "Aino" },
      { event: "session_expired", user: "Aino", reason: "signed-out" },
      { event: "authn_login_success", user: "Aino" },
      { event: "session_expired", user: "Aino", reason: "signed-out-everywhere" },
    ]);
    expect(test.lines.join("")).toContain('"address":');
  });

  it("record a wrong password with a known user, and no typed text", async () => {
    await signIn("AINO", "canary-guess");
    await signIn("canary-name", "canary-guess");
    expect(events()).toEqual([
      { event: "authn_login_fail", reason: "wrong-password", user: "Aino" },
      { event: "authn_login_fail", reason: "wrong-password" },
    ]);
    for (let guess = 0; guess < 12; guess += 1) await signIn("aino", "canary-guess");
    expect(events().at(-1)).toEqual({ event: "authn_login_fail_max", user: "Aino" });
    expect(test.lines.join("")).not.toContain("canary");
  });

  it("record denied access to staff routes, but no problem of public routes", async () => {
    await send("GET", apiPaths.deskMarks);
    await test.app.request(DESK + apiPaths.session, { method: "DELETE" });
    await send("GET", apiPaths.match("osu.example.net", "missing"));
    expect(events()).toEqual([
      { event: "authz_fail", reason: "sign-in-needed" },
      { event: "authz_fail", reason: "not-from-here" },
    ]);
  });

  it("record the user who accepted the loss of held data", async () => {
    const world = must(PUBLISHED.world, "it was published");
    const hold = sampleHold({ since: TEST_NOW });
    const snapshot = { ...world.snapshot, holds: [hold] };
    const withHold = { ...PUBLISHED, world: { ...world, snapshot } };
    test = createTestApp(() => withHold, {
      signIn: { type: "password", users },
      machineNow: () => now,
    });
    const cookie = await signIn();
    const id = `data-held ${hold.id} ${TEST_NOW}`;
    const response = await send("PUT", apiPaths.deskAttention, cookie, { action: "accept", id });
    expect(response.status).toBe(200);
    await send("PUT", apiPaths.deskAttention, cookie, { action: "keep", id: "data-held x" });
    const accepted = { event: "authz_admin", user: "Aino", setting: "held-data" };
    expect(events().slice(1)).toEqual([accepted]);
  });

  it("record the kind of each changed setting, and the user", async () => {
    const cookie = await signIn();
    const key = { kind: "wall-message", scope: "" } as const;
    await send("PUT", "/api/v1/desk/facts", cookie, { ...key, value: "canary" });
    await send("PUT", "/api/v1/desk/facts/undo", cookie, key);
    await send("DELETE", "/api/v1/desk/facts?kind=channel&scope=main", cookie);
    await send("PUT", "/api/v1/desk/facts", cookie, { kind: "wall-message" });
    const settings = ["wall-message", "wall-message", "channel"];
    expect(events().slice(1)).toEqual(
      settings.map((setting) => ({ event: "authz_admin", user: "Aino", setting })),
    );
    expect(test.lines.join("")).not.toContain("canary");
  });
});

describe("session", () => {
  it("ends after two hours without a request, but not while it is used", async () => {
    const [used, unused] = [await signIn(), await signIn()];
    for (let step = 0; step < 5; step += 1) {
      now += HOUR - MINUTE;
      expect(await isSignedIn(used)).toBe(true);
    }
    expect(await isSignedIn(unused)).toBe(false);
    now += 2 * HOUR;
    expect(await isSignedIn(used)).toBe(false);
    const ended = events().filter(({ event }) => event === "session_expired");
    expect(ended.map(({ reason }) => reason)).toEqual(["idle", "idle"]);
  });

  it("ends after twelve hours although it is used", async () => {
    const cookie = await signIn();
    for (let step = 0; step < 11; step += 1) {
      now += HOUR;
      expect(await isSignedIn(cookie)).toBe(true);
    }
    now += HOUR;
    expect(await isSignedIn(cookie)).toBe(false);
    expect(events().find(({ event }) => event === "session_expired")?.["reason"]).toBe("expired");
  });

  it("stores its use once in five minutes, not with every request", async () => {
    const cookie = await signIn();
    for (let step = 0; step < 60; step += 1) {
      now += 10_000;
      await isSignedIn(cookie);
    }
    expect(writes).toBe(2);
  });

  it("continues while used and the archive rejects writes, and ends when unused", async () => {
    const [used, unused] = [await signIn(), await signIn()];
    isFailing = true;
    for (let step = 0; step < 30; step += 1) {
      now += 10 * MINUTE;
      expect(await isSignedIn(used)).toBe(true);
    }
    expect((await send("GET", apiPaths.deskMarks, unused)).status).toBe(401);
    isFailing = false;
    expect(await isSignedIn(used)).toBe(true);
    now += 2 * HOUR;
    expect(await isSignedIn(used)).toBe(false);
  });
});
