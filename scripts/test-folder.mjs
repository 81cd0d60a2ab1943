import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a run of unit tests one folder for all that they write, and removes it when they are done. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), "matchdesk-unit-"));
  // The PostgreSQL that tests start runs as somebody else.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
