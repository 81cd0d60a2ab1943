import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { type Environment, parseConfig, renderProblems } from "./config.ts";

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
  if (text === undefined) throw new Error("no such file");
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
  it("needs nothing: an empty environment is the demo on loopback", () => {
    expect(configOf({})).toEqual({
      host: "127.0.0.1",
      port: 8787,
      dataDir: "./data",
      database: null,
      rateLimit: 6000,
      retentionDays: null,
      publicNames: null,
      embedParents: "https:",
      signIn: { type: "none" },
      tls: null,
      publicUrl: null,
      streams: { total: 10_000, perAddress: 20 },
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

  it("takes hosts in any case, and slugs as they are", () => {
    const config = configOf({
      STAFF_USERS,
      PUBLIC_SITES: "OSU.example.net",
      PUBLIC_TOURNAMENTS: "Halfpitch.Example/Harbour",
      LINK_TEMPLATES: '{"OSU.example.net":"https://SITE/match/ID"}',
    });
    expect(config.publicNames).toEqual({
      sites: new Set(["osu.example.net"]),
      tournaments: new Set(["halfpitch.example/Harbour"]),
    });
    expect(config.linkTemplates.get("osu.example.net")).toBe("https://SITE/match/ID");
  });

  it("reads what is public and who may frame the embeds", () => {
    const config = configOf({
      STAFF_USERS,
      PUBLIC_SITES: "osu.example.net, play.example:8443",
      PUBLIC_TOURNAMENTS: "halfpitch.example/harbour",
      EMBED_PARENTS: "https://club.example.org http:",
    });
    expect(config.publicNames).toEqual({
      sites: new Set(["osu.example.net", "play.example:8443"]),
      tournaments: new Set(["halfpitch.example/harbour"]),
    });
    expect(config.embedParents).toBe("https://club.example.org http:");
    const closed = configOf({ STAFF_USERS, PUBLIC_SITES: "none", EMBED_PARENTS: "none" });
    expect(closed.publicNames).toEqual({ sites: new Set(), tournaments: new Set() });
    expect(closed.embedParents).toBe("'none'");
  });

  it.each([
    ["PUBLIC_SITES", "https://osu.example.net"],
    ["PUBLIC_TOURNAMENTS", "harbour"],
    ["EMBED_PARENTS", "https://club.example.org; script-src *"],
    ["EMBED_PARENTS", "*"],
  ])("refuses %s=%s", (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name}: .* cannot be used`));
  });

  it("takes an empty variable as one that is not set", () => {
    expect(configOf({ UPSTREAM_URL: "", CLIENT_ID: "", PORT: "" }).port).toBe(8787);
  });

  it("reads one client and drops the trailing slash of its address", () => {
    const [credential] = configOf(service).credentials;
    expect(credential?.baseUrl).toBe("https://m.example.net/api");
    expect(credential?.clientSecret).toBe("s");
  });

  it("reads a secret from a file, without its line end", () => {
    const { CLIENT_SECRET: _, ...rest } = service;
    const [credential] = configOf({ ...rest, CLIENT_SECRET_FILE: "/secret" }).credentials;
    expect(credential?.clientSecret).toBe("s3cret-of-file");
  });

  it("reads several clients from CREDENTIALS_FILE", () => {
    const { credentials } = configOf({ CREDENTIALS_FILE: "/clients.json" });
    expect(credentials.map((credential) => [credential.clientId, credential.clientSecret])).toEqual(
      [
        ["one", "s1"],
        ["two", "s2"],
      ],
    );
  });

  it("shows no secret where the configuration is printed or copied", () => {
    const config = configOf({ ...service, CLIENT_SECRET: "canary" });
    const shown = [JSON.stringify(config), inspect(config, { depth: 9, showHidden: true })];
    expect(shown.join("\n")).not.toContain("canary");
    expect(Object.keys(config.credentials[0] ?? {})).toEqual([
      "baseUrl",
      "clientId",
      "allowsPrivate",
    ]);
  });

  it("reports every problem together", () => {
    const problems = problemsOf({ PORT: "http", POLL_SECONDS: "0", CLIENT_ID: "id", HOST: "::" });
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([
      "PORT",
      "POLL_SECONDS",
      "UPSTREAM_URL",
      "CLIENT_SECRET",
      "HOST",
    ]);
    expect(renderProblems(problems).split("\n")).toHaveLength(7);
  });

  it.each<[string, Environment, RegExp[]]>([
    ["a port out of range", { PORT: "65536" }, [/^PORT: must be a whole number from 0 to 65535/]],
    ["a zone nobody knows", { UPSTREAM_TIMEZONE: "Mars/Base" }, [/^UPSTREAM_TIMEZONE: is not a/]],
    ["a log level nobody knows", { LOG_LEVEL: "loud" }, [/^LOG_LEVEL: must be one of/]],
    ["sign-in that does not exist", { STAFF_AUTH: "on" }, [/^STAFF_AUTH: must be "oidc", "off"/]],
    ["a moment without a time", { DEMO_NOW: "2026-05-16" }, [/^DEMO_NOW: is not a moment/]],
    ["a negative speed", { DEMO_SPEED: "-1" }, [/^DEMO_SPEED: must be a number/]],
    ["links that are not JSON", { LINK_TEMPLATES: "https://x" }, [/^LINK_TEMPLATES: must be JSON/]],
    [
      "a link that hides something",
      { LINK_TEMPLATES: '{"a":"https://a.example/\u202eID"}' },
      [/^LINK_TEMPLATES: must be/],
    ],
    ["a link that runs", { LINK_TEMPLATES: '{"a":"javascript:1"}' }, [/^LINK_TEMPLATES: must be/]],
    [
      "an allowed host with a port",
      { ALLOWED_HOSTS: "a.lan:80" },
      [/^ALLOWED_HOSTS: must be host/],
    ],
    ["an open host", { HOST: "0.0.0.0" }, [/^HOST: 0\.0\.0\.0 .*STAFF_AUTH=off/]],
    [
      "one of three",
      { UPSTREAM_URL: "https://m.example.net" },
      [/^CLIENT_ID: is missing/, /^CLIENT_SECRET: is missing/],
    ],
    [
      "a secret in two places",
      { ...service, CLIENT_SECRET_FILE: "/secret" },
      [/^CLIENT_SECRET_FILE: is set beside CLIENT_SECRET/],
    ],
    [
      "a secret file that is not there",
      { ...service, CLIENT_SECRET: "", CLIENT_SECRET_FILE: "/none" },
      [/^CLIENT_SECRET_FILE: \/none cannot be read/],
    ],
    [
      "a secret file without a secret",
      { ...service, CLIENT_SECRET: "", CLIENT_SECRET_FILE: "/empty" },
      [/^CLIENT_SECRET_FILE: \/empty is empty/],
    ],
    [
      "two ways to name the service",
      { ...service, CREDENTIALS_FILE: "/clients.json" },
      [/^CREDENTIALS_FILE: is set beside UPSTREAM_URL, CLIENT_ID, CLIENT_SECRET/],
    ],
    ["a broken list", { CREDENTIALS_FILE: "/broken.json" }, [/^CREDENTIALS_FILE: .* as JSON$/]],
    [
      "a partial list",
      { CREDENTIALS_FILE: "/partial.json" },
      [/entry 1: "id" is empty/, /entry 2: "url" is/, /entry 2: "id" is/, /entry 2: "secret" is/],
    ],
    ["a switch that is neither", { ALLOW_INSECURE_UPSTREAM: "maybe" }, [/^ALLOW_INSECURE_UPS/]],
  ])("refuses %s", (_, env, expected) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(problems[index]).toMatch(pattern));
    expect(problems.join("\n")).not.toMatch(/canary|s3cret/);
  });

  it.each<[string, string[]]>([
    ["m.example.net", ["is not an address"]],
    ["ftp://m.example.net", ["must begin with https://"]],
    ["https://user:pass@m.example.net", ["must not hold a user name"]],
    ["https://m.example.net/#x", ["must not hold a ? or #"]],
    ["https://m.example.net/?a=b", ["must not hold a ? or #"]],
    ["http://m.example.net", ["in the clear"]],
    ["https://10.0.0.1", ["bare IP address"]],
    ["http://[fe80::1]", ["in the clear", "bare IP address"]],
    ["http://127.0.0.1:4010", []],
    ["http://localhost:4010/api", []],
    ["http://[::1]:4010", []],
    ["https://m.example.net:8443/base", []],
  ])("judges the service address %s", (address, expected) => {
    const problems = problemsOf({ ...service, UPSTREAM_URL: address });
    expect(problems).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(problems[index]).toContain(part));
  });

  it.each([
    { UPSTREAM_URL: "http://m.example.net" },
    { UPSTREAM_URL: "https://10.0.0.1" },
    { HOST: "0.0.0.0", STAFF_AUTH: "off", UPSTREAM_URL: "http://10.0.0.1" },
  ])("allows %j where the risk is taken by name", (env) => {
    expect(problemsOf({ ...service, ALLOW_INSECURE_UPSTREAM: "1", ...env })).toEqual([]);
  });
});
