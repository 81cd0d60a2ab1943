import { spawnSync } from "node:child_process";

/**
 * Builds parts of the product, or all without arguments. Ends the benchmark if the build fails,
 * because results of an old build would be wrong.
 */
export function buildProductOrExit(...parts: readonly string[]): void {
  const args = ["scripts/build/build.mjs", ...parts];
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
}
