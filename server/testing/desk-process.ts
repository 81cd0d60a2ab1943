import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { NODE_FLAGS } from "./node-flags.ts";

/** A desk in a process of its own. */
export interface DeskProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** The exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** What it wrote so far. */
  readonly output: () => string;
}

/** A folder that is gone when the test is over. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-desk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}

/**
 * Starts `server/main.ts` on a free port, as the image runs it; it ends with the test at the latest.
 *
 * @param env All of its configuration: nothing of the tests' own leaks in.
 * @throws Error with what it said where it does not start.
 */
export async function startDeskProcess(
  env: Readonly<Record<string, string>>,
): Promise<DeskProcess> {
  const entry = resolve(import.meta.dirname, "../main.ts");
  const args = [...NODE_FLAGS, "--import", "tsx", entry];
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env["PATH"], PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const url = await new Promise<string>((found, reject) => {
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
      const [, address] = /Matchdesk is at (\S+)/.exec(output) ?? [];
      if (address !== undefined) found(address);
    });
    void ended.then((code) => reject(new Error(`it ended with ${code}:\n${output}`)));
  });
  return { url, child, ended, output: () => output };
}
