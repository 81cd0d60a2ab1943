import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SessionSchema } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { createVisibility } from "#server/reading/visibility.ts";
import { type PasswordUsers, parsePasswordUsers } from "./password-users.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";
import { TEST_NOW, createTestApp, publicationOf, testLists } from "#server/testing/test-app.ts";

const CHEAP = { N: 2, r: 1, p: 1 };
const AINO = { name: "Aino", password: "horse" };
const published = publicationOf(testLists());

let users: PasswordUsers;
let now: number;
let app: ReturnType<typeof createTestApp>["app"];

beforeAll(async () => {
  const entries = ["Aino:horse", "Ben:cow"].map(async (entry) => {
    const [name = "", password = ""] = entry.split(":");
    return `${name}:${await hashSecret(password, CHEAP)}`;
  });
  ({ users } = parsePasswordUsers((await Promise.all(entries)).join(",")));
});

beforeEach(() => {
  now = TEST_NOW;
  app = createTestApp(() => published, {
    signIn: { type: "password", users },
    wall: () => now,
  }).app;
});

/** Sends a request like a page of this server, over HTTPS. */
function send(
  method: string,
  path: string,
  cookie = "",
  body?: unknown,
  base = "https://desk.example",
) {
  return app.request(`${base}${path}`, {
    method,
    headers: {
      "x-matchdesk": "1",
      "sec-fetch-site": "same-origin",
      ...(cookie !== "" && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function signIn(attempt: unknown = AINO): Promise<string> {
  const response = await send("POST", apiPaths.session, "", attempt);
  expect(response.status).toBe(200);
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function userNameOf(cookie: string): Promise<string | null> {
  const response = await send("GET", apiPaths.session, cookie);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return SessionSchema.parse(await response.json()).name;
}

describe("sign-in with a password", () => {
  it("sets a host-only, HTTPS-only, HttpOnly cookie for twelve hours", async () => {
    const response = await send("POST", apiPaths.session, "", AINO);
    expect(SessionSchema.parse(await response.json())).toEqual({
      name: "Aino",
      signIn: "password",
      hidesSome: false,
    });
    const [value = "", ...attributes] = response.headers.get("set-cookie")?.split("; ") ?? [];
    expect(value).toMatch(/^__Host-matchdesk=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(
      ["Max-Age=43200", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"].toSorted(),
    );
  });

  it("opens staff routes to the signed-in user only", async () => {
    const cookie = await signIn();
    expect(await userNameOf(cookie)).toBe("Aino");
    expect((await send("GET", apiPaths.deskMarks, cookie)).status).toBe(200);
    expect((await send("GET", "/matches", cookie)).status).toBe(200);
    for (const other of ["", "__Host-matchdesk=AAAA", "matchdesk=AAAA"]) {
      expect(await userNameOf(other)).toBeNull();
      expect((await send("GET", apiPaths.deskMarks, other)).status).toBe(401);
      expect((await send("GET", "/matches", other)).status).toBe(401);
    }
  });

  it("ends one session, or all sessions of the same user", async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()];
    const ben = await signIn({ name: "ben", password: "cow" });
    const out = await send("DELETE", apiPaths.session, first);
    expect(await out.json()).toMatchObject({ name: null, provider: null });
    expect(out.headers.get("set-cookie")).toContain("__Host-matchdesk=; Max-Age=0");
    expect(await Promise.all([first, second, third].map(userNameOf))).toEqual([
      null,
      "Aino",
      "Aino",
    ]);
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
    const [wrong, unknown] = await Promise.all(
      [
        { ...AINO, password: "cow" },
        { ...AINO, name: "Nobody" },
      ].map(async (attempt) => {
        const response = await send("POST", apiPaths.session, "", attempt);
        expect(response.headers.get("set-cookie")).toBeNull();
        return [response.status, await response.text()];
      }),
    );
    expect(wrong).toEqual(unknown);
    expect(wrong?.[0]).toBe(401);
  });

  it("verifies a hash for an unknown name too, so that the time reveals nothing", async () => {
    const admit = vi.spyOn(users, "admit");
    await send("POST", apiPaths.session, "", { ...AINO, name: "Nobody" });
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

  it("serves the page of /matches to viewers, and the list to staff", async () => {
    const page = await app.request("/matches", { headers: { accept: "text/html" } });
    expect(page.status).toBe(200);
    const list = await app.request("/matches");
    expect(list.status).toBe(401);
    expect(await list.json()).toMatchObject({ error: "access_denied" });
  });
});

describe("session without grounds", () => {
  it("ends when the password changes or the name is removed", async () => {
    const sessions = await import("./sessions.ts");
    const { createTestSessionTable: createTestSessions } =
      await import("#server/testing/session-table.ts");
    const { Hono } = await import("hono");
    const table = createTestSessions();
    const enter = (list: PasswordUsers) => {
      const ownSessions = sessions.createSessions({
        signIn: { type: "password", users: list },
        table,
        now: () => now,
        onEnd: () => {},
      });
      return new Hono()
        .get("/who", async (c) => c.text((await ownSessions.find(c))?.name ?? "nobody"))
        .get("/in", async (c) => {
          const admission = await list.admit("Aino", "horse");
          if (admission !== null) await ownSessions.begin(c, admission);
          return c.body(null);
        });
    };
    const entered = await enter(users).request("https://desk.example/in");
    const headers = { cookie: entered.headers.get("set-cookie")?.split(";")[0] ?? "" };
    const who = async (list: PasswordUsers) =>
      (await enter(list).request("https://desk.example/who", { headers })).text();
    expect(await who(users)).toBe("Aino");
    const other = parsePasswordUsers(`Aino:${await hashSecret("new", CHEAP)}`).users;
    expect(await who(other)).toBe("nobody");
    const without = parsePasswordUsers(`Ben:${await hashSecret("cow", CHEAP)}`).users;
    expect(await who(without)).toBe("nobody");
  });
});

describe("session route without sign-in", () => {
  it("reports that all users of this machine are staff", async () => {
    const { app: open } = createTestApp(() => published);
    const response = await open.request(apiPaths.session);
    expect(await response.json()).toEqual({ name: "Staff", signIn: null, hidesSome: false });
    const post = { method: "POST", headers: { "x-matchdesk": "1" }, body: "{}" };
    expect((await open.request(apiPaths.session, post)).status).toBe(404);
  });

  it("reports whether tournaments are visible to staff only", async () => {
    const audience = createVisibility({ sites: new Set(), tournaments: new Set() });
    const { app: narrow } = createTestApp(() => published, { audience });
    const response = await narrow.request(apiPaths.session);
    expect(await response.json()).toMatchObject({ hidesSome: true });
  });
});
