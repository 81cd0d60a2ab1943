/** Everything that must hold: checks, unit tests, end-to-end tests. The last line sums them up. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** What was expected and what came stand in the first lines of an end-to-end test's error. */
const CAUSE_LINES = 12;

const folder = mkdtempSync(join(tmpdir(), "matchdesk-test-"));
const unitReport = join(folder, "unit.json");
const e2eReport = join(folder, "e2e.json");

const checked = run("node", ["scripts/check.mjs"], {});
const unit = run(
  "npx",
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  {},
);
const e2e = run("node", ["scripts/e2e.mjs", "--reporter=list,json"], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
});

const counts = [
  { passed: 0, failed: checked ? 0 : 1 },
  counted(unit, unitReport, ({ numPassedTests, numFailedTests }) => [
    numPassedTests,
    numFailedTests,
  ]),
  counted(e2e, e2eReport, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
];
const broken = [
  ...(checked ? [] : ["node scripts/check.mjs"]),
  ...named(unitReport, ({ testResults }) => testResults.flatMap(brokenUnits)),
  ...named(e2eReport, ({ suites }) => suites.flatMap(brokenSpecs)),
];
rmSync(folder, { recursive: true, force: true });

const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
// A log is often cut to its end: what broke stands there, with how it broke.
for (const text of broken) process.stdout.write(`FAILED ${text}\n`);
process.stdout.write(`${sum("passed")} passed, ${sum("failed")} failed\n`);
process.exit(sum("failed") === 0 ? 0 : 1);

/** A run that failed counts at least one failure, whatever its report says or whether there is one. */
function counted(ok, report, read) {
  try {
    const [passed, failed] = read(JSON.parse(readFileSync(report, "utf8")));
    return { passed, failed: ok ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function named(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, "utf8")));
  } catch {
    return [`there is no report of ${report}`];
  }
}

function brokenUnits({ name, message, assertionResults }) {
  const tests = assertionResults.filter(({ status }) => status === "failed");
  if (tests.length === 0 && message !== "") return [`${name}: ${message}`];
  return tests.map((test) => `${name} › ${test.fullName}: ${test.failureMessages.join("\n")}`);
}

function brokenSpecs({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(
      ({ file, line, title, tests }) =>
        `e2e/specs/${file}:${line} › ${title}: ${tests.flatMap(causes).join("\n")}`,
    );
  return [...own, ...suites.flatMap(brokenSpecs)];
}

function causes({ results }) {
  return results.flatMap(({ errors }) =>
    errors.map(({ message }) => {
      const lines = stripVTControlCharacters(message).split("\n");
      return lines
        .filter((line) => line.trim() !== "")
        .slice(0, CAUSE_LINES)
        .join("\n");
    }),
  );
}

function run(command, args, env) {
  const options = { stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(command, args, options).status === 0;
}
