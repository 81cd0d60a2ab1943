/**
 * Runs everything that must pass: checks, unit tests, end-to-end tests. The last line is a summary.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { PARTS, prepareReport, readTests } from "./check/reports.mjs";
import { summarizeTests } from "./check/test-summary.mjs";

const json = `--outputFile.json=${PARTS.unit.path}`;
const checks = await run("checks", "node", ["scripts/check/check.mjs"]);
// Tests that wait leave the cores to those that compute. The checks have built what both start.
const [unit, waiting] = await Promise.all([
  run("unit", "npx", ["vitest", "run", "--reporter=default", "--reporter=json", json]),
  runEndToEnd("waiting", "--project=waiting"),
]);
const pages = await runEndToEnd("pages", "--project=drawings", "--project=pages");
const { ok, lines } = summarizeTests([checks, unit, waiting, pages]);

// Logs are often truncated to their end, so failures and their causes are printed last.
process.stdout.write(`${lines.join("\n")}\n`);
process.exit(ok ? 0 : 1);

/** Runs Playwright projects, which write to their own folder because several run at a time. */
function runEndToEnd(part, ...projects) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: PARTS[part].path };
  return run(part, "node", ["scripts/e2e.mjs", `--output=test-results/${part}`, ...projects], env);
}

/** Runs a part; returns what `summarizeTests` needs of it. */
async function run(part, command, args, env = {}) {
  prepareReport(part);
  const startedAt = Date.now();
  const child = spawn(command, args, {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  // Piped, because a report that redraws a terminal would overwrite that of the other part.
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const [status] = await once(child, "close");
  const seconds = (Date.now() - startedAt) / 1000;
  return { title: PARTS[part].title, ok: status === 0, seconds, tests: readTests(part) };
}
