import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
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
  it("returns the configuration of a demo on loopback for an empty environment", () => {
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

  it("converts hosts to lower case, and leaves slugs unchanged", () => {
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

  it("parses public names and origins that may frame embeds", () => {
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
  ])("rejects %s=%s", (name, value) => {
    expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name}: .* cannot be used`));
  });

  it("treats an empty variable as unset", () => {
    expect(configOf({ UPSTREAM_URL: "", CLIENT_ID: "", PORT: "" }).port).toBe(8787);
  });

  it("parses one client, and removes the trailing slash of its URL", () => {
    const [credential] = configOf(service).credentials;
    expect(credential?.baseUrl).toBe("https://m.example.net/api");
    expect(credential?.clientSecret).toBe("s");
  });

  it("reads a secret from a file without the line end", () => {
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

  it("contains no secret when it is printed or copied", () => {
    const config = configOf({ ...service, CLIENT_SECRET: "canary" });
    const printed = [JSON.stringify(config), inspect(config, { depth: 9, showHidden: true })];
    expect(printed.join("\n")).not.toContain("canary");
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
    expect(formatConfigProblems(problems).split("\n")).toHaveLength(7);
  });

  it.each<[string, Environment, RegExp[]]>([
    ["a port out of range", { PORT: "65536" }, [/^PORT: must be a whole number from 0 to 65535/]],
    ["an unknown zone", { UPSTREAM_TIMEZONE: "Mars/Base" }, [/^UPSTREAM_TIMEZONE: is not a/]],
    ["an unknown log level", { LOG_LEVEL: "loud" }, [/^LOG_LEVEL: must be one of/]],
    ["an unknown kind of sign-in", { STAFF_AUTH: "on" }, [/^STAFF_AUTH: must be "oidc", "off"/]],
    ["a date without a time", { DEMO_NOW: "2026-05-16" }, [/^DEMO_NOW: is not a date and time/]],
    ["a negative speed", { DEMO_SPEED: "-1" }, [/^DEMO_SPEED: must be a number/]],
    [
      "links that are not JSON",
      { LINK_TEMPLATES: "https://x" },
      [/^LINK_TEMPLATES: must be a JSON/],
    ],
    [
      "a link with invisible characters",
      { LINK_TEMPLATES: '{"a":"https://a.example/\u202eID"}' },
      [/^LINK_TEMPLATES: must be/],
    ],
    [
      "a link that runs a script",
      { LINK_TEMPLATES: '{"a":"javascript:1"}' },
      [/^LINK_TEMPLATES: must be/],
    ],
    [
      "an allowed host with a port",
      { ALLOWED_HOSTS: "a.lan:80" },
      [/^ALLOWED_HOSTS: must be host/],
    ],
    ["an open host", { HOST: "0.0.0.0" }, [/^HOST: 0\.0\.0\.0 .*STAFF_AUTH=off/]],
    [
      "a service URL without credentials",
      { UPSTREAM_URL: "https://m.example.net" },
      [/^CLIENT_ID: is missing/, /^CLIENT_SECRET: is missing/],
    ],
    [
      "a secret in a variable and in a file",
      { ...service, CLIENT_SECRET_FILE: "/secret" },
      [/^CLIENT_SECRET_FILE: is set together with CLIENT_SECRET/],
    ],
    [
      "a missing secret file",
      { ...service, CLIENT_SECRET: "", CLIENT_SECRET_FILE: "/none" },
      [/^CLIENT_SECRET_FILE: \/none cannot be read/],
    ],
    [
      "an empty secret file",
      { ...service, CLIENT_SECRET: "", CLIENT_SECRET_FILE: "/empty" },
      [/^CLIENT_SECRET_FILE: \/empty is empty/],
    ],
    [
      "a service in variables and in a file",
      { ...service, CREDENTIALS_FILE: "/clients.json" },
      [/^CREDENTIALS_FILE: is set together with UPSTREAM_URL, CLIENT_ID, CLIENT_SECRET/],
    ],
    ["invalid JSON", { CREDENTIALS_FILE: "/broken.json" }, [/^CREDENTIALS_FILE: .* as JSON$/]],
    [
      "a list with missing members",
      { CREDENTIALS_FILE: "/partial.json" },
      [/entry 1: "id" is empty/, /entry 2: "url" is/, /entry 2: "id" is/, /entry 2: "secret" is/],
    ],
    [
      "a switch that is neither 1 nor 0",
      { ALLOW_INSECURE_UPSTREAM: "maybe" },
      [/^ALLOW_INSECURE_UPS/],
    ],
  ])("rejects %s", (_, env, expected) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((pattern, index) => expect(problems[index]).toMatch(pattern));
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
    expect(problems).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(problems[index]).toContain(part));
  });

  it.each([
    { UPSTREAM_URL: "http://m.example.net" },
    { UPSTREAM_URL: "https://10.0.0.1" },
    { HOST: "0.0.0.0", STAFF_AUTH: "off", UPSTREAM_URL: "http://10.0.0.1" },
  ])("allows %j with ALLOW_INSECURE_UPSTREAM=1", (env) => {
    expect(problemsOf({ ...service, ALLOW_INSECURE_UPSTREAM: "1", ...env })).toEqual([]);
  });
});
