import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { inject, onTestFinished } from "vitest";
import { NODE_FLAGS } from "./node-flags.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether `dist/server` is newer than its sources; see `scripts/build/build-stale-server.mjs`. */
    readonly isServerBuilt?: boolean;
  }
}

const ENTRY = resolve(import.meta.dirname, "../../dist/server/main.js");

const CREDENTIALS = { CLIENT_ID: "client", CLIENT_SECRET: "canary-secret" };

/** A server that runs in a separate process. */
export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** Creates a folder that is deleted when the test ends. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-desk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}

/**
 * Starts the built server on a free port, as in the container image. The process is killed when the
 * test ends. Only for `ISOLATED_TESTS` of `vite.config.ts`, before which the server is built.
 *
 * @param env its configuration; credentials of a service have defaults, and the tests' environment is not inherited
 * @param node program of Node.js
 * @throws an Error with the process's output if it does not start
 */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  node = process.execPath,
) {
  const args = [...NODE_FLAGS, ENTRY];
  const child = spawn(node, args, {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      ...("UPSTREAM_URL" in env && CREDENTIALS),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  if (!inject("isServerBuilt"))
    throw new Error(
      "Add this test to ISOLATED_TESTS in vite.config.ts: they need a current build.",
    );
  let output = "";
  const ended = new Promise<number | null>((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const url = await new Promise<string>((resolveUrl, reject) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const [, address] = /Matchdesk is at (\S+)/.exec(output) ?? [];
      if (address !== undefined) resolveUrl(address);
    });
    void ended.then((code) => reject(new Error(`the server exited with code ${code}:\n${output}`)));
  });
  return {
    url,
    child /** Resolves to the exit code; `null` if a signal ended the process. */,
    ended /** Output of the process so far. */,
    output: () => output,
  };
}
