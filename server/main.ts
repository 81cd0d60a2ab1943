/** `npm start`: a desk for this process. Exit codes of sysexits.h: 69 address taken, 78 configuration or store. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { SECOND } from "#core/lib/time.ts";
import { loadConfig } from "./config/load-config.ts";
import { startMatchdesk } from "./matchdesk.ts";
import { describeStartFailure } from "./config/start-failure.ts";

/** The whole shutdown takes less; where it does not, something hangs, and the exit code is 1. */
const LAST_MOMENT = 5 * SECOND;

const matchdesk = await startMatchdesk(loadConfig(), {
  version: readVersion(),
  webDir: resolve("dist/web"),
  fontsDir: resolve("dist/server/fonts"),
  write: (line) => void process.stdout.write(line),
}).catch((error: unknown) => {
  const { exitCode, line } = describeStartFailure(error);
  process.stderr.write(`${line}\n`);
  process.exit(exitCode);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    setTimeout(() => process.exit(1), LAST_MOMENT).unref();
    void matchdesk.stop();
  });
}
const what = matchdesk.isDemo
  ? "invented demo events; set UPSTREAM_URL for your own"
  : "reading your service";
process.stdout.write(`Matchdesk is at ${matchdesk.url} (${what})\n`);

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(resolve("package.json"), "utf8"));
  const isManifest = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isManifest ? String(manifest.version) : "unknown";
}
