/** Reads the reports that the parts of `npm test` write, and converts them to one list of tests. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/**
 * Number of lines printed of an end-to-end test's error, which include the expected and the
 * received value.
 */
const CAUSE_LINES = 12;

/** The parts of `npm test`, each with its report and the function that converts it. */
export const PARTS = {
  checks: { title: "checks", path: "test-results/checks.json", convert: convertChecks },
  unit: { title: "unit tests", path: "test-results/unit.json", convert: convertUnit },
  waiting: {
    title: "end-to-end tests that wait",
    path: "test-results/waiting.json",
    convert: convertE2e,
  },
  pages: { title: "other end-to-end tests", path: "test-results/pages.json", convert: convertE2e },
};

/** Deletes the report of an earlier run, and creates the folder of the new one. */
export function prepareReport(part) {
  rmSync(PARTS[part].path, { force: true });
  mkdirSync(dirname(PARTS[part].path), { recursive: true });
}

/** Writes the report of a part as JSON. */
export function writeReport(part, report) {
  prepareReport(part);
  writeFileSync(PARTS[part].path, JSON.stringify(report));
}

/**
 * Returns the tests of a part from its report; `null` if the run wrote no complete one.
 *
 * A test is `{ file, title, status, seconds, cause }`. `status` is "passed", "failed", "skipped" or
 * "flaky" (passed at its second attempt), `cause` the text of its errors, "" if there is none.
 */
export function readTests(part) {
  const { path, convert } = PARTS[part];
  try {
    return convert(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}

/** Converts the report of scripts/check/check.mjs. */
export function convertChecks(report) {
  return report.map(({ name, ok, milliseconds }) => ({
    file: "scripts/check/check.mjs",
    title: name,
    status: ok ? "passed" : "failed",
    seconds: milliseconds / 1000,
    cause: "",
  }));
}

/** Converts Vitest's JSON report. A file that could not be loaded counts as a failed test. */
export function convertUnit({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (assertionResults.length === 0 && message !== "")
      return [{ file, title: "can be loaded", status: "failed", seconds: 0, cause: message }];
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      file,
      title: fullName,
      status: status === "passed" || status === "failed" ? status : "skipped",
      seconds: (duration ?? 0) / 1000,
      cause: failureMessages.join("\n"),
    }));
  });
}

/** Converts Playwright's JSON report. The cause of a test contains those of all its attempts. */
export function convertE2e({ suites }) {
  return suites.flatMap(specsIn).map(({ file, line, title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    const statuses = tests.map(({ status }) => status);
    return {
      file: `e2e/specs/${file}`,
      title: `line ${line} › ${title}`,
      status: statusOf(ok, statuses),
      seconds: results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000,
      cause: results.flatMap(({ errors }) => errors.map(firstLines)).join("\n"),
    };
  });
}

function statusOf(ok, statuses) {
  if (!ok) return "failed";
  if (statuses.includes("flaky")) return "flaky";
  return statuses.every((status) => status === "skipped") ? "skipped" : "passed";
}

function specsIn({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}

function firstLines({ message }) {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines
    .filter((line) => line.trim() !== "")
    .slice(0, CAUSE_LINES)
    .join("\n");
}
