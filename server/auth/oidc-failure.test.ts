import { getRequestListener } from "@hono/node-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { apiPaths } from "#core/paths/paths.ts";
import { warnIfProviderFails } from "./oidc-flow.ts";
import { OidcRegistration } from "./oidc-registration.ts";
import { createLogger } from "#server/platform/logger.ts";
import { createScrubber } from "#server/platform/scrubber.ts";
import { encodeHttp, type Reaction, startFaultServer } from "#server/testing/fault-server.ts";
import { findFreePort } from "#server/testing/free-port.ts";
import { createTestFolder } from "#server/testing/server-process.ts";
import { startTestProduct } from "#server/testing/start-test-product.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

// Replaces the global `Response`, as the server does.
getRequestListener(() => new Response());

const DESK = "https://desk.example";
const SECRET = "canary-provider-secret";
const PAGE = { "content-type": "text/html" };
/** Returns a URL of this machine where no server listens. */
const findClosedUrl = async (): Promise<string> => `http://127.0.0.1:${await findFreePort()}`;

/** Starts a provider with these responses; by default, its discovery succeeds. */
async function startProvider(reactions: Readonly<Record<string, Reaction>>): Promise<string> {
  const service = await startFaultServer(({ path }) => {
    const [name = ""] = path.split("/").slice(-1);
    const metadata = {
      issuer: service.url,
      authorization_endpoint: `${service.url}/authorize`,
      token_endpoint: `${service.url}/token`,
    };
    return reactions[name] ?? encodeHttp(200, metadata);
  });
  onTestFinished(() => service.close());
  return service.url;
}

const createRegistration = (issuer: string): OidcRegistration =>
  new OidcRegistration({
    issuer,
    clientId: "matchdesk",
    clientSecret: SECRET,
    redirectUri: `${DESK}/api/v1/session/callback`,
    allowed: ["aino@club.example"],
  });

function createAppWith(issuer: string) {
  return createTestApp(PUBLISHED, { signIn: { type: "oidc", client: createRegistration(issuer) } });
}

const problemOf = (response: Response): string | null =>
  new URL(response.headers.get("location") ?? "", DESK).searchParams.get("problem");

const DISCOVERY = "openid-configuration";
const UNUSABLE: readonly (readonly [Reaction | null, cause: string])[] = [
  [null, "fetch failed: connect ECONNREFUSED"],
  [encodeHttp(404, "canary", PAGE), "unexpected HTTP response status code: HTTP 404"],
  [encodeHttp(500, "canary", PAGE), "HTTP 500"],
  [encodeHttp(200, "canary", PAGE), "unexpected response content-type: HTTP 200"],
  [encodeHttp(200, { issuer: "https://canary.example" }), "does not match the expected issuer"],
];

describe.each(UNUSABLE)("a provider that cannot be used (%#)", (reaction, cause) => {
  const start = async (): Promise<string> =>
    reaction === null ? findClosedUrl() : startProvider({ [DISCOVERY]: reaction });

  it("is named on the sign-in page, and with the cause in the log", async () => {
    const { app, lines } = createAppWith(await start());
    const response = await app.request(`${DESK}${apiPaths.sessionOidc("/")}`);
    expect(problemOf(response)).toBe("unreachable");
    expect(lines.join("")).toContain("OpenID Connect sign-in failed");
    expect(lines.join("")).toContain(cause);
    expect(lines.join("")).not.toContain("canary");
  });

  it("is reported at the start, with its URL, the cause and when it is tried again", async () => {
    const issuer = await start();
    const lines: string[] = [];
    const write = (line: string): void => void lines.push(line);
    const logger = createLogger({ level: "warn", scrubber: createScrubber(), write });
    await warnIfProviderFails(createRegistration(issuer), logger);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`OIDC_ISSUER: ${issuer} cannot be used as an OpenID provider (`);
    expect(lines[0]).toContain(cause);
    expect(lines[0]).toContain("each sign-in tries again, without a restart.");
    expect(lines[0]).not.toContain("canary");
  });
});

const error = (code: string): Reaction =>
  encodeHttp(400, { error: code, error_description: "canary" });

it.each<[problem: string, query: string, token: Reaction, cause: string]>([
  ["cancelled", "error=access_denied&error_description=canary", "", "(access_denied)"],
  ["client", "error=unauthorized_client", "", "(unauthorized_client)"],
  ["client", "code=a", error("invalid_client"), "(invalid_client)"],
  ["failed", "code=a", error("invalid_grant"), "(invalid_grant)"],
  ["failed", "code=a", error("canary: 1"), "(an unknown code)"],
  ["failed", "error=server_error", "", "(server_error)"],
  ["unreachable", "code=a", encodeHttp(502, "canary", PAGE), "HTTP 502"],
  ["unreachable", "code=a", (socket) => socket.destroy(), "fetch failed"],
  ["failed", "", "", "no authorization code"],
])("reports %s, with the cause in the log, for %s %#", async (problem, query, token, cause) => {
  const { app, lines } = createAppWith(await startProvider({ token }));
  const begun = await app.request(`${DESK}${apiPaths.sessionOidc("/")}`);
  const state = new URL(begun.headers.get("location") ?? "").searchParams.get("state");
  const [cookie = ""] = begun.headers.getSetCookie().map((set) => set.split(";")[0] ?? "");
  const callback = `${DESK}/api/v1/session/callback?${query}&state=${state}`;
  const response = await app.request(callback, { headers: { cookie } });
  expect(problemOf(response)).toBe(problem);
  const line = lines.find((each) => each.includes("OpenID Connect sign-in failed"));
  expect(JSON.parse(line ?? "{}").reason).toContain(cause);
  expect(lines.join("")).not.toContain("canary");
});

it("starts the server while the provider cannot be reached, and logs that", async () => {
  const lines: string[] = [];
  const closed = await findClosedUrl();
  const env = {
    UPSTREAM_URL: closed,
    DATA_DIR: createTestFolder(),
    STAFF_AUTH: "oidc",
    PUBLIC_URL: DESK,
    OIDC_ISSUER: closed,
    OIDC_CLIENT_ID: "matchdesk",
    OIDC_CLIENT_SECRET: SECRET,
    OIDC_ALLOW: "aino@club.example",
  };
  const desk = await startTestProduct(env, { write: (line) => void lines.push(line) });
  onTestFinished(() => desk.stop());
  await expect.poll(() => lines.join("")).toContain(`OIDC_ISSUER: ${closed} cannot be used`);
  expect(lines.join("")).not.toContain("canary");
});
