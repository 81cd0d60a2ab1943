import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import { parseStaff } from "./staff-config.ts";
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
  return parseStaff(env, (path) => {
    const text = files[path];
    if (text === undefined) throw new Error("no such file");
    return text;
  });
}

describe("parseStaff", () => {
  it("reads users from a file, and lets other machines in then", () => {
    const { staff, problems } = parse({ STAFF_USERS_FILE: "/users", HOST: "0.0.0.0" });
    expect(problems).toEqual([]);
    expect(staff.signIn.type).toBe("password");
  });

  it("reads a provider, and keeps its secret out of sight", () => {
    const { staff, problems } = parse({ ...OIDC, HOST: "0.0.0.0" });
    expect(problems).toEqual([]);
    if (staff.signIn.type !== "oidc") throw new Error("it is set");
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

  it("reads a certificate and the key that fits it", () => {
    const { staff } = parse({ TLS_CERT_FILE: "/cert", TLS_KEY_FILE: "/key" });
    expect(staff.tls).toEqual({ cert: one.cert, key: one.key });
  });

  it.each<[string, Readonly<Record<string, string>>, RegExp[]]>([
    ["an open host", { HOST: "0.0.0.0" }, [/^HOST: .*STAFF_USERS or STAFF_AUTH=oidc/]],
    [
      "two kinds",
      { STAFF_USERS, STAFF_AUTH: "off" },
      [/^STAFF_USERS: is set beside STAFF_AUTH=off/],
    ],
    ["users that are none", { STAFF_USERS: "Aino" }, [/^STAFF_USERS: entry 1 is not NAME:HASH/]],
    ["a provider not asked for", { OIDC_ALLOW: "a@b" }, [/^OIDC_ALLOW: does nothing without/]],
    ["another kind", { STAFF_AUTH: "ldap" }, [/^STAFF_AUTH: must be/]],
    [
      "a provider alone",
      { STAFF_AUTH: "oidc" },
      [
        /^OIDC_ISSUER: is missing/,
        /^OIDC_CLIENT_ID: is missing/,
        /^OIDC_CLIENT_SECRET: is missing/,
        /^OIDC_ALLOW: is missing/,
        /^PUBLIC_URL: is missing/,
      ],
    ],
    [
      "plain addresses",
      { ...OIDC, OIDC_ISSUER: "http://id.example", PUBLIC_URL: "http://desk.example" },
      [/^OIDC_ISSUER: must be .*https/, /^PUBLIC_URL: must begin with https/],
    ],
    ["an empty list", { ...OIDC, OIDC_ALLOW: " , " }, [/^OIDC_ALLOW: names nobody/]],
    ["a path in PUBLIC_URL", { PUBLIC_URL: "https://a.example/desk" }, [/^PUBLIC_URL: must be/]],
    ["half a certificate", { TLS_CERT_FILE: "/cert" }, [/^TLS_KEY_FILE: is missing/]],
    [
      "a key of another certificate",
      { TLS_CERT_FILE: "/cert", TLS_KEY_FILE: "/other" },
      [/^TLS_CERT_FILE: is no PEM certificate that fits/],
    ],
    [
      "a certificate that is not there",
      { TLS_CERT_FILE: "/none", TLS_KEY_FILE: "/key" },
      [/^TLS_CERT_FILE: \/none cannot be read/],
    ],
    ["what is hidden from nobody", { PUBLIC_SITES: "none" }, [/^PUBLIC_SITES: hides nothing/]],
  ])("refuses %s", (_, env, expected) => {
    const { problems } = parse(env);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(problems[index]).toMatch(pattern));
  });
});
