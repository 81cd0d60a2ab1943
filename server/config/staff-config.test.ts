import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { describeExpiredCertificate, parseStaffConfig } from "./staff-config.ts";
import { createCertificate } from "#server/testing/certificate.ts";

const one = createCertificate("desk.example", Date.now() + HOUR);
const other = createCertificate("desk.example", Date.now() + HOUR);
const STAFF_USERS = `Aino:scrypt.32768.8.3.c2FsdA.${"A".repeat(43)}`;
const files: Readonly<Record<string, string>> = {
  "/cert": one.cert,
  "/key": one.key,
  "/other": other.key,
  "/secret": "canary-secret\n",
  "/users": `${STAFF_USERS}\n`,
};
const OIDC = {
  STAFF_AUTH: "oidc",
  PUBLIC_URL: "https://desk.example/",
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "matchdesk",
  OIDC_CLIENT_SECRET_FILE: "/secret",
  OIDC_ALLOW: "Aino@Club.example, sub:00uA",
};

function parse(env: Readonly<Record<string, string>>) {
  return parseStaffConfig(env, (path) => {
    const text = files[path];
    if (text === undefined) throw new Error("no such file");
    return text;
  });
}

describe("parseStaffConfig", () => {
  it("reads users from a file, and then allows an open host", () => {
    const { staff, problems } = parse({ STAFF_USERS_FILE: "/users", HOST: "0.0.0.0" });
    expect(problems).toEqual([]);
    expect(staff.signIn.type).toBe("password");
  });

  it("parses a provider, and hides its secret when it is printed", () => {
    const { staff, problems } = parse({ ...OIDC, HOST: "0.0.0.0" });
    expect(problems).toEqual([]);
    if (staff.signIn.type !== "oidc") throw new Error("oidc is not set");
    const { client } = staff.signIn;
    expect(client.redirectUri).toBe("https://desk.example/api/v1/session/callback");
    expect(client.clientSecret).toBe("canary-secret");
    expect(client.groundsOf("aino@club.example")).not.toBeNull();
    expect(client.groundsOf("sub:00uA")).not.toBeNull();
    expect(client.groundsOf("sub:00ua")).toBeNull();
    expect(inspect(staff, { depth: 9, showHidden: true }) + JSON.stringify(staff)).not.toContain(
      "canary",
    );
  });

  it("reads a certificate and its key", () => {
    const { staff } = parse({ TLS_CERT_FILE: "/cert", TLS_KEY_FILE: "/key" });
    expect(staff.tls).toEqual({ cert: one.cert, key: one.key });
  });

  it("warns of an expired certificate", () => {
    const tls = createCertificate("desk.example", Date.UTC(2026, 0, 2));
    expect(describeExpiredCertificate({ tls }, Date.UTC(2026, 0, 1))).toBeNull();
    const warning = describeExpiredCertificate({ tls }, Date.UTC(2026, 0, 3));
    expect(warning).toMatch(
      /^TLS_CERT_FILE: .* expired on 2026-01-02\. .* renew it and restart\.$/,
    );
    expect(describeExpiredCertificate({ tls: null }, 0)).toBeNull();
  });

  it.each<[Readonly<Record<string, string>>, ...RegExp[]]>([
    [{ HOST: "0.0.0.0" }, /^HOST: .*STAFF_USERS or STAFF_AUTH=oidc/],
    [{ STAFF_USERS, STAFF_AUTH: "off" }, /^STAFF_USERS: is set together with STAFF_AUTH=off/],
    [{ STAFF_USERS: "Aino" }, /^STAFF_USERS: entry 1 is not NAME:HASH/],
    [{ OIDC_ALLOW: "a@b" }, /^OIDC_ALLOW: has no effect without/],
    [{ OIDC_CLIENT_SECRET_FILE: "/secret" }, /^OIDC_CLIENT_SECRET_FILE: has no effect without/],
    [{ STAFF_AUTH: "ldap" }, /^STAFF_AUTH: must be/],
    [
      { STAFF_AUTH: "oidc" },
      ...["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET", "OIDC_ALLOW", "PUBLIC_URL"].map(
        (name) => new RegExp(`^${name}: is missing`),
      ),
    ],
    [{ ...OIDC, OIDC_ISSUER: "http://id.example" }, /^OIDC_ISSUER: must be .*https/],
    [{ ...OIDC, PUBLIC_URL: "http://desk.example" }, /^PUBLIC_URL: must begin with https/],
    [{ ...OIDC, OIDC_ALLOW: " , " }, /^OIDC_ALLOW: is empty/],
    ...[
      ..."* club.example @club.example *@club.example aino@ aino Sub:00uA sub: sub:*".split(" "),
      ..."'aino@club.example' <aino@club.example> email:aino@a@b role:staff".split(" "),
    ].map((entry): [Readonly<Record<string, string>>, RegExp] => [
      { ...OIDC, OIDC_ALLOW: `bo@club.example,${entry}` },
      /^OIDC_ALLOW: ".*" matches no user\. Write each e-mail address in full/,
    ]),
    [{ PUBLIC_URL: "https://a.example/desk" }, /^PUBLIC_URL: must be/],
    [{ TLS_CERT_FILE: "/cert" }, /^TLS_KEY_FILE: is missing/],
    [
      { TLS_CERT_FILE: "/cert", TLS_KEY_FILE: "/other" },
      /^TLS_CERT_FILE: is not a PEM .* not match/,
    ],
    [{ TLS_CERT_FILE: "/none", TLS_KEY_FILE: "/key" }, /^TLS_CERT_FILE: \/none cannot be read/],
    [{ PUBLIC_SITES: "none" }, /^PUBLIC_SITES: hides nothing/],
  ])("rejects %j", (env, ...expected) => {
    const { problems } = parse(env);
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  });
});
