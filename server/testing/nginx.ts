import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import * as z from "zod";
import { createTestFolder } from "./desk-process.ts";
import { findFreePort } from "./free-port.ts";

const PROGRAM = "/usr/sbin/nginx";

/** A line of its access log, as far as tests look at it. */
const LogLineSchema = z.object({
  requestId: z.string(),
  path: z.string(),
  status: z.number(),
});

export interface Nginx {
  readonly url: string;
  /** Its access log so far. */
  readonly log: () => readonly z.infer<typeof LogLineSchema>[];
}

/**
 * Makes sure that there is an nginx.
 *
 * @throws Error that says what to do where there is none and none can be installed.
 */
export function installNginx(): void {
  if (existsSync(PROGRAM)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const isRoot = process.getuid?.() === 0;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "nginx"]]) {
    if (isRoot) spawnSync("apt-get", args, { env, stdio: "ignore" });
  }
  if (existsSync(PROGRAM)) return;
  throw new Error(
    `${PROGRAM} is missing and could not be installed${isRoot ? "" : ", for this is not root"}. ` +
      "Install Debian's package nginx: the layout of compose.yaml is played with it.",
  );
}

/**
 * Runs nginx with deploy/nginx.conf, of which only addresses and folders are others.
 *
 * @param desks `host:port` of each desk, by its name in compose.yaml.
 */
export async function startNginx(desks: Readonly<Record<string, string>>): Promise<Nginx> {
  const folder = createTestFolder();
  const port = await findFreePort();
  const cache = join(folder, "cache");
  mkdirSync(cache);
  // As in compose.yaml: not as root, and without a right that root has.
  const owner = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  if (owner.uid !== undefined) {
    for (const path of [folder, cache]) chownSync(path, owner.uid, owner.gid);
  }
  const changes: [string, string][] = [
    ["listen 8080 ", `listen 127.0.0.1:${port} `],
    ["http {", `http {\n${temporaryPaths(folder)}`],
    ["/var/cache/nginx", cache],
    ["/run/nginx.pid", join(folder, "pid")],
    ["/dev/stdout", join(folder, "access.log")],
    ["/dev/stderr", join(folder, "error.log")],
    ...Object.entries(desks).map(([name, address]): [string, string] => [`${name}:8787`, address]),
  ];
  let text = readFileSync("deploy/nginx.conf", "utf8");
  for (const [from, to] of changes) {
    expect(text.split(from)).toHaveLength(2);
    text = text.replace(from, to);
  }
  const file = join(folder, "nginx.conf");
  writeFileSync(file, text);
  const args = ["-c", file, "-p", folder, "-e", join(folder, "error.log")];
  const tested = spawnSync(PROGRAM, ["-t", ...args], { encoding: "utf8", ...owner });
  expect(tested.stderr).toContain("test is successful");

  const child = spawn(PROGRAM, [...args, "-g", "daemon off;"], { stdio: "ignore", ...owner });
  const ended = new Promise((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => fetch(url).then(({ status }) => status)).toBeGreaterThan(0);
  return {
    url,
    log: () => {
      const lines = readFileSync(join(folder, "access.log"), "utf8").split("\n");
      return lines
        .filter((line) => line !== "")
        .map((line) => LogLineSchema.parse(JSON.parse(line)));
    },
  };
}

/** Settings of the folders that nginx creates at start: Debian's are writable by root only. */
function temporaryPaths(folder: string): string {
  return ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${join(folder, name)};`)
    .join("\n");
}

/** A number of the user `nobody`. */
function idOf(flag: string): number {
  return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
}
