import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SECOND } from "#core/lib/time.ts";
import { loadConfigOrExit } from "./config/load-config.ts";
import { startMatchdesk } from "./matchdesk.ts";
import { describeStartFailure } from "./config/start-failure.ts";

/** Time limit of the shutdown. If it takes longer, the process exits with code 1. */
const SHUTDOWN_TIMEOUT = 5 * SECOND;

/**
 * Runs the server of this process until a signal stops it. Exit codes of sysexits.h: 69 address in
 * use, 78 configuration or archive.
 */
export async function runServer(build: string): Promise<void> {
  const matchdesk = await startMatchdesk(loadConfigOrExit(), {
    version: readVersion(),
    webDir: join(build, "web"),
    fontsDir: join(build, "server/fonts"),
    write: (line) => void process.stdout.write(line),
  }).catch((error: unknown) => {
    const { exitCode, line } = describeStartFailure(error);
    process.stderr.write(`${line}\n`);
    process.exit(exitCode);
  });

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
      void matchdesk.stop();
    });
  }
  const source = matchdesk.isDemo
    ? "demo data; set UPSTREAM_URL to use your own service"
    : "data from your service";
  process.stdout.write(`Matchdesk is at ${matchdesk.url} (${source})\n`);
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(resolve("package.json"), "utf8"));
  const isManifest = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isManifest ? String(manifest.version) : "unknown";
}
