/**
 * Runs everything that must pass: checks, unit tests, end-to-end tests. The last line is a summary.
 */
import { spawnSync } from "node:child_process";
import { PARTS, prepareReport, readTests } from "./check/reports.mjs";
import { summarizeTests } from "./check/test-summary.mjs";

const json = `--outputFile.json=${PARTS.unit.path}`;
const { ok, lines } = summarizeTests([
  run("checks", "node", "scripts/check/check.mjs"),
  run("unit", "npx", "vitest", "run", "--reporter=default", "--reporter=json", json),
  run("e2e", "node", "scripts/e2e.mjs"),
]);

// Logs are often truncated to their end, so failures and their causes are printed last.
process.stdout.write(`${lines.join("\n")}\n`);
process.exit(ok ? 0 : 1);

/** Runs a part; returns what `summarizeTests` needs of it. */
function run(part, command, ...args) {
  prepareReport(part);
  const startedAt = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  const seconds = (Date.now() - startedAt) / 1000;
  return { title: PARTS[part].title, ok: status === 0, seconds, tests: readTests(part) };
}
