import { readdirSync, readFileSync } from "node:fs";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { VARIABLES } from "./misspelled-variables.ts";
import { type Environment, parseConfig, formatConfigProblems } from "./config.ts";

const files: Readonly<Record<string, string>> = {
  "/secret": "s3cret-of-file\n",
  "/empty": "\n",
  "/clients.json": JSON.stringify([
    { url: "https://a.example.net/", id: "one", secret: "s1" },
    { url: "http://127.0.0.1:4010", id: "two", secret: "s2" },
  ]),
  "/broken.json": '[{"secret":"canary',
  "/partial.json": JSON.stringify([{ url: "http://b.example.net", id: "", secret: "canary" }, {}]),
};

function readFile(path: string): string {
  const text = files[path];
  if (text === undefined) throw Object.assign(new Error("no such file"), { code: "ENOENT" });
  return text;
}

const KEY = "A".repeat(43);
const STAFF_USERS = `Aino:scrypt.32768.8.3.c2FsdA.${KEY}`;
const service = { UPSTREAM_URL: "https://m.example.net/api/", CLIENT_ID: "id", CLIENT_SECRET: "s" };

function problemsOf(env: Environment): readonly string[] {
  const parsed = parseConfig(env, readFile);
  return parsed.ok ? [] : parsed.problems;
}

function configOf(env: Environment) {
  const parsed = parseConfig(env, readFile);
  if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
  return parsed.config;
}

describe("parseConfig", () => {
  it("returns the configuration of a demo on loopback for an empty environment", () => {
    expect(configOf({})).toEqual({
      host: "127.0.0.1",
      port: 8787,
      dataDir: "./data",
      isStoreConfigured: false,
      database: null,
      rateLimit: 6000,
      retentionDays: null,
      publicNames: null,
      embedParents: "https:",
      signIn: { type: "none" },
      tls: null,
      publicUrl: null,
      streams: { total: 15_000, perAddress: 20 },
      allowedHosts: [],
      proxies: { clientOf: expect.any(Function), isTrusted: expect.any(Function) },
      logLevel: "info",
      credentials: [],
      timeZone: "UTC",
      pollSeconds: 10,
      linkTemplates: new Map(),
      demo: { now: null, speed: 1 },
    });
  });

  it("parses public names and links, with hosts in lower case and slugs unchanged", () => {
    const config = configOf({
      STAFF_USERS,
      PUBLIC_SITES: "OSU.example.net, play.example:8443",
      PUBLIC_TOURNAMENTS: "Halfpitch.Example/Harbour",
      LINK_TEMPLATES: '{"OSU.example.net":"https://SITE/match/ID"}',
    });
    expect(config.publicNames).toEqual({
      sites: new Set(["osu.example.net", "play.example:8443"]),
      tournaments: new Set(["halfpitch.example/Harbour"]),
    });
    expect(config.linkTemplates.get("osu.example.net")).toBe("https://SITE/match/ID");
    const closed = configOf({ STAFF_USERS, PUBLIC_SITES: "none" });
    expect(closed.publicNames).toEqual({ sites: new Set(), tournaments: new Set() });
  });

  it.each([
    ["https://club.example.org http:", "https://club.example.org http:"],
    ["none", "'none'"],
  ])("parses the origins that may frame embeds: %s", (EMBED_PARENTS, embedParents) => {
    expect(configOf({ EMBED_PARENTS }).embedParents).toBe(embedParents);
  });

  it.each(["::", "::1", "fe80::1%eth0", "10.0.0.7", "localhost", "Desk.lan", "matchdesk_1"])(
    "accepts the host %s",
    (HOST) => {
      expect(configOf({ STAFF_USERS, HOST }).host).toBe(HOST);
    },
  );

  it("treats an empty variable as unset", () => {
    expect(configOf({ UPSTREAM_URL: "", CLIENT_ID: "", PORT: "" }).port).toBe(8787);
  });

  it("parses one client, and removes the trailing slash of its URL", () => {
    const [credential] = configOf(service).credentials;
    expect(credential?.baseUrl).toBe("https://m.example.net/api");
    expect(credential?.clientSecret).toBe("s");
  });

  it("reads a secret from a file without the line end", () => {
    const env = { ...service, CLIENT_SECRET: "", CLIENT_SECRET_FILE: "/secret" };
    const [credential] = configOf(env).credentials;
    expect(credential?.clientSecret).toBe("s3cret-of-file");
  });

  it("accepts variables of other programs", () => {
    const env = { HOME: "/root", HOSTNAME: "a", PWD: "/", NODE_ENV: "production", CLIENT: "x" };
    const near = { MATCHDESK_LONG: "1", DATA: "b", SSL_CERT_FILE: "/etc/ssl/cert.pem" };
    expect(problemsOf({ ...env, ...near })).toEqual([]);
  });

  it("accepts every variable of docs/configuration.md that a server reads", () => {
    const text = readFileSync("docs/configuration.md", "utf8");
    const [ofServer = ""] = text.split("## Variables of tests");
    const cells = [...ofServer.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = ""]) => cell);
    const names = cells.flatMap((cell) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
    );
    const fileVariables = VARIABLES.filter((name) => names.includes(name.replace(/_FILE$/, "")));
    expect(new Set([...names, ...fileVariables])).toEqual(new Set(VARIABLES));
  });

  it("accepts every variable that a message of the interface names", () => {
    const paths = readdirSync("core/i18n", { recursive: true, encoding: "utf8" });
    const texts = paths
      .filter((path) => path.endsWith(".ts"))
      .map((path) => readFileSync(`core/i18n/${path}`, "utf8").replaceAll(/\$\{[^}]*\}/g, ""));
    const messages = texts.flatMap((text) => text.match(/"[^"\n]*"|`[^`]*`/g) ?? []).join("\n");
    const names = messages.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? [];
    expect(names).toContain("CLIENT_SECRET");
    expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it("reads several clients from CREDENTIALS_FILE", () => {
    const { credentials } = configOf({ CREDENTIALS_FILE: "/clients.json" });
    const secrets = credentials.map(({ clientId, clientSecret }) => `${clientId} ${clientSecret}`);
    expect(secrets).toEqual(["one s1", "two s2"]);
  });

  it("contains no secret when it is printed or copied", () => {
    const config = configOf({ ...service, CLIENT_SECRET: "canary" });
    const printed = [JSON.stringify(config), inspect(config, { depth: 9, showHidden: true })];
    expect(printed.join("\n")).not.toContain("canary");
    const members = Object.keys(config.credentials[0] ?? {});
    expect(members).toEqual(["baseUrl", "clientId", "allowsPrivate"]);
  });

  it("reports every problem together", () => {
    const problems = problemsOf({ PORT: "http", POLL_SECONDS: "0", CLIENT_ID: "id", HOST: "::" });
    const names = problems.map((problem) => problem.split(":")[0]);
    expect(names).toEqual(["PORT", "POLL_SECONDS", "UPSTREAM_URL", "CLIENT_SECRET", "HOST"]);
    expect(formatConfigProblems(problems).split("\n")).toHaveLength(7);
  });

  const withoutSecret = { ...service, CLIENT_SECRET: "" };
  it.each<[Environment, ...RegExp[]]>([
    [{ PORT: "65536" }, /^PORT: must be a whole number from 0 to 65535/],
    [{ UPSTREAM_TIMEZONE: "Mars/Base" }, /^UPSTREAM_TIMEZONE: is not a/],
    [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL: must be one of/],
    [{ STAFF_AUTH: "on" }, /^STAFF_AUTH: must be "oidc", "off"/],
    [{ DEMO_NOW: "2026-05-16" }, /^DEMO_NOW: is not a date and time/],
    [{ DEMO_SPEED: "-1" }, /^DEMO_SPEED: must be a number/],
    [{ LINK_TEMPLATES: "https://x" }, /^LINK_TEMPLATES: must be a JSON/],
    [{ LINK_TEMPLATES: '{"a":"https://a.example/\u202eID"}' }, /^LINK_TEMPLATES: must be/],
    [{ LINK_TEMPLATES: '{"a":"javascript:1"}' }, /^LINK_TEMPLATES: must be/],
    [{ ALLOWED_HOSTS: "a.lan:80" }, /^ALLOWED_HOSTS: must be host/],
    [{ HOST: "0.0.0.0" }, /^HOST: 0\.0\.0\.0 .*STAFF_AUTH=off/],
    [{ UPSTREAM_URL: service.UPSTREAM_URL }, /^CLIENT_ID: is missing/, /^CLIENT_SECRET: is mis/],
    [{ ...service, CLIENT_SECRET_FILE: "/secret" }, /^CLIENT_SECRET_FILE: is set together with CL/],
    [{ ...withoutSecret, CLIENT_SECRET_FILE: "/none" }, /^CLIENT_SECRET_FILE: \/none cannot be r/],
    [{ ...withoutSecret, CLIENT_SECRET_FILE: "/empty" }, /^CLIENT_SECRET_FILE: \/empty is empty/],
    [
      { ...service, CREDENTIALS_FILE: "/clients.json" },
      /^CREDENTIALS_FILE: is set together with UPSTREAM_URL, CLIENT_ID, CLIENT_SECRET/,
    ],
    [{ CREDENTIALS_FILE: "/broken.json" }, /^CREDENTIALS_FILE: .* as JSON$/],
    [{ CREDENTIALS_FILE: "/missing" }, /^CREDENTIALS_FILE: .* read: it does not exist$/],
    [{ UPSTREAM_ULR: "https://a.example" }, /^UPSTREAM_ULR: .* Did you mean UPSTREAM_URL\?$/],
    ...VARIABLES.filter((name) => name.length >= 8).flatMap((name): [Environment, RegExp][] => {
      const other = name.endsWith("_FILE") ? name.replace("_FILE", "") : `${name}_FILE`;
      if (VARIABLES.includes(other)) return [];
      const nearest = new RegExp(`^${other}: is unknown\\. Did you mean ${name}\\?$`);
      return [[{ [other]: "x" }, nearest]];
    }),
    ...[
      ..."http://0.0.0.0 0.0.0.0:8787 localhost:8787 [::] * 300.1.1.1 0 127.1 desk/".split(" "),
      "my desk",
    ].map((HOST): [Environment, RegExp] => [
      { HOST },
      /^HOST: is not an address\. Write only an IP address or a host name of this machine/,
    ]),
    [{ POLL_SECOND: "5" }, /^POLL_SECOND: is unknown. Did you mean POLL_SECONDS\?$/],
    [
      { CREDENTIALS_FILE: "/partial.json" },
      /entry 1: "id" is empty/,
      /entry 2: "url" is/,
      /entry 2: "id" is/,
      /entry 2: "secret" is/,
    ],
    [{ ALLOW_INSECURE_UPSTREAM: "maybe" }, /^ALLOW_INSECURE_UPS/],
    [{ PUBLIC_SITES: "https://osu.example.net" }, /^PUBLIC_SITES: .* cannot be used/, /hides/],
    [{ PUBLIC_TOURNAMENTS: "harbour" }, /^PUBLIC_TOURNAMENTS: .* cannot be used/, /hides/],
    [{ EMBED_PARENTS: "https://a.example; script-src *" }, /e;" cannot be used/, /"\*" cannot/],
    [{ EMBED_PARENTS: "*" }, /^EMBED_PARENTS: .* cannot be used/],
  ])("rejects %j", (env, ...expected) => {
    const problems = problemsOf(env);
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
    expect(problems.join("\n")).not.toMatch(/canary|s3cret/);
  });

  it.each<[string, string[]]>([
    ["m.example.net", ["is not a URL"]],
    ["ftp://m.example.net", ["must begin with https://"]],
    ["https://user:pass@m.example.net", ["must not contain a user name"]],
    ["https://m.example.net/#x", ["must not contain a ? or #"]],
    ["https://m.example.net/?a=b", ["must not contain a ? or #"]],
    ["http://m.example.net", ["unencrypted"]],
    ["https://10.0.0.1", ["bare IP address"]],
    ["http://[fe80::1]", ["unencrypted", "bare IP address"]],
    ["http://127.0.0.1:4010", []],
    ["http://localhost:4010/api", []],
    ["http://[::1]:4010", []],
    ["https://m.example.net:8443/base", []],
  ])("reports the problems of the service URL %s", (address, expected) => {
    const problems = problemsOf({ ...service, UPSTREAM_URL: address });
    expect(problems).toEqual(expected.map((part) => expect.stringContaining(part)));
  });

  it.each([
    { UPSTREAM_URL: "http://m.example.net" },
    { UPSTREAM_URL: "https://10.0.0.1" },
    { HOST: "0.0.0.0", STAFF_AUTH: "off", UPSTREAM_URL: "http://10.0.0.1" },
  ])("allows %j with ALLOW_INSECURE_UPSTREAM=1", (env) => {
    expect(problemsOf({ ...service, ALLOW_INSECURE_UPSTREAM: "1", ...env })).toEqual([]);
  });
});
