/**
 * Runs everything that must pass: checks, unit tests, end-to-end tests. The last line is a summary.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { summarizeTests } from "./check/test-summary.mjs";

const folder = mkdtempSync(join(tmpdir(), "matchdesk-test-"));
const unitReport = join(folder, "unit.json");
const e2eReport = join(folder, "e2e.json");

const checks = run("node", ["scripts/check/check.mjs"], {});
const unit = run(
  "npx",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  {},
);
const e2e = run("node", ["scripts/e2e.mjs", "--reporter=list,json"], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
});
const { ok, lines } = summarizeTests({
  checks,
  unit: { ok: unit, report: readReport(unitReport) },
  e2e: { ok: e2e, report: readReport(e2eReport) },
});
rmSync(folder, { recursive: true, force: true });

// Logs are often truncated to their end, so failures and their causes are printed last.
process.stdout.write(`${lines.join("\n")}\n`);
process.exit(ok ? 0 : 1);

/** Reads a JSON report; `null` if the run wrote none or only a part of one. */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function run(command, args, env) {
  const options = { stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(command, args, options).status === 0;
}
