/** Starts the server with each supported Node.js release line that is on this machine. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, it, vi } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { createTestFolder, startServerProcess } from "#server/testing/server-process.ts";

// A start takes seconds, on a busy machine many.
vi.setConfig({ testTimeout: 120_000 });

/** Folders in which version managers and administrators install one folder per version. */
const PARENTS = [
  join(homedir(), ".nvm/versions/node"),
  join(homedir(), ".volta/tools/image/node"),
  "/usr/local/n/versions/node",
  "/usr/local",
  "/opt",
];

const installed = findPrograms();

it.for(["20", "22", "24"])(
  "starts with Node.js %s and serves matches",
  async (version, { skip }) => {
    const program = installed.get(version);
    if (program === undefined) return skip(`Node.js ${version} is not on this machine`);
    const env = { DATA_DIR: createTestFolder() };
    const { url } = await startServerProcess(env, program);
    const status = async (): Promise<number> => (await fetch(`${url}/readyz`)).status;
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    const response = await fetch(url + apiPaths.matches());
    expect(response.status).toBe(200);
    expect(MatchListSchema.parse(await response.json()).matches.length).toBeGreaterThan(10);
  },
);

it("finds the release line that runs this test", () => {
  const [version = ""] = process.versions.node.split(".");
  expect(installed.has(version)).toBe(true);
});

/** Returns the paths of the Node.js programs by release line. */
function findPrograms(): ReadonlyMap<string, string> {
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    ...PARENTS.flatMap((parent) => listFolder(parent).map((name) => join(parent, name, "bin"))),
  ];
  const programs = new Map<string, string>();
  for (const path of [process.execPath, ...folders.map((folder) => join(folder, "node"))]) {
    const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
    const [, version] = /^v(\d+)\./.exec(stdout ?? "") ?? [];
    if (version !== undefined && !programs.has(version)) programs.set(version, path);
  }
  return programs;
}

function listFolder(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
