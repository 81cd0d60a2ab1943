import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { ProblemError } from "#server/platform/problem-error.ts";
import { parseTrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createStaffIdentification } from "./staff-identification.ts";
import { type StaffIdentification, attachStaff, requireStaff, getRequestStaff } from "./staff.ts";
import { rejectUnsafeWrites } from "./reject-unsafe-writes.ts";

const NO_SESSIONS = { findStaff: () => Promise.resolve(null) };
const PROXIES = must(parseTrustedProxies("127.0.0.9"), "an address");
const loopbackStaff = createStaffIdentification({ type: "none" }, NO_SESSIONS, PROXIES);
const anonymousStaff = createStaffIdentification({ type: "off" }, NO_SESSIONS, PROXIES);
const LOCAL_URL = "http://localhost:8787/note";

function createGuarded(identify: StaffIdentification): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof ProblemError) return c.text(error.id, error.status);
    throw error;
  });
  app.use(attachStaff(identify), requireStaff, rejectUnsafeWrites);
  return app
    .get("/note", (c) => c.text(getRequestStaff(c).name))
    .post("/note", async (c) => c.text(await c.req.text()));
}

const post = (headers: Readonly<Record<string, string>>, body = "written") =>
  createGuarded(anonymousStaff).request(LOCAL_URL, {
    method: "POST",
    body,
    headers: { host: "localhost:8787", ...headers },
  });

/** Sends a request without sign-in from this peer; resolves with the status. */
const sendLocally = async (headers: Record<string, string>, peer: string, httpVersion = "1.1") => {
  const env = { incoming: { socket: { remoteAddress: peer }, httpVersion } };
  return (await createGuarded(loopbackStaff).request(LOCAL_URL, { headers }, env)).status;
};

describe("createStaffIdentification without sign-in", () => {
  it.each(["http://localhost:8787/note", "http://127.0.0.1/note", "http://[::1]:8787/note"])(
    "accepts a local request for %s as staff",
    async (url) => {
      expect((await createGuarded(loopbackStaff).request(url)).status).toBe(200);
    },
  );

  it.each(["http://rebound.example:8787/note", "http://192.0.2.7/note"])(
    "does not accept a request for %s as staff",
    async (url) => {
      expect((await createGuarded(loopbackStaff).request(url)).status).toBe(401);
      expect((await createGuarded(anonymousStaff).request(url)).status).toBe(200);
    },
  );

  it.each([
    ["from this machine", "127.0.0.1", undefined, 200],
    ["from this machine over IPv6", "::1", undefined, 200],
    ["from this machine over IPv4-mapped IPv6", "::ffff:127.0.0.1", undefined, 200],
    ["from elsewhere", "192.0.2.7", undefined, 401],
    ["through an untrusted proxy", "127.0.0.1", "192.0.2.7", 401],
    ["through an untrusted proxy, with this machine as client", "127.0.0.1", "127.0.0.1", 401],
    ["from elsewhere through a trusted proxy", "127.0.0.9", "192.0.2.7", 401],
    ["from this machine through a trusted proxy", "127.0.0.9", "127.0.0.1", 200],
    ["through a trusted proxy that adds a port", "127.0.0.9", "192.0.2.7:4711", 401],
    ["through a trusted proxy with an unknown client", "127.0.0.9", "unknown", 401],
    ["through a trusted proxy without a client", "127.0.0.9", "", 401],
    ["with a forged hop before this machine", "127.0.0.9", "me, 127.0.0.1", 401],
  ])("checks a request %s", async (_, remoteAddress, forwardedFor, status) => {
    const headers = forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor };
    expect(await sendLocally(headers, remoteAddress)).toBe(status);
  });
});

/** T22: a reverse proxy on the same machine forwards requests from any machine. */
describe("createStaffIdentification without sign-in, behind a proxy on this machine", () => {
  it.each([
    "Forwarded",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Forwarded-Anything",
    "X-Real-IP",
    "Via",
    "CF-Connecting-IP",
  ])("does not accept a request with the header %s as staff", async (name) => {
    expect(await sendLocally({ [name]: "127.0.0.1" }, "127.0.0.1")).toBe(401);
    expect(await sendLocally({ [name]: "" }, "::1")).toBe(401);
    const fromTrusted = name === "X-Forwarded-For" ? 200 : 401;
    expect(await sendLocally({ [name]: "127.0.0.1" }, "127.0.0.9")).toBe(fromTrusted);
  });

  it("does not accept HTTP/1.0 as staff, which nginx uses by default", async () => {
    expect(await sendLocally({}, "127.0.0.1", "1.0")).toBe(401);
    expect(await sendLocally({}, "127.0.0.1")).toBe(200);
  });
});

describe("rejectUnsafeWrites", () => {
  it("accepts writes from the server's own pages and from programs that are not browsers", async () => {
    const header = { "x-matchdesk": "1" };
    for (const headers of [
      header,
      { ...header, "sec-fetch-site": "same-origin" },
      { ...header, origin: "http://localhost:8787" },
    ]) {
      const response = await post(headers);
      expect(await response.text()).toBe("written");
    }
  });

  it.each<Record<string, string>>([
    {},
    { "x-matchdesk": "0" },
    { "sec-fetch-site": "same-origin" },
    { "x-matchdesk": "1", "sec-fetch-site": "same-site" },
    { "x-matchdesk": "1", "sec-fetch-site": "cross-site" },
    { "x-matchdesk": "1", "sec-fetch-site": "none" },
    { "x-matchdesk": "1", origin: "http://localhost:8788" },
    { "x-matchdesk": "1", origin: "http://localhost.example:8787" },
    { "x-matchdesk": "1", origin: "null" },
  ])("rejects a write with %j", async (headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toBe("not-from-here");
  });

  it("rejects a body of more than 64 KiB", async () => {
    const response = await post({ "x-matchdesk": "1" }, "x".repeat(64 * 1024 + 1));
    expect(response.status).toBe(413);
  });
});
