/**
 * T21: a foreign host name that resolves to this machine (DNS rebinding) is rejected in every mode.
 */
import { connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGE_CODES } from "#core/i18n/languages.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import { parsePasswordUsers } from "#server/auth/password-users.ts";
import { listenOnLoopback } from "#server/testing/listen-on-loopback.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

const { app, lines } = createTestApp();
const server = createAdaptorServer({ fetch: app.fetch });
let port = 0;

beforeAll(async () => {
  port = await listenOnLoopback(server);
});

afterAll(() => {
  if ("closeAllConnections" in server) server.closeAllConnections();
  server.close();
});

/** Sends a raw request and resolves with the status and the whole response. */
function send(request: readonly string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.write([...request, "Connection: close", "", ""].join("\r\n"));
    });
    let text = "";
    socket.on("data", (chunk) => (text += String(chunk)));
    socket.on("error", reject);
    socket.on("close", () => resolve({ status: Number(text.split(" ")[1]), text }));
  });
}

const PASSWORD: StaffSignInMethod = { type: "password", users: parsePasswordUsers("").users };
const MODES: readonly StaffSignInMethod[] = [{ type: "none" }, { type: "off" }, PASSWORD];
const APPS = MODES.map((signIn) => createTestApp(PUBLISHED, { signIn }).app);
const PATHS = [...new Set(app.routes.map(({ path }) => path)), "/assets/main-a1b2c3d4.js"];

describe("request for an unknown host", () => {
  it.each(PATHS)("is rejected with 421 at %s, in every sign-in mode", async (path) => {
    for (const guarded of APPS) {
      for (const method of ["GET", "HEAD", "POST", "OPTIONS"]) {
        const response = await guarded.request(`http://rebound.example:8787${path}`, { method });
        expect(response.status).toBe(421);
        expect(response.headers.get("cache-control")).toBe("no-store");
      }
    }
  });

  it("responds with a problem about ALLOWED_HOSTS, or a page in every language to a browser", async () => {
    const url = "http://rebound.example/matches";
    const problem = await app.request(url);
    expect(problem.headers.get("content-type")).toBe("application/problem+json");
    expect(await problem.json()).toMatchObject({ id: "unknown-host", status: 421 });
    const page = await app.request(url, { headers: { accept: "text/html" } });
    expect(page.status).toBe(421);
    const html = await page.text();
    expect(html).toContain("<!doctype html>");
    expect(html.match(/ALLOWED_HOSTS/g)).toHaveLength(LANGUAGE_CODES.length);
    expect(html).toContain('<div lang="sv"><h2>Okänt servernamn</h2>');
    expect(html).not.toContain("rebound");
  });

  it("is logged with the client's address, without the host it sent", async () => {
    const before = lines.length;
    await send(["GET / HTTP/1.1", "Host: canary.example"]);
    const logged = lines.slice(before).join("");
    expect(logged).toContain('"event":"input_validation_fail","address":"127.0.0.1"');
    expect(logged).not.toContain("canary");
  });
});

const GET = "GET /healthz HTTP/1.1";

describe("Host header", () => {
  it.each([
    ["a loopback name", [GET, "Host: localhost:8787"], 200],
    ["upper case", [GET, "HOST: LocalHost"], 200],
    ["the host of PUBLIC_URL with another port", [GET, "Host: desk.example.org:81"], 200],
    ["another name", [GET, "Host: rebound.example"], 421],
    ["a known name twice", [GET, "Host: localhost", "Host: localhost"], 421],
    ["two names", [GET, "Host: localhost", "Host: rebound.example"], 421],
    ["another host as target", [targetOf("rebound.example"), "Host: localhost"], 421],
    ["a known host as target", [targetOf("localhost"), "Host: rebound.example"], 421],
    ["a user name", [GET, "Host: localhost@rebound.example"], 400],
    ["two names in one header", [GET, "Host: localhost, rebound.example"], 400],
    ["no name", [GET, "Host: "], 400],
    ["nothing", [GET], 400],
    ["nothing in HTTP/1.0", ["GET /healthz HTTP/1.0"], 400],
    ["a known name in HTTP/1.0", ["GET /healthz HTTP/1.0", "Host: localhost"], 200],
  ])("checks %s", async (_, request, status) => {
    const response = await send(request);
    expect(response.status).toBe(status);
    expect(response.text.includes("ok\n")).toBe(status === 200);
  });
});

function targetOf(host: string): string {
  return `GET http://${host}/healthz HTTP/1.1`;
}
