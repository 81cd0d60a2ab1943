import type { Hono } from "hono";
import { apiPaths } from "#core/paths/paths.ts";
import { parsePasswordUsers, type PasswordUsers } from "#server/auth/password-users.ts";
import { hashSecret } from "#server/platform/secret-hash.ts";

/** Cost of hashes in tests: the lowest possible one. */
export const CHEAP_HASH = { N: 2, r: 1, p: 1 };

export async function createTestUsers(
  passwords: Readonly<Record<string, string>>,
): Promise<PasswordUsers> {
  const entries = Object.entries(passwords).map(
    async ([name, password]) => `${name}:${await hashSecret(password, CHEAP_HASH)}`,
  );
  return parsePasswordUsers((await Promise.all(entries)).join(",")).users;
}

/** Sends a request like a page of the server, by default over HTTPS. */
export async function sendFromPage(
  app: Hono,
  method: string,
  path: string,
  cookie = "",
  body?: unknown,
  base = "https://desk.example",
): Promise<Response> {
  const headers = { "x-matchdesk": "1", "sec-fetch-site": "same-origin", cookie };
  const content = body === undefined ? {} : { body: JSON.stringify(body) };
  return app.request(base + path, { method, headers, ...content });
}

/** Signs in. Returns the cookie of the session; an empty text if it was rejected. */
export async function signInWithPassword(
  app: Hono,
  name: string,
  password: string,
): Promise<string> {
  const response = await sendFromPage(app, "POST", apiPaths.session, "", { name, password });
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}
