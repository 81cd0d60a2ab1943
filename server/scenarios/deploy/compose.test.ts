/** What can be said of compose.yaml without Docker: its schema, and that all it names is there. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { must } from "#core/lib/must.ts";
import { type Environment, parseConfig } from "#server/config/config.ts";
import {
  type ComposeService,
  fillComposeFile,
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
/** What the administrator puts into the files of the secrets. */
const SECRETS: Readonly<Record<string, string>> = {
  "./secrets/client-secret": "canary-secret",
  "./secrets/postgres-password": "canary-password",
};
const compose = fillComposeFile(file, ENV);
const services = Object.entries(compose.services);
const desks = services.filter(([, { build }]) => build !== undefined);

/** Everything a process of the image would read, the secret as Docker mounts it. */
function parse(environment: Environment) {
  return parseConfig({ ...imageEnvironment(), ...environment }, (path) => {
    const [, name = ""] = /^\/run\/secrets\/(.+)$/.exec(path) ?? [];
    return must(SECRETS[compose.secrets[name]?.file ?? ""], `${path} is mounted`);
  });
}

/** `ENV` of the last stage. */
function imageEnvironment(): Record<string, string> {
  const pairs = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) =>
    line.split(" "),
  );
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
}

/** Docker's sizes, like 512m, in MB. */
const megabytes = (size: string): number => Number(/^(\d+)m$/.exec(size)?.[1]);
const DIGEST = /^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

const declared = (of: keyof typeof compose): string[] => Object.keys(compose[of]).toSorted();
const named = (of: (service: ComposeService) => readonly string[]): string[] =>
  [...new Set(services.flatMap(([, service]) => of(service)))].toSorted();
const sourceOf = (volume: string): string => must(volume.split(":")[0], "a volume has a source");

describe("compose.yaml", () => {
  it("fits the schema of the Compose specification", () => {
    const folder = dirname(createRequire(import.meta.url).resolve("dclint/package.json"));
    const schema = JSON.parse(readFileSync(join(folder, "schemas/compose.schema.json"), "utf8"));
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    const validate = ajv.compile({ ...schema, $schema: undefined });
    expect([validate(file), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { desk: { imag: "matchdesk" } } })).toBe(false);
  });

  it("names nothing that is not in it, and no file that is not here", () => {
    const [files, volumes] = [true, false].map((isFile) =>
      named((service) => service.volumes.map(sourceOf)).filter(
        (source) => source.startsWith("./") === isFile,
      ),
    );
    expect(files).toEqual(["./deploy/nginx.conf"]);
    expect(files?.every((path) => existsSync(path))).toBe(true);
    expect(volumes).toEqual(declared("volumes"));
    expect(named(({ networks }) => networks)).toEqual(declared("networks"));
    expect(named(({ secrets }) => secrets)).toEqual(declared("secrets"));
  });

  it("gives 2,000 viewers who connect at once a place in nginx's queue", () => {
    expect(Number(/listen 8080 backlog=(\d+);/.exec(nginx)?.[1])).toBeGreaterThanOrEqual(2_000);
  });

  it("waits only for what says of itself that it is well", () => {
    const waitedFor = services.flatMap(([, service]) => Object.entries(service.depends_on));
    expect(waitedFor.length).toBeGreaterThan(0);
    for (const [name, { condition }] of waitedFor) {
      expect(condition).toBe("service_healthy");
      const service = must(compose.services[name], `${name} is a service`);
      const saysSo =
        service.healthcheck !== undefined ||
        (service.build !== undefined && /^HEALTHCHECK /m.test(dockerfile));
      expect([name, saysSo]).toEqual([name, true]);
    }
  });

  it("configures two desks as they can be, by variables that each do something", () => {
    expect(desks).toHaveLength(2);
    const { environment } = must(desks[0], "there are two")[1];
    const whole = { ...environment, STAFF_USERS: "", STAFF_AUTH: "off" };
    const parsed = parse(whole);
    expect(parsed.ok ? [] : parsed.problems).toEqual([]);
    for (const name of Object.keys(environment)) {
      expect([name, parse({ ...whole, [name]: "?" })]).not.toEqual([name, parsed]);
    }
  });

  it("makes nobody staff without sign-in: it does not start then (T21)", () => {
    const { environment } = must(desks[0], "there are two")[1];
    const parsed = parse(environment);
    expect(parsed.ok ? [] : parsed.problems).toEqual([expect.stringMatching(/^HOST: 0\.0\.0\.0/)]);
    const alone = parse({});
    expect(alone.ok ? [] : alone.problems).toEqual([expect.stringMatching(/^HOST: 0\.0\.0\.0/)]);
  });

  it.each(["UPSTREAM_URL", "CLIENT_ID", "STAFF_USERS"])("asks for %s", (name) => {
    const rest = Object.fromEntries(Object.entries(ENV).filter(([each]) => each !== name));
    expect(() => fillComposeFile(file, rest)).toThrow(name);
  });

  it("mounts every secret from a file outside of repository and image (T27)", () => {
    // Compose copies secrets of another source into the container, and refuses to if its root is read-only.
    const files = Object.values(compose.secrets).map(({ file: path }) => path);
    expect(files.toSorted()).toEqual(Object.keys(SECRETS));
    for (const ignored of [".gitignore", ".dockerignore"]) {
      expect(readFileSync(ignored, "utf8").split("\n")).toContain("secrets");
    }
    const header = readFileSync("compose.yaml", "utf8").split("name:")[0];
    for (const path of files) expect(header).toContain(path.slice(2));
  });

  it("puts nginx before both desks, which trust its network and no other", () => {
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

  it.each(services)("gives %s no more than it needs (T27)", (_, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      cap_add: [],
      security_opt: ["no-new-privileges:true"],
    });
    const user = service.build === undefined ? service.user : /^USER (\w+)$/m.exec(dockerfile)?.[1];
    expect(user).toMatch(/^(node|[1-9]\d*:[1-9]\d*)$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    // What is in a folder in memory counts as the container's memory.
    const inMemory = service.tmpfs.map((folder) => /[:,]size=(\w+)/.exec(folder)?.[1] ?? "none");
    const folders = inMemory.reduce((sum, size) => sum + megabytes(size), 0);
    expect(megabytes(service.mem_limit ?? "")).toBeGreaterThan(folders);
  });

  it("leaves room beside the heap of Node.js, and beside what nginx keeps", () => {
    const heap = Number(
      /--max-old-space-size=(\d+)/.exec(imageEnvironment()["NODE_OPTIONS"] ?? "")?.[1],
    );
    for (const [, { mem_limit: limit = "" }] of desks)
      expect(megabytes(limit)).toBeGreaterThan(1.5 * heap);
    const [, kept] = / max_size=(\w+) /.exec(nginx) ?? [];
    const cache = compose.services["nginx"]?.tmpfs.find((folder) =>
      folder.startsWith("/var/cache/nginx:"),
    );
    expect(megabytes(kept ?? "")).toBeLessThan(
      megabytes(/size=(\w+)/.exec(cache ?? "")?.[1] ?? ""),
    );
  });

  it("puts no secret into an environment, where every inspection of a container shows it (T27)", () => {
    for (const [, { environment }] of services) {
      expect(JSON.stringify(environment)).not.toMatch(/canary/);
    }
  });
});
