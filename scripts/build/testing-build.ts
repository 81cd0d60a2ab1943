import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates a folder like a built dashboard, with these files by path. Returns its path. */
export function createTestBuild(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), "matchdesk-scripts-"));
  mkdirSync(join(dir, "assets"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text);
  return dir;
}
