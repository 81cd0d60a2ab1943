import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates one folder for all files of a unit test run. Returns a function that deletes it. */
export function setup(project) {
  // The projects call this too.
  if (!project.isRootProject()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-unit-"));
  // The tests' PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
