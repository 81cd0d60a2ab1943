import { beforeEach, describe, expect, it } from "vitest";
import { SignedOutSchema } from "#core/contract/session.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { OidcRegistration } from "./oidc-registration.ts";
import {
  PROVIDER_CLIENT,
  type TestOpenIdProvider,
  startTestOpenIdProvider,
} from "#server/testing/oidc-provider.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { PUBLISHED } from "#server/testing/test-publication.ts";

const DESK = "https://desk.example";
const REDIRECT = `${DESK}/api/v1/session/callback`;
/** Issuer of a provider that does not respond. */
const SILENT_ISSUER = "http://127.0.0.1:9";

/** Creates an app whose staff sign in at this provider. */
function createAppWith(issuer: string) {
  const client = new OidcRegistration({
    issuer,
    clientId: PROVIDER_CLIENT.id,
    clientSecret: PROVIDER_CLIENT.secret,
    redirectUri: REDIRECT,
    allowed: ["aino@club.example", "sub:bare"],
  });
  return createTestApp(PUBLISHED, { signIn: { type: "oidc", client } });
}

let provider: TestOpenIdProvider;
let test: ReturnType<typeof createTestApp>;

beforeEach(async () => {
  provider = await startTestOpenIdProvider(REDIRECT, {
    aino: { email: "Aino@Club.example", email_verified: true, name: "Aino \u202eKivi" },
    unverified: { email: "aino@club.example", email_verified: false },
    other: { email: "other@club.example", email_verified: true },
    bare: {},
  });
  test = createAppWith(provider.issuer);
});

const cookieOf = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .map((set) => set.split(";")[0] ?? "")
    .find((pair) => pair.startsWith(`${name}=`)) ?? "";

/** Starts a sign-in. Returns the provider's URL and the browser's cookie. */
async function begin(to = "/matches?state=live") {
  const response = await test.app.request(`${DESK}${apiPaths.sessionOidc(to)}`);
  expect(response.status).toBe(303);
  return {
    url: response.headers.get("location") ?? "",
    cookie: cookieOf(response, "__Host-matchdesk-pending"),
  };
}

async function signIn(login: string, to?: string): Promise<Response> {
  const { url, cookie } = await begin(to);
  const back = await provider.passThrough(url, login);
  return test.app.request(back, { headers: { cookie } });
}

describe("sign-in with an OpenID provider", () => {
  it("signs in a user on the staff list and redirects to the requested page", async () => {
    const response = await signIn("aino");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/matches?state=live");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const cookie = cookieOf(response, "__Host-matchdesk");
    expect(cookie).toMatch(/=[\w-]{43}$/);
    const session = await test.app.request(`${DESK}${apiPaths.session}`, { headers: { cookie } });
    expect(await session.json()).toEqual({
      name: "Aino Kivi",
      signIn: "oidc",
      hidesSome: false,
      endsInSeconds: 12 * 60 * 60,
    });
    const marks = await test.app.request(`${DESK}${apiPaths.deskMarks}`, { headers: { cookie } });
    expect(marks.status).toBe(200);
  });

  it("accepts a user listed by subject", async () => {
    expect((await signIn("bare")).headers.get("location")).toBe("/matches?state=live");
  });

  it.each(["other", "unverified", "nobody"])("rejects %s with a reason", async (login) => {
    const response = await signIn(login);
    expect(response.headers.get("location")).toBe(
      "/sign-in?problem=refused&to=%2Fmatches%3Fstate%3Dlive",
    );
    expect(cookieOf(response, "__Host-matchdesk")).toBe("");
  });

  it("sends a fresh PKCE challenge, state and nonce on every sign-in", async () => {
    const [first, second] = [await begin(), await begin()].map(({ url }) => {
      return new URL(url).searchParams;
    });
    expect(first?.get("code_challenge_method")).toBe("S256");
    expect(first?.get("redirect_uri")).toBe(REDIRECT);
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(first?.get(name)).toMatch(/^[\w-]{43}$/);
      expect(first?.get(name)).not.toBe(second?.get(name));
    }
  });

  it("rejects a callback from another browser, and a repeated one", async () => {
    const { url, cookie } = await begin();
    const other = await begin();
    const back = await provider.passThrough(url, "aino");
    for (const wrong of ["", other.cookie, "__Host-matchdesk-pending=e30"]) {
      const response = await test.app.request(back, { headers: { cookie: wrong } });
      expect(response.headers.get("location")).toMatch(/^\/sign-in\?problem=expired&to=/);
      expect(cookieOf(response, "__Host-matchdesk")).toBe("");
    }
    const first = await test.app.request(back, { headers: { cookie } });
    expect(cookieOf(first, "__Host-matchdesk")).not.toBe("");
    const again = await test.app.request(back, { headers: { cookie } });
    expect(cookieOf(again, "__Host-matchdesk")).toBe("");
  });

  it.each(["//evil.example", "https://evil.example", "/\\evil.example"])(
    "redirects to the start page instead of %s",
    async (to) => {
      expect((await signIn("aino", to)).headers.get("location")).toBe("/");
    },
  );

  it("limits logged failures per address, at the start and in the callback", async () => {
    for (const path of ["/api/v1/session/callback", apiPaths.sessionOidc("/")]) {
      const { app, lines } = createAppWith(SILENT_ISSUER);
      for (let attempt = 0; attempt < 30; attempt += 1) await app.request(DESK + path);
      const failures = lines.filter((line) => line.includes('"authn_login_fail"'));
      expect([path, failures.length]).toEqual([path, 10]);
      expect(lines.length).toBeLessThan(25);
    }
  });

  it("returns the provider's sign-out URL, which leads back to the start page", async () => {
    const cookie = cookieOf(await signIn("aino"), "__Host-matchdesk");
    const out = async () => {
      const headers = { cookie, "x-matchdesk": "1" };
      const request = { method: "DELETE", headers };
      const response = await test.app.request(DESK + apiPaths.session, request);
      return SignedOutSchema.parse(await response.json()).provider;
    };
    const url = new URL((await out()) ?? "");
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: PROVIDER_CLIENT.id,
      post_logout_redirect_uri: `${DESK}/`,
    });
    const signedOut = await fetch(url);
    expect(signedOut.status).toBe(200);
    expect(await signedOut.text()).toContain("logout");
    // The session has ended.
    expect(await out()).toBeNull();
  });

  it("starts only over HTTPS", async () => {
    const response = await test.app.request(`http://192.0.2.7:8787${apiPaths.sessionOidc("/")}`);
    expect(response.status).toBe(403);
  });
});
