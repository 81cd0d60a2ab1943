import { spawnSync } from "node:child_process";
import { findStaleParts } from "../sources.mjs";

/**
 * Builds the server before tests that start it, unless the build is newer than its sources.
 *
 * @throws an Error if the build fails
 */
export function setup(project) {
  project.provide("isServerBuilt", true);
  if (findStaleParts(["server"]).length === 0) return;
  process.stdout.write("Building the server, which some of the tests start …\n");
  const { status } = spawnSync(process.execPath, ["scripts/build/build.mjs", "server"], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The server could not be built; its output is above.");
}
