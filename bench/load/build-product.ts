import { spawnSync } from "node:child_process";

/** Builds parts of the product (all without any); ends the bench where that fails: old code is no figure. */
export function buildProduct(...parts: readonly string[]): void {
  const args = ["scripts/build/build.mjs", ...parts];
  const { status } = spawnSync(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) process.exit(1);
}
