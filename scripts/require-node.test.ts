import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";

const folder = mkdtempSync(join(tmpdir(), "matchdesk-node-"));
afterAll(() => rmSync(folder, { recursive: true }));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** Runs a command with a Node.js that reports this version. */
function runWith(version: string, command: string) {
  const fake = join(folder, `${version}.cjs`);
  writeFileSync(fake, `Object.defineProperty(process, "version", { value: "${version}" });`);
  const env = { PATH: process.env["PATH"], NODE_OPTIONS: `--require=${fake}` };
  return spawnSync("sh", ["-c", command], { encoding: "utf8", env });
}

describe("require-node.cjs", () => {
  it.each(Object.entries(scripts).filter(([, script]) => /\bnode /.test(script)))(
    "ends npm run %s with an instruction when Node.js is too old",
    (_, script) => {
      const { status, stderr, stdout } = runWith("v18.20.8", script);
      expect([status, stdout]).toEqual([78, ""]);
      expect(stderr).toMatch(
        /^Matchdesk needs Node\.js 20\.19 or newer, but this is v18\.20\.8 \(/,
      );
      expect(stderr.trim().split("\n")).toHaveLength(1);
    },
  );

  it.each([
    ["v9.11.2", 78],
    ["v20.0.0", 78],
    ["v20.18.3", 78],
    ["v20.19.0", 0],
    ["v21.0.0", 0],
    ["v24.0.0-rc.1", 0],
    ["v100.0.0", 0],
  ])("ends %s with status %i", (version, status) => {
    const command = "node --require ./scripts/require-node.cjs --eval ''";
    expect(runWith(version, command).status).toBe(status);
  });
});
