/** Checks compose.yaml without Docker: its schema, and that everything it refers to exists. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { type Environment, parseConfig } from "#server/config/config.ts";
import { VARIABLES } from "#server/config/misspelled-variables.ts";
import {
  type ComposeService,
  resolveComposeFile,
  readComposeFile,
} from "#server/testing/compose-file.ts";

const file = readComposeFile("compose.yaml");
const dockerfile = readFileSync("Dockerfile", "utf8");
const nginx = readFileSync("deploy/nginx.conf", "utf8");
const ENV = {
  UPSTREAM_URL: "https://api.example.org",
  CLIENT_ID: "desk",
  STAFF_AUTH: "",
  STAFF_USERS: "",
  PUBLIC_URL: "https://desk.example.org",
};
/** Contents of the administrator's secret files. */
const SECRETS: Readonly<Record<string, string>> = {
  "./secrets/client-secret": "canary-secret",
  "./secrets/postgres-password": "canary-password",
  "./secrets/oidc-client-secret": "canary-provider",
};
const OIDC_FILE = "./secrets/oidc-client-secret";

/** Variables that `.env` does not set for the servers, with the reason. */
const NOT_PASSED: Readonly<Record<string, string>> = {
  HOST: "the image sets it, because a container listens on all addresses",
  PORT: "the image sets it, and nginx.conf connects to it",
  DATA_DIR: "the image sets it, and PostgreSQL stores the data",
  TLS_CERT_FILE: "nginx provides HTTPS",
  TLS_KEY_FILE: "nginx provides HTTPS",
  TRUSTED_PROXIES: "only nginx connects to the servers, and it sends the client's address",
  DATABASE_URL: "is the PostgreSQL of this file",
  DATABASE_URL_FILE: "is the PostgreSQL of this file",
  DATABASE_PASSWORD: "is a mounted file",
  DATABASE_PASSWORD_FILE: "is a mounted file",
  CLIENT_SECRET: "is a mounted file",
  CLIENT_SECRET_FILE: "is a mounted file",
  CREDENTIALS_FILE: "would need another mounted file instead of the client's secret",
  STAFF_USERS_FILE: "would need another mounted file; STAFF_USERS is required",
  OIDC_CLIENT_SECRET: "is a mounted file",
  DEMO_NOW: "the service is required, so there is no demo data",
  DEMO_SPEED: "the service is required, so there is no demo data",
};
const compose = resolveComposeFile(file, ENV);
const services = Object.entries(compose.services);
const desks = services.filter(([, { build }]) => build !== undefined);

/** Parses the configuration of a process in the image, with secrets as Docker mounts them. */
function parse(environment: Environment, { secrets } = compose) {
  return parseConfig({ ...imageEnvironment(), ...environment }, (path) => {
    const [, name = ""] = /^\/run\/secrets\/(.+)$/.exec(path) ?? [];
    return must(SECRETS[secrets[name]?.file ?? ""], `${path} is mounted`);
  });
}

/** Returns the variables set by `ENV` in the Dockerfile's last stage. */
function imageEnvironment(): Record<string, string> {
  const pairs = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" "),
  );
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
}

/** Returns the megabytes of a Docker size such as 512m. */
const megabytes = (size: string): number => Number(/^(\d+)m$/.exec(size)?.[1]);
const DIGEST = /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

/** Returns whether a pattern such as `TLS_*` matches a variable's name. */
const matchesPattern = (pattern: string, name: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

const declared = (of: keyof typeof compose): string[] => Object.keys(compose[of]).toSorted();
const collectSorted = (of: (service: ComposeService) => readonly string[]): string[] =>
  [...new Set(services.flatMap(([, service]) => of(service)))].toSorted();
const sourceOf = (volume: string): string => must(volume.split(":")[0], "a volume has a source");

describe("compose.yaml", () => {
  it("matches the schema of the Compose specification", () => {
    const folder = dirname(createRequire(import.meta.url).resolve("dclint/package.json"));
    const schema = JSON.parse(readFileSync(join(folder, "schemas/compose.schema.json"), "utf8"));
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv.compile({ ...schema, $schema: undefined });
    expect([validate(file), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { desk: { imag: "matchdesk" } } })).toBe(false);
  });

  it("refers only to declared resources and existing files", () => {
    const [files, volumes] = [true, false].map((isFile) =>
      collectSorted((service) => service.volumes.map(sourceOf)).filter(
        (source) => source.startsWith("./") === isFile,
      ),
    );
    expect(files).toEqual(["./deploy/nginx.conf"]);
    expect(files?.every((path) => existsSync(path))).toBe(true);
    expect(volumes).toEqual(declared("volumes"));
    expect(collectSorted(({ networks }) => networks)).toEqual(declared("networks"));
    expect(collectSorted(({ secrets }) => secrets)).toEqual(declared("secrets"));
  });

  it("reserves a backlog in nginx for 2,000 viewers who connect at once", () => {
    expect(Number(/listen 8080 backlog=(\d+);/.exec(nginx)?.[1])).toBeGreaterThanOrEqual(2_000);
  });

  it("depends only on services that have a health check", () => {
    const dependencies = services.flatMap(([, service]) => Object.entries(service.depends_on));
    expect(dependencies.length).toBeGreaterThan(0);
    for (const [name, { condition }] of dependencies) {
      expect(condition).toBe("service_healthy");
      const service = must(compose.services[name], `${name} is a service`);
      const hasHealthcheck =
        service.healthcheck !== undefined ||
        (service.build !== undefined && /^HEALTHCHECK /m.test(dockerfile));
      expect([name, hasHealthcheck]).toEqual([name, true]);
    }
  });

  it("gives both servers a valid configuration in which every variable has an effect", () => {
    expect(desks).toHaveLength(2);
    const { environment } = must(desks[0], "two servers")[1];
    const validEnvironment = { ...environment, STAFF_USERS: "", STAFF_AUTH: "off" };
    const parsed = parse(validEnvironment);
    expect(parsed.ok ? [] : parsed.problems).toEqual([]);
    for (const name of Object.keys(environment)) {
      expect([name, parse({ ...validEnvironment, [name]: "?" })]).not.toEqual([name, parsed]);
    }
  });

  it.each(VARIABLES.filter((name) => NOT_PASSED[name] === undefined))(
    "passes %s of .env to both servers",
    (name) => {
      const resolved = resolveComposeFile(file, { ...ENV, [name]: "canary" });
      for (const [service] of desks) {
        expect(resolved.services[service]?.environment[name]).toMatch(
          name.endsWith("_FILE") ? /^\/run\/secrets\// : /^canary$/,
        );
      }
      expect(JSON.stringify(resolved)).toContain('"canary"');
    },
  );

  it.each(Object.keys(NOT_PASSED))(
    "names %s in its comment as a variable of the layout",
    (name) => {
      expect(VARIABLES).toContain(name);
      const resolved = resolveComposeFile(file, { ...ENV, [name]: "canary" });
      expect(JSON.stringify(resolved)).not.toContain("canary");
      const comment = must(
        /except those that([^.]*)\./.exec(readFileSync("compose.yaml", "utf8")),
        "",
      );
      const patterns = must(comment[1], "").match(/[A-Z_]{4,}\*?/g) ?? [];
      expect(patterns.some((one) => matchesPattern(one, name))).toBe(true);
    },
  );

  it("gives both servers the OpenID provider of .env, with its secret as a mounted file", () => {
    const env = { ...ENV, STAFF_AUTH: "oidc", OIDC_CLIENT_SECRET_FILE: OIDC_FILE };
    const provider = { OIDC_ISSUER: "https://id.example.net", OIDC_CLIENT_ID: "desk" };
    const resolved = resolveComposeFile(file, { ...env, ...provider, OIDC_ALLOW: "a@b.example" });
    expect(resolved.secrets["oidc-client-secret"]).toEqual({ file: OIDC_FILE });
    for (const [service] of desks) {
      const { environment } = must(resolved.services[service], "it is a server");
      const parsed = parse(environment, resolved);
      if (!parsed.ok || parsed.config.signIn.type !== "oidc") throw new Error("no OpenID");
      expect(parsed.config.signIn.client.clientSecret).toBe("canary-provider");
    }
  });

  it("prevents a start without sign-in, so that no unauthenticated viewer is staff (T21)", () => {
    const { environment } = must(desks[0], "two servers")[1];
    const parsed = parse(environment);
    expect(parsed.ok ? [] : parsed.problems).toEqual([expect.stringMatching(/^HOST: 0\.0\.0\.0/)]);
    const imageOnly = parse({});
    expect(imageOnly.ok ? [] : imageOnly.problems).toEqual([
      expect.stringMatching(/^HOST: 0\.0\.0\.0/),
    ]);
  });

  it.each(["UPSTREAM_URL", "CLIENT_ID", "STAFF_USERS"])("requires %s", (name) => {
    const rest = Object.fromEntries(
      Object.entries(ENV).filter(([candidate]) => candidate !== name),
    );
    expect(() => resolveComposeFile(file, rest)).toThrow(name);
  });

  it("mounts every secret from a file outside of the repository and the image (T27)", () => {
    // Secrets of other sources are copied into the container, which fails on a read-only root.
    const { secrets } = resolveComposeFile(file, { ...ENV, OIDC_CLIENT_SECRET_FILE: OIDC_FILE });
    const files = Object.values(secrets).map(({ file: path }) => path);
    expect(files.toSorted()).toEqual(Object.keys(SECRETS).toSorted());
    for (const ignored of [".gitignore", ".dockerignore"]) {
      expect(readFileSync(ignored, "utf8").split("\n")).toContain("secrets");
    }
    const header = readFileSync("compose.yaml", "utf8").split("name:")[0];
    for (const path of files) expect(header).toContain(path.slice(2));
  });

  it("puts nginx in front of both servers, which trust only its network", () => {
    const port = imageEnvironment()["PORT"];
    const servers = [...nginx.matchAll(/^ +server (\S+) /gm)].map(([, server]) => server);
    expect(servers).toEqual(desks.map(([name]) => `${name}:${port}`));
    const front = compose.networks["front"];
    for (const [, { environment }] of desks) {
      expect(JSON.stringify(front)).toContain(`"subnet":"${environment["TRUSTED_PROXIES"]}"`);
    }
    const [, listening] = /^ +listen (\d+) backlog=\d+;$/m.exec(nginx) ?? [];
    expect(compose.services["nginx"]?.ports).toEqual([`127.0.0.1:8080:${listening}`]);
  });

  it("pins every image by its digest (T27)", () => {
    const images = services.filter(([, { build }]) => build === undefined);
    expect(images.length).toBe(2);
    for (const [, { image }] of images) expect(image).toMatch(DIGEST);
    const [, node = ""] = /^ARG NODE=(\S+)$/m.exec(dockerfile) ?? [];
    expect(node).toMatch(DIGEST);
    const stages = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
    expect(new Set(stages)).toEqual(new Set(["${NODE}"]));
  });

  it.each(services)("gives %s only the rights and memory that it needs (T27)", (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      cap_add: [],
      security_opt: ["no-new-privileges:true"],
    });
    const user = service.build === undefined ? service.user : /^USER (\w+)$/m.exec(dockerfile)?.[1];
    expect(user).toMatch(/^(node|[1-9]\d*:[1-9]\d*)$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    // Files in tmpfs count toward the container's memory.
    const inMemory = service.tmpfs.map((folder) => /[:,]size=(\w+)/.exec(folder)?.[1] ?? "none");
    const folders = inMemory.reduce((sum, size) => sum + megabytes(size), 0);
    expect(megabytes(service.mem_limit ?? "")).toBeGreaterThan(folders);
  });

  it("leaves memory for more than the heap of Node.js and the cache of nginx", () => {
    const heap = Number(
      /--max-old-space-size=(\d+)/.exec(imageEnvironment()["NODE_OPTIONS"] ?? "")?.[1],
    );
    for (const [, { mem_limit: limit = "" }] of desks)
      expect(megabytes(limit)).toBeGreaterThan(1.5 * heap);
    const [, cacheSize] = / max_size=(\w+) /.exec(nginx) ?? [];
    const cache = compose.services["nginx"]?.tmpfs.find((folder) =>
      folder.startsWith("/var/cache/nginx:"),
    );
    expect(megabytes(cacheSize ?? "")).toBeLessThan(
      megabytes(/size=(\w+)/.exec(cache ?? "")?.[1] ?? ""),
    );
  });
});
